import { rentalsPage } from '@/content/rental-pages';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...rentalsPage, path: '/vacation-rentals' });

export { RentalsView as default } from '@/components/rentals/rentals-view';
