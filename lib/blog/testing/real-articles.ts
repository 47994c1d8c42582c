import { readFileSync } from 'node:fs';
import type { Picture } from '@/e2e/support/contentful/store';
import type { ProblemName } from '@/lib/contentful/problems';

/** A real-world article with its expected page, Markdown and problems. `HOST` is the fake Contentful's host. */
export interface RealArticle {
  name: string;
  slug: string;
  fields: Record<string, unknown>;
  assets?: Record<string, Picture>;
  /** The title on the page, if the test checks it. */
  title?: string;
  /** The body's HTML, or parts of it, without attributes for new tabs and for loading pictures. */
  page?: string | string[];
  /** Parts of the body as Markdown. */
  markdown?: string[];
  /** What `npm run contentful -- check` reports, besides missing alternative texts. */
  problems?: ProblemName[];
}

const file = new URL('./real-articles.json', import.meta.url);
export const realArticles: RealArticle[] = JSON.parse(readFileSync(file, 'utf8'));
