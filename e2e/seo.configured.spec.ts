import type { APIRequestContext } from '@playwright/test';
import { callWebhook, contentful } from './support/contentful';
import { sites } from './support/sites';
import { expect, test } from './support/test';

const { url: site } = sites.configured;

async function changed(event: string, id: string) {
  expect((await callWebhook(id, event)).status).toBe(200);
}

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const lists = [
  '/server-sitemap.xml',
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/llms.txt',
  '/blog/search-index.json',
];

test.beforeEach(async () => {
  await contentful.send({ do: 'reset' });
  await changed('publish', 'quietLakes');
});
test.afterAll(() => contentful.send({ do: 'reset' }));

test('a new article is in every list at once, and out of it when it is taken down', async ({ request }) => {
  const fields = { title: 'Crabs at noon', content1: 'They sleep.' };
  await contentful.send({ do: 'publish', entry: { id: 'crabsAtNoon', fields } });
  await changed('publish', 'crabsAtNoon');
  for (const path of lists) expect(await textOf(request, path), path).toContain('/blog/crabs-at-noon');
  expect(await textOf(request, '/blog/crabs-at-noon.md')).toContain('They sleep.');
  expect((await request.get('/og/blog/crabs-at-noon.jpg')).headers()['content-type']).toBe('image/jpeg');

  await contentful.send({ do: 'unpublish', id: 'crabsAtNoon' });
  await changed('unpublish', 'crabsAtNoon');
  for (const path of lists) expect(await textOf(request, path), path).not.toContain('/blog/crabs-at-noon');
  expect((await request.get('/blog/crabs-at-noon.md')).status()).toBe(410);
});

test('a changed article has a new date in the sitemap, the others keep theirs', async ({ request }) => {
  const dates = async () =>
    new Map(
      [
        ...(await textOf(request, '/server-sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g),
      ].map(([, url = '', date = '']) => [url, date]),
    );
  const before = await dates();
  await contentful.send({ do: 'publish', entry: { id: 'quietLakes', fields: { content1: 'Changed.' } } });
  await changed('publish', 'quietLakes');
  const after = await dates();
  const different = [...after].filter(([url, date]) => before.get(url) !== date).map(([url]) => url);
  expect(different).toEqual([`${site}/blog/the-quiet-lakes-behind-the-dunes`]);
});
