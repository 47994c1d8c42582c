import type { SearchHit } from '@/lib/search/search-index';
import type { FoundArticle } from './found-articles';

/** An article as it stands in a list of results. */
export function toFoundArticle({ path, title, category, excerpt }: SearchHit): FoundArticle {
  return { path, title, about: excerpt ? `${category} · ${excerpt}` : category };
}
