import { ReferralView } from '@/components/referral/referral-view';
import { referralPage } from '@/content/referral-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...referralPage, path: '/referral' });

export default function ReferralPage() {
  return <ReferralView />;
}
