import { readFileSync } from 'node:fs';
import type { Picture } from '@/e2e/support/contentful/store';
import type { levels } from '@/lib/blog/findings';

/** An article that somebody really wrote, and what readers and editors get. `HOST` is the fake Contentful's host. */
export interface RealArticle {
  name: string;
  slug: string;
  fields: Record<string, unknown>;
  assets?: Record<string, Picture>;
  /** The title on the page, if the test checks it. */
  title?: string;
  /** The body's HTML, or parts of it, without the attributes that only pictures and new tabs have on a page. */
  page?: string | string[];
  /** Parts of the body as Markdown. */
  markdown?: string[];
  /** What `npm run contentful -- check` reports, besides missing alternative texts. */
  problems?: (keyof typeof levels)[];
}

const file = new URL('./real-articles.json', import.meta.url);
export const realArticles: RealArticle[] = JSON.parse(readFileSync(file, 'utf8'));
