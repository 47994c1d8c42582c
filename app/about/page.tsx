import { AboutView } from '@/components/about/about-view';
import { aboutPage } from '@/content/about';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: aboutPage.metaTitle,
  description: aboutPage.metaDescription,
  path: '/about',
  keywords: aboutPage.keywords,
});

export default function AboutPage() {
  return <AboutView />;
}
