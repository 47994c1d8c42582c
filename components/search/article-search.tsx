import { Icon } from '@/components/ui/icon';
import { articleSearch } from '@/content/article-search';
import { LiveSearch } from './live-search';
import './search.css';

/** A field over all articles. As a plain form it leads to /search; with scripts it lists what it finds below itself. */
export function ArticleSearch({ id = 'article-search' }: { id?: string }) {
  return (
    <search className="search-field">
      <form id={id} className="article-search" action="/search" method="get">
        <label className="vh" htmlFor={`${id}-field`}>
          {articleSearch.label}
        </label>
        <Icon name="search" />
        <input
          id={`${id}-field`}
          name="q"
          type="search"
          placeholder={articleSearch.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
        <button className="btn btn-main" type="submit">
          {articleSearch.submit}
        </button>
        <div className="search-found" id={`${id}-found`} hidden>
          <p className="small muted" role="status" />
          <ul />
        </div>
        <LiveSearch formId={id} />
      </form>
    </search>
  );
}
