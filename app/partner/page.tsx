import { PartnerView } from '@/components/partner/partner-view';
import { partnerPage } from '@/content/partner';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: partnerPage.metaTitle,
  description: partnerPage.metaDescription,
  path: '/partner',
  keywords: partnerPage.keywords,
});

export default function PartnerPage() {
  return <PartnerView />;
}
