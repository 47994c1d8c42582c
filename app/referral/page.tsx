import { ReferralView } from '@/components/referral/referral-view';
import { referralPage } from '@/content/referral-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: referralPage.metaTitle,
  description: referralPage.metaDescription,
  path: '/referral',
  keywords: referralPage.keywords,
});

export default function ReferralPage() {
  return <ReferralView />;
}
