import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ArticleBody } from '@/components/blog/article-body';
import { startContentful, tokens } from '@/e2e/support/contentful';
import { forgetSingleton } from '@/lib/platform/singleton';
import { articleMarkdown } from '@/lib/syndication/article-markdown';
import { findArticle } from './article';
import { checkPosts } from './contentful/check';
import { env } from './testing/env';
import { realArticles } from './testing/real-articles';

vi.mock('@/lib/platform/env', () => import('@/lib/blog/testing/env'));
// `tagPage` needs Next's cache, which tests don't have.
vi.mock('@/lib/platform/next/page-tags', () => ({ tagPage: async () => 0 }));

const contentful = await startContentful();
Object.assign(env, { CONTENTFUL_HOST: contentful.url, CONTENTFUL_IMAGE_HOSTS: [contentful.host] });
afterAll(() => contentful.close());
beforeEach(() => {
  forgetSingleton('blog.published');
  contentful.command({ do: 'reset', samples: false });
});

const replaceHost = (html: string) => html.replaceAll(contentful.host, 'HOST');

test.each(realArticles)('the page and its Markdown show an article with $name', async (real) => {
  const { slug, fields, assets = {}, title, page, markdown = [], problems = [] } = real;
  for (const [id, asset] of Object.entries(assets)) contentful.command({ do: 'picture', id, ...asset });
  contentful.command({ do: 'publish', entry: { id: 'real', tags: ['localAttractions'], fields } });
  const found = await findArticle(slug);
  if (found.status !== 'found') throw new Error(`The article is ${found.status}.`);
  const { article } = found;
  expect(article.post).toMatchObject({ slug, ...(title && { title }) });
  // An unpaired surrogate (half an emoji) would not be the same in the page's HTML and in React's data.
  expect(JSON.stringify(article)).not.toMatch(/\\ud[89a-f]/);

  const html = replaceHost(renderToStaticMarkup(<ArticleBody article={article} />))
    .replace(/ (target|rel|srcset|sizes|loading|decoding)="[^"]*"/g, '')
    .replaceAll(/\?w=\d+&amp;q=80&amp;fm=webp/g, '');
  if (typeof page === 'string') expect(html.replace(/^<div[^>]*>|<\/div>$/g, '')).toBe(page);
  else for (const part of page ?? []) expect(html).toContain(part);
  const written = replaceHost(articleMarkdown(article));
  for (const part of markdown) expect(written).toContain(part);

  const checked = await checkPosts({ origin: contentful.url, accessToken: tokens.delivery });
  const reported = checked.problems
    .map(({ problem }) => problem)
    .filter((problem) => problem !== 'no-alt-text');
  expect(reported.sort()).toEqual(problems);
});
