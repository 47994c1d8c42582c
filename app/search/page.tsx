import type { Metadata } from 'next';
import { SearchView } from '@/components/search/search-view';
import { articleSearch } from '@/content/article-search';
import { regenerateSoon } from '@/lib/blog/cache-tags';
import { isContentServiceError } from '@/lib/blog/content-service-error';
import { allPosts } from '@/lib/blog/posts';
import { pageStatus } from '@/lib/platform/next/page-status';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const revalidate = 300;

/** Where the field leads without scripts. Other pages list the same articles, so it stays out of search results. */
export async function generateMetadata(): Promise<Metadata> {
  const posts = await newest();
  return {
    ...pageMetadata({
      title: articleSearch.title,
      description: articleSearch.description,
      path: '/search',
      keywords: [],
      noindex: true,
    }),
    ...(posts === null && { other: pageStatus(503) }),
  };
}

export default async function SearchPage() {
  return <SearchView posts={await newest()} />;
}

/** The newest articles; null while the content service fails. */
async function newest() {
  try {
    return (await allPosts()).slice(0, 100);
  } catch (error) {
    if (!isContentServiceError(error)) throw error;
    await regenerateSoon();
    return null;
  }
}
