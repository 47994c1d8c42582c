import { ListFailed } from '@/components/blog/list-states';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { articleSearch } from '@/content/article-search';
import type { PostLink } from '@/lib/blog/post';
import { trail } from '@/lib/seo/breadcrumbs';
import { SearchResults } from './search-results';
import '@/components/blog/blog.css';
import './search.css';

/** The page of results. As it comes from the server it lists the newest articles. */
export function SearchView({ posts }: { posts: PostLink[] | null }) {
  return (
    <div className="wrap search-page">
      <header>
        <Breadcrumbs
          crumbs={trail({ name: 'Blog', path: '/blog' }, { name: articleSearch.submit, path: '/search' })}
        />
        <h1>{articleSearch.title}</h1>
        <p className="lead">{articleSearch.intro}</p>
      </header>
      {posts === null ? (
        <ListFailed path="/search" />
      ) : (
        <SearchResults
          newest={posts.map(({ path, title, category }) => ({ path, title, about: category.name }))}
        />
      )}
    </div>
  );
}
