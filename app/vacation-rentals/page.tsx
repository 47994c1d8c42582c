import { RentalsView } from '@/components/rentals/rentals-view';
import { rentalsPage } from '@/content/rental-pages';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...rentalsPage, path: '/vacation-rentals' });

export default function VacationRentalsPage() {
  return <RentalsView />;
}
