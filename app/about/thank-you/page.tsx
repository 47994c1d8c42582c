import { ThankYouView } from '@/components/thank-you/thank-you-view';
import { thankYouMetadata } from '@/lib/seo/thank-you-metadata';

export const metadata = thankYouMetadata('about', '/about/thank-you');

export default function ThankYouPage() {
  return <ThankYouView kind="about" path="/about/thank-you" />;
}
