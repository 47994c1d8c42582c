import { PlansView } from '@/components/plans/plans-view';
import { plansPage } from '@/content/plans-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...plansPage, path: '/plans' });

export default function PlansPage() {
  return <PlansView />;
}
