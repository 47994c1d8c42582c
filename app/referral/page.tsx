import { referralPage } from '@/content/referral-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...referralPage, path: '/referral' });

export { ReferralView as default } from '@/components/referral/referral-view';
