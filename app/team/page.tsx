import { teamPage } from '@/content/about';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...teamPage, path: '/team' });

export { TeamView as default } from '@/components/about/team-view';
