import 'server-only';
import { company } from '@/content/company';
import { guide } from '@/content/guide';
import { feedFormats } from '@/lib/syndication/feed-formats';
import type { PageDescription } from './page-metadata';
import { absoluteUrl } from './urls';

type Alternates = NonNullable<PageDescription['alternates']>;

/** The feeds, as a page's head announces them. */
export const feedAlternates: Alternates = Object.fromEntries(
  Object.entries(feedFormats).map(([path, { name, type }]) => [
    type,
    [{ url: absoluteUrl(path), title: `${guide.name} | ${company.name} (${name})` }],
  ]),
);

/** An article's head announces the feeds and its own text. */
export function articleAlternates(path: string): Alternates {
  return { ...feedAlternates, 'text/markdown': [{ url: absoluteUrl(`${path}.md`), title: 'Markdown' }] };
}
