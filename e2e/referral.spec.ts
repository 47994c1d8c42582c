import { expect, hydrateIslands, test } from './support/test';

// components/blog/share-menu.test.tsx checks that the notice disappears after two seconds.
test('Copy link copies the absolute URL of the page', { tag: '@any-screen' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/referral?utm_source=letter#referral-form');
  // Hydrate before the clock is paused, because hydration waits for a frame, and a paused clock has no frames.
  await hydrateIslands(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/referral`);
});
