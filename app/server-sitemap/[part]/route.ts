import { postSitemap } from '@/lib/seo/post-sitemaps';

export const revalidate = 300;

/** None is prerendered: they exist only if one sitemap cannot list all posts. */
export function generateStaticParams() {
  return [];
}

/** The posts past the first 50,000: `/server-sitemap/2.xml`. */
export async function GET(_: Request, { params }: RouteContext<'/server-sitemap/[part]'>) {
  return postSitemap(`/server-sitemap/${(await params).part}`);
}
