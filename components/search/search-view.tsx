import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { Island } from '@/components/ui/island';
import { Lead } from '@/components/ui/text';
import { articleSearch } from '@/content/article-search';
import type { PostLink } from '@/lib/blog/post/post';
import { trail } from '@/lib/seo/breadcrumbs';
import { SearchResults } from './search-results';

type Props = {
  /** The newest articles; null if the content service failed. */
  posts: PostLink[] | null;
  failed: ReactNode;
};

export function SearchView({ posts, failed }: Props) {
  return (
    <Container className="grid grid-cols-[minmax(0,48rem)] gap-8 pt-6 pb-section">
      <header>
        <Breadcrumbs crumbs={trail('/blog', '/search')} />
        <h1 className="mt-4 mb-5 sm:mt-6 md:mt-10">{articleSearch.title}</h1>
        <Lead>{articleSearch.intro}</Lead>
      </header>
      {posts === null ? (
        failed
      ) : (
        <Island
          name="search-results"
          of={SearchResults}
          props={{
            newest: posts.map(({ path, title, category, publishedAt }) => ({
              ...{ path, title, category: category.name, date: publishedAt.slice(0, 10) },
            })),
          }}
          query={['q']}
        />
      )}
    </Container>
  );
}
