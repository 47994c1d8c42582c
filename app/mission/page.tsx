import { MissionView } from '@/components/about/mission-view';
import { missionPage } from '@/content/about';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: missionPage.metaTitle,
  description: missionPage.metaDescription,
  path: '/mission',
  keywords: missionPage.keywords,
});

export default function MissionPage() {
  return <MissionView />;
}
