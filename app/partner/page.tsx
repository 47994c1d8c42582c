import { PartnerView } from '@/components/partner/partner-view';
import { partnerPage } from '@/content/partner';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...partnerPage, path: '/partner' });

export default function PartnerPage() {
  return <PartnerView />;
}
