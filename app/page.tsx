import { homePage } from '@/content/home';
import { feedAlternates, pageMetadata } from '@/lib/seo/page-metadata';

export const revalidate = 300;

export const metadata = pageMetadata({ ...homePage, path: '/', alternates: feedAlternates });

export { HomeView as default } from '@/components/home/home-view';
