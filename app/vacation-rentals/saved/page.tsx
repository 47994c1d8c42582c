import { savedHomesCopy } from '@/content/rental-pages';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...savedHomesCopy, path: '/vacation-rentals/saved' });

export { SavedView as default } from '@/components/rentals/saved-view';
