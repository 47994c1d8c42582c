import type { APIRequestContext } from '@playwright/test';
import { callWebhook, contentful } from './support/contentful';
import { article, featured } from './support/pages';
import { sites } from './support/sites';
import { expect, expectAccessible, expectFits, hydrateIslands, test } from './support/test';

const featuredId = featured?.sys.id ?? '';
const secret = sites.configured.env.REVALIDATE_SECRET;
/** Makes the tests' URLs unique, because pages stay cached for later runs. */
const runId = Date.now().toString(36);

const listPaths = [
  ...['/blog', '/server-sitemap.xml', '/feed.xml', '/atom.xml', '/feed.json', '/llms.txt'],
  '/blog/search-index.json',
];
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** Publishes a post and waits until the site shows it. */
async function publish(id: string, fields: Record<string, unknown>, tags: string[] = []) {
  await contentful.send({ do: 'publish', entry: { id, fields, tags } });
  expect((await callWebhook(id)).status).toBe(200);
}

test.use({ allowedErrors: [/status of (401|404|410|502|503)/] });

// All tests share one site and one fake Contentful, which is reset after each test. The site's cache isn't, so a test
// calls the webhook after each change it makes.
test.beforeAll(async () => {
  await contentful.send({ do: 'reset' });
  await callWebhook(featuredId);
});
test.afterEach(() => contentful.send({ do: 'reset' }));

test.describe('an editor', () => {
  test('changes a post, which appears at once, with a new sitemap date', async ({ page, request }) => {
    const dates = async () =>
      new Map(
        [
          ...(await textOf(request, '/server-sitemap.xml')).matchAll(
            /<loc>[^<]+(\/blog\/[^<]+)<\/loc><lastmod>([^<]+)</g,
          ),
        ].map(([, path = '', date = '']) => [path, date]),
      );
    await page.goto(article);
    const before = await dates();
    await contentful.send({
      do: 'publish',
      entry: { id: featuredId, fields: { content1: 'Changed while the site runs.' } },
    });
    const { text } = await callWebhook(featuredId);
    expect(JSON.parse(text).revalidated).toContain(article);
    await page.goto(article);
    await expect(page.getByText('Changed while the site runs.')).toBeVisible();
    const after = [...(await dates())];
    expect(after.filter(([path, date]) => before.get(path) !== date).map(([path]) => path)).toEqual([
      article,
    ]);
  });

  test('publishes a post, and it has a page and is in every list until it is unpublished', async ({
    page,
    request,
  }) => {
    const path = `/blog/brand-new-${runId}`;
    expect((await page.goto(path))?.status()).toBe(404);
    await publish('brandNew', { title: `Brand new ${runId}`, content1: 'Hello.' });
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(0);
    for (const list of listPaths) expect(await textOf(request, list), list).toContain(path);
    expect(await textOf(request, `${path}.md`)).toContain('Hello.');
    expect((await request.get(`/og${path}.jpg`)).headers()['content-type']).toBe('image/jpeg');

    await contentful.send({ do: 'unpublish', id: 'brandNew' });
    expect((await callWebhook('brandNew', 'unpublish')).status).toBe(200);
    for (const list of listPaths) expect(await textOf(request, list), list).not.toContain(path);
    expect((await request.get(`${path}.md`)).status()).toBe(410);
    expect((await page.goto(path))?.status()).toBe(410);
    await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('main')).not.toContainText(/brand.new/i);
    await expect(page.getByRole('search')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('the content service fails', () => {
  // Other failures become the same error: lib/blog/contentful/origin.test.ts checks that.
  test('cached pages work for many readers, others return 503', async ({ page, request }) => {
    // Call the webhook first: otherwise a page could still show an earlier test's articles now, and change between
    // two reads.
    await callWebhook(featuredId);
    const before = new Map<string, number>();
    for (const path of [article, ...listPaths]) before.set(path, (await textOf(request, path)).length);
    await contentful.send({ do: 'mode', mode: { kind: '500' } });
    expect((await callWebhook(featuredId)).status).toBe(200);
    for (const [path, length] of before) {
      const texts = await Promise.all(Array.from({ length: 6 }, () => textOf(request, path)));
      expect(new Set(texts.map((text) => text.length)), path).toEqual(new Set([length]));
    }
    for (const [path, heading] of [
      [`/blog/page/2${Number.parseInt(runId, 36) % 1e6}`, 'Failed to load blog posts.'],
      ['/blog/never-seen', 'Failed to load blog post'],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(503);
      expect(response?.headers()['cache-control']).toContain('no-store');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await hydrateIslands(page);
      await expectFits(page);
    }
    await contentful.send({ do: 'mode', mode: { kind: 'ok' } });
    await expect.poll(async () => (await request.get('/blog/never-seen')).status()).toBe(404);
    expect((await request.get(article)).status()).toBe(200);
  });

  test('a response without posts is not a failure, and shows the empty panel', async ({ page }) => {
    await contentful.send({ do: 'reset', samples: false });
    await callWebhook(featuredId);
    await page.goto('/blog');
    await expect(page.getByRole('heading', { name: 'No Blog Posts Found' })).toBeVisible();
    await expect(
      page.getByText('Either the content service is unavailable or no blog posts have been published yet.'),
    ).toBeVisible();
    await expect(page.locator('main dl')).toContainText('Total posts: 0');
    await expect(page.locator('main dl')).toContainText('Featured posts: 0');
    await expect(page.locator('main dl')).toContainText('Selected category: All Posts');
    await expectAccessible(page);

    await contentful.send({ do: 'reset' });
    await callWebhook(featuredId);
    await page.getByRole('button', { name: 'Retry Loading' }).click();
    await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  });
});

// lib/blog/webhook.test.ts checks every way to send the secret.
test('the webhook rejects a secret in its URL, a GET and a body that is not JSON', async ({ request }) => {
  const webhook = '/api/revalidate';
  const unauthorized = await request.post(`${webhook}?secret=${secret}`, { data: {} });
  expect(unauthorized.status()).toBe(401);
  expect((await request.get(webhook)).status()).toBe(405);
  const headers = { authorization: `Bearer ${secret}` };
  expect((await request.post(webhook, { headers, data: 'no json' })).status()).toBe(400);
});

test.describe('draft preview', () => {
  test('shows drafts to editors with the secret, until they leave', async ({ page, request }) => {
    await contentful.send({
      do: 'draft',
      entry: { id: 'draft', fields: { title: 'Not yet', content1: 'Half a thought.' } },
    });
    const opened = await request.get(`/api/draft?secret=${secret}&slug=not-yet`, { maxRedirects: 0 });
    expect([opened.status(), opened.headers().location]).toEqual([307, '/blog/not-yet']);

    // `slug` may also be the entry's id.
    await page.goto(`/api/draft?secret=${secret}&slug=draft`);
    await expect(page).toHaveURL('/blog/not-yet');
    await expect(page.getByText('Half a thought.')).toBeVisible();
    const bar = page.getByRole('form', { name: 'Draft preview' });
    await expect(bar).toContainText('“Not yet”. It is not published yet.');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const response = await page.reload();
    expect(response?.headers()['cache-control']).toContain('no-store');
    // A draft's CSP has a nonce. A blocked script would log a console error, which fails the test.
    const policy = (await response?.allHeaders())?.['content-security-policy'];
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/);

    await page.goto(`/api/draft?secret=${secret}&slug=${featuredId}`);
    await expect(page).toHaveURL(article);
    await expect(bar).toContainText('You see unpublished changes.');
    await page.getByRole('button', { name: 'Leave preview' }).click();
    await expect(page).toHaveURL('/blog');
    expect((await page.goto('/blog/not-yet'))?.status()).toBe(404);
  });

  test('shows no drafts to other visitors', async ({ request, playwright, baseURL }) => {
    await contentful.send({
      do: 'draft',
      entry: { id: 'draft', fields: { title: `Drafted ${runId}`, content1: 'Half a thought.' } },
    });
    const draft = `/blog/drafted-${runId}`;
    await request.get(`/api/draft?secret=${secret}&slug=drafted-${runId}`);
    const visitor = await playwright.request.newContext({ baseURL });
    for (const path of ['/', ...listPaths, '/search?q=drafted', draft, `${draft}.md`]) {
      await request.get(path);
      const response = await visitor.get(path);
      expect.soft(await response.text(), path).not.toContain(`Drafted ${runId}`);
      expect.soft(response.headers()['cache-control'], path).not.toContain('private');
    }
    await visitor.dispose();
  });

  test('a preview that fails to open shows a page with advice', async ({ page, request }) => {
    for (const [query, kind, status, message] of [
      [`secret=wrong&slug=${featuredId}`, 'ok', 401, /secret in the preview address/],
      [`secret=${secret}&slug=no-such`, 'ok', 404, /No blog post or home has this entry id/],
      [`secret=${secret}&slug=${featuredId}`, '401', 502, /Check CONTENTFUL_PREVIEW_TOKEN/],
    ] as const) {
      await contentful.send({ do: 'mode', mode: { kind } });
      const forPrograms = await request.get(`/api/draft?${query}`);
      expect(forPrograms.status()).toBe(status);
      expect(await forPrograms.json()).toMatchObject({ error: { message: expect.stringMatching(message) } });

      const response = await page.goto(`/api/draft?${query}`);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { name: 'This preview did not open' })).toBeVisible();
      await expect(page.getByText(message)).toBeVisible();
    }
    await contentful.send({ do: 'mode', mode: { kind: 'ok' } });
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
});

test('an article’s own ids never take those of the page', async ({ request }) => {
  const load = async (content1: string) => {
    await contentful.send({ do: 'publish', entry: { id: 'ids', fields: { title: 'Ids', content1 } } });
    await callWebhook('ids');
    const html = await (await request.get('/blog/ids')).text();
    return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  };
  const part = (id = '') => `<h2 id="${id}">Part ${id}</h2><p><a href="#${id}">Go</a></p>`;
  const ids = await load(part('faq'));
  expect(ids).toContain('faq');
  const all = await load(ids.map(part).join(''));
  expect(all.length).toBeGreaterThan(ids.length);
  expect(all).toEqual([...new Set(all)]);
});
