import { plansPage } from '@/content/plans-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...plansPage, path: '/plans' });

export { PlansView as default } from '@/components/plans/plans-view';
