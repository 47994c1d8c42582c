import { TeamView } from '@/components/about/team-view';
import { teamPage } from '@/content/about';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...teamPage, path: '/team' });

export default function TeamPage() {
  return <TeamView />;
}
