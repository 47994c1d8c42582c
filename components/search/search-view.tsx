import { ListFailed } from '@/components/blog/list-states';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Icon } from '@/components/ui/icon';
import { startsByQuery } from '@/components/ui/starts';
import { articleSearch } from '@/content/article-search';
import type { PostLink } from '@/lib/blog/post';
import { trail } from '@/lib/seo/breadcrumbs';
import { LiveSearch } from './live-search';
import '@/components/blog/blog.css';
import './search.css';

const ID = 'search-page';

/** The page of results. As it comes from the server it lists the newest articles; scripts put in what was found. */
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
      <search className="search-field">
        <form id={ID} className="article-search" action="/search" method="get" {...startsByQuery(['q'])}>
          <label className="vh" htmlFor={`${ID}-field`}>
            {articleSearch.label}
          </label>
          <Icon name="search" />
          <input
            id={`${ID}-field`}
            name="q"
            type="search"
            placeholder={articleSearch.placeholder}
            autoComplete="off"
            maxLength={100}
          />
          <button className="btn btn-main" type="submit">
            {articleSearch.submit}
          </button>
          <LiveSearch formId={ID} inPage />
        </form>
      </search>
      {posts === null ? <ListFailed path="/search" /> : <Found posts={posts} />}
    </div>
  );
}

function Found({ posts }: { posts: PostLink[] }) {
  return (
    <section className="search-found" id={`${ID}-found`} aria-label="Articles">
      <p className="muted without-scripts">{articleSearch.withoutScripts}</p>
      <p className="muted" role="status">
        {articleSearch.newest}
      </p>
      <ul>
        {posts.map(({ id, path, title, category }) => (
          <li key={id}>
            <a href={path}>
              <span>{title}</span>
              <small>{category.name}</small>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className="link" href="/blog">
          {articleSearch.browse}
        </a>
      </p>
    </section>
  );
}
