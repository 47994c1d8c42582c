import { postSitemap } from '@/lib/seo/post-sitemaps';

export const revalidate = 300;

/** The published posts, newest first. */
export const GET = () => postSitemap('/server-sitemap.xml');
