import { RentalsView } from '@/components/rentals/rentals-view';
import { rentalsPage } from '@/content/rentals';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: rentalsPage.metaTitle,
  description: rentalsPage.metaDescription,
  path: '/vacation-rentals',
  keywords: rentalsPage.keywords,
});

export default function VacationRentalsPage() {
  return <RentalsView />;
}
