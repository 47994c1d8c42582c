import { ThankYouView } from '@/components/thank-you/thank-you-view';
import { thankYouMetadata } from '@/lib/seo/thank-you-metadata';

export const metadata = thankYouMetadata('referral', '/referral/thank-you');

export default function ThankYouPage() {
  return <ThankYouView kind="referral" path="/referral/thank-you" />;
}
