import { MissionView } from '@/components/about/mission-view';
import { missionPage } from '@/content/about';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...missionPage, path: '/mission' });

export default function MissionPage() {
  return <MissionView />;
}
