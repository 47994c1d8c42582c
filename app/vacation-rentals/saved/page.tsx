import { SavedView } from '@/components/rentals/saved-view';
import { savedHomesCopy } from '@/content/rental-pages';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...savedHomesCopy, path: '/vacation-rentals/saved' });

export default function SavedPage() {
  return <SavedView />;
}
