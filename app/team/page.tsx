import { TeamView } from '@/components/about/team-view';
import { teamPage } from '@/content/about';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: teamPage.metaTitle,
  description: teamPage.metaDescription,
  path: '/team',
  keywords: teamPage.keywords,
});

export default function TeamPage() {
  return <TeamView />;
}
