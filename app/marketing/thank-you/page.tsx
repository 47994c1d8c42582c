import { ThankYouView } from '@/components/thank-you/thank-you-view';
import { thankYouMetadata } from '@/lib/seo/thank-you-metadata';

export const metadata = thankYouMetadata('newsletter', '/marketing/thank-you');

export default function ThankYouPage() {
  return <ThankYouView kind="newsletter" path="/marketing/thank-you" />;
}
