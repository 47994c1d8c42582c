import { aboutPage } from '@/content/about';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...aboutPage, path: '/about' });

export { AboutView as default } from '@/components/about/about-view';
