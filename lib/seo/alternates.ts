import 'server-only';
import { company } from '@/content/company';
import { guide } from '@/content/guide';
import { type FeedPath, feedFormats } from '@/lib/syndication/feed-formats';
import type { PageDescription } from './page-metadata';
import { absoluteUrl } from './urls';

type Alternates = NonNullable<PageDescription['alternates']>;

/** The feeds, as a page's head announces them. */
export const feedAlternates: Alternates = Object.fromEntries(
  (Object.keys(feedFormats) as FeedPath[]).map((path) => {
    const { name, type } = feedFormats[path];
    return [type, [{ url: absoluteUrl(path), title: `${guide.name} | ${company.name} (${name})` }]];
  }),
);

/** An article's head announces the feeds and its own text. */
export function articleAlternates(path: string): Alternates {
  return { ...feedAlternates, 'text/markdown': [{ url: absoluteUrl(`${path}.md`), title: 'Markdown' }] };
}
