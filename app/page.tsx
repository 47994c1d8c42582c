import { HomeView } from '@/components/home/home-view';
import { homePage } from '@/content/home';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const revalidate = 300;

export const metadata = pageMetadata({
  title: homePage.metaTitle,
  description: homePage.metaDescription,
  path: '/',
  keywords: homePage.keywords,
});

export default function HomePage() {
  return <HomeView />;
}
