import { PlansView } from '@/components/plans/plans-view';
import { plansPage } from '@/content/plans-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: plansPage.metaTitle,
  description: plansPage.metaDescription,
  path: '/plans',
  keywords: plansPage.keywords,
});

export default function PlansPage() {
  return <PlansView />;
}
