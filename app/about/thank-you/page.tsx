import { thankYouMetadata } from '@/components/thank-you/thank-you-metadata';
import { ThankYouView } from '@/components/thank-you/thank-you-view';

export const revalidate = 300;

export const metadata = thankYouMetadata('about', '/about/thank-you');

export default function ThankYouPage() {
  return <ThankYouView kind="about" path="/about/thank-you" />;
}
