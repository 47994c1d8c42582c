import { missionPage } from '@/content/about';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...missionPage, path: '/mission' });

export { MissionView as default } from '@/components/about/mission-view';
