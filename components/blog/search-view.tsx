import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { SearchResults } from '@/components/search/search-results';
import { Container } from '@/components/ui/container';
import { Lead } from '@/components/ui/text';
import { articleSearch } from '@/content/article-search';
import type { PostLink } from '@/lib/blog/post';
import { trail } from '@/lib/seo/breadcrumbs';
import { ListFailed } from './list-states';

/** The page of results. The server renders it with the newest articles. */
export function SearchView({ posts }: { posts: PostLink[] | null }) {
  return (
    <Container className="grid grid-cols-[minmax(0,48rem)] gap-8 pt-6 pb-section">
      <header>
        <Breadcrumbs
          crumbs={trail({ name: 'Blog', path: '/blog' }, { name: articleSearch.submit, path: '/search' })}
        />
        <h1 className="mt-4 mb-5 sm:mt-6 md:mt-10">{articleSearch.title}</h1>
        <Lead>{articleSearch.intro}</Lead>
      </header>
      {posts === null ? (
        <ListFailed path="/search" />
      ) : (
        <SearchResults
          newest={posts.map(({ path, title, category, publishedAt }) => ({
            ...{ path, title, category: category.name, date: publishedAt.slice(0, 10) },
          }))}
        />
      )}
    </Container>
  );
}
