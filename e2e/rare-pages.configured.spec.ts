import { desktop, phone } from '../playwright.config';
import { callWebhook, contentful } from './support/contentful';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrateIslands, test } from './support/test';

/** Pages outlive a run of the tests: each run has addresses of its own. */
const run = Date.now() % 100_000;

test.use({ allowedErrors: [/status of 503/] });
test.afterEach(() => contentful.send({ do: 'reset' }));

for (const [what, path, heading] of [
  ['a list', `/blog/page/${1_000_000 + run}`, 'Failed to load blog posts. Please try again later.'],
  ['an article', `/blog/never-seen-before-${run}`, 'Failed to load blog post'],
] as const)
  test(`${what} that failed to load is accessible, and its islands listen`, async ({ page }) => {
    await contentful.send({ do: 'mode', mode: { kind: '500' } });
    await callWebhook('quietLakes');
    expect((await page.goto(path))?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await hydrateIslands(page);
  });
