import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ArticleBody } from '@/components/blog/article-body';
import { startContentful, tokens } from '@/e2e/support/contentful';
import { forgetSingleton } from '@/lib/platform/singleton';
import { articleMarkdown } from '@/lib/syndication/article-markdown';
import { findArticle } from './article';
import { checkPosts } from './contentful/check';
import { env } from './testing/env';
import { type RealArticle, realBodies, realFields } from './testing/real-articles';

vi.mock('@/lib/platform/env', () => import('@/lib/blog/testing/env'));
// Tags need Next's cache.
vi.mock('@/lib/platform/next/page-tags', () => ({ tagPage: async () => 0 }));

const contentful = await startContentful();
Object.assign(env, { CONTENTFUL_HOST: contentful.url, CONTENTFUL_IMAGE_HOSTS: [contentful.host] });
afterAll(() => contentful.close());
beforeEach(() => {
  forgetSingleton('blog.published');
  contentful.command({ do: 'reset', samples: false });
});

/** Publishes the article. Returns it as its page reads it, and the problems that editors see. */
async function publish({ slug, fields, assets = {} }: Omit<RealArticle, 'page'>) {
  for (const [id, asset] of Object.entries(assets)) contentful.command({ do: 'picture', id, ...asset });
  contentful.command({ do: 'publish', entry: { id: 'real', tags: ['localAttractions'], fields } });
  const found = await findArticle(slug);
  const { problems } = await checkPosts({ host: contentful.url, accessToken: tokens.delivery });
  const names = problems.flatMap(({ problem }) => (problem === 'no-alt-text' ? [] : problem)).sort();
  if (found.status !== 'found') throw new Error(`The article is ${found.status}.`);
  return { article: found.article, names };
}

const atHost = (html: string) => html.replaceAll(`http://${contentful.host}/`, 'http://HOST/');

test.each(realBodies)('people get an article with $name', async (real) => {
  const { article, names } = await publish(real);
  const [, shown = ''] =
    /^<div class="prose[^>]*>(.*)<\/div>$/s.exec(renderToStaticMarkup(<ArticleBody article={article} />)) ??
    [];
  const page = atHost(shown)
    .replace(/ (target|rel|srcset|sizes|loading|decoding)="[^"]*"/g, '')
    .replaceAll('?w=800&amp;q=80&amp;fm=webp', '')
    .replaceAll('http://HOST/pictures/cover.jpg', '//HOST/pictures/cover.jpg');
  if (typeof real.page === 'string') expect(page).toBe(real.page);
  else expect(page).toMatch(real.page);
  expect(names).toEqual(real.problems ?? []);

  const markdown = atHost(articleMarkdown(article));
  if (real.markdown instanceof RegExp) expect(markdown).toMatch(real.markdown);
  else expect(markdown).toContain(real.markdown ?? '');
});

test.each(realFields)('people get an article with $name', async (real) => {
  const { article, names } = await publish(real);
  expect(article.post).toMatchObject({ title: real.title, slug: real.slug, body: { kind: 'words' } });
  expect(JSON.stringify(article.post).isWellFormed()).toBe(true);
  expect(JSON.stringify(article.post)).not.toMatch(/\\ud[89a-f]/);
  expect(names).toEqual(real.problems ?? []);
});
