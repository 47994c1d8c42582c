import { getServerSideSitemap } from 'next-sitemap';
import { allPosts } from '@/lib/blog/posts';
import { contentAnswer, xmlType } from '@/lib/seo/content-answer';
import { absoluteUrl } from '@/lib/seo/urls';

export const revalidate = 300;

/** Every published post, newest first. */
export function GET() {
  return contentAnswer(async () => {
    const posts = await allPosts();
    const entries = posts.map(({ path, updatedAt }) => ({ loc: absoluteUrl(path), lastmod: updatedAt }));
    return getServerSideSitemap(entries, xmlType);
  });
}
