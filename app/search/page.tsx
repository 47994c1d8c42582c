import type { Metadata } from 'next';
import { ListFailed } from '@/components/blog/list-states';
import { SearchView } from '@/components/search/search-view';
import { articleSearch } from '@/content/article-search';
import { readAllPosts } from '@/lib/blog/posts';
import { catchServiceError } from '@/lib/contentful/content-service-error';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const revalidate = 300;

/** Without JavaScript, the search form opens this page. Not indexed, because other pages list the same articles. */
export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    metaTitle: articleSearch.title,
    metaDescription: articleSearch.description,
    path: '/search',
    keywords: [],
    status: (await loadNewest()) ? undefined : 503,
  });
}

export default async function SearchPage() {
  return <SearchView posts={await loadNewest()} failed={<ListFailed path="/search" />} />;
}

const loadNewest = () =>
  catchServiceError(
    async () => (await readAllPosts()).slice(0, 100),
    () => null,
  );
