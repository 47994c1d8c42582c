import { portalPage } from '@/content/portal';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...portalPage, path: '/portal' });

export { PortalView as default } from '@/components/portal/portal-view';
