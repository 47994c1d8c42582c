import { type Server, startSite } from '@/lib/platform/testing/start-site';
import { sites } from './support/sites';
import { expect, islandsListen, test } from './support/test';

/** Served by a site of its own with DOCUMENT_OPTIMIZER=off, from the same build. */
let site: Server;

test.beforeAll(async () => {
  site = await startSite({ ...sites.plain.env, DOCUMENT_OPTIMIZER: 'off' });
});

test.afterAll(() => site.stop());

test("switched off, pages are Next's own and their islands work under the policy", async ({
  page,
  request,
}) => {
  // A page that the other server has stored meanwhile is served once more.
  const html = async () => (await request.get(`${site.url}/vacation-rentals`)).text();
  await expect.poll(html).not.toContain('id="loader"');
  expect(await html()).toContain('__next_f.push');
  await page.goto(`${site.url}/vacation-rentals?destination=destin`);
  await islandsListen(page);
  await expect(page.getByRole('link', { name: 'Clear the search' })).toBeVisible();
});

test('switched off, an unknown article still answers 404 with a whole page', async ({ request }) => {
  const answer = await request.get(`${site.url}/blog/no-such-article-with-the-optimizer-off`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Blog Post Not Found');
  expect(answer.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
});

test('switched on, nothing of Next was unknown', async ({ request }) => {
  for (const path of ['/', '/partner', '/blog', '/search', '/portal', '/no-such-page'])
    await request.get(sites.plain.url + path);
  const metrics = await (await request.get(`${sites.plain.url}/api/metrics`)).text();
  expect(metrics).toContain('http_requests_total');
  expect(metrics).not.toMatch(/^next_unknown_shapes\{/m);
});
