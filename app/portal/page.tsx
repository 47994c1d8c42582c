import { PortalView } from '@/components/portal/portal-view';
import { portalPage } from '@/content/portal';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: portalPage.metaTitle,
  description: portalPage.metaDescription,
  path: '/portal',
  keywords: portalPage.keywords,
  noindex: true,
});

export default function PortalPage() {
  return <PortalView />;
}
