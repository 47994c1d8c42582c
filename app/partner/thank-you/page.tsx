import { ThankYouView } from '@/components/thank-you/thank-you-view';
import { thankYouMetadata } from '@/lib/seo/thank-you-metadata';

export const metadata = thankYouMetadata('partner', '/partner/thank-you');

export default function ThankYouPage() {
  return <ThankYouView kind="partner" path="/partner/thank-you" />;
}
