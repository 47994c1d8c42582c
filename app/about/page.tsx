import { AboutView } from '@/components/about/about-view';
import { aboutPage } from '@/content/about';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...aboutPage, path: '/about' });

export default function AboutPage() {
  return <AboutView />;
}
