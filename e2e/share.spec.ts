import { article } from './support/pages';
import { expect, expectAccessible, hydrateIslands, test } from './support/test';

declare global {
  interface Window {
    /** The arguments of each call to `window.open`. */
    opened: Parameters<typeof window.open>[];
    /** The data that the page passed to the device's share sheet. */
    shared: ShareData[];
  }
}

test('the share menu opens a small window with the article’s URL', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.opened = [];
    window.open = (...options) => {
      window.opened.push(options);
      return window;
    };
  });
  await page.goto(article);
  await hydrateIslands(page);
  const menu = page.locator('[data-share=top]');
  const url = await page.locator('link[rel=canonical]').getAttribute('href');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Facebook' }).click();
  expect(await page.evaluate(() => window.opened)).toEqual([
    [
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url ?? '')}`,
      expect.anything(),
      expect.stringContaining('width=600,height=400'),
    ],
  ]);
});

test('on a phone with a share sheet, “More…” after the five entries opens the sheet', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.shared = [];
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => void window.shared.push(data),
    });
  });
  await page.goto(article);
  const menu = page.locator('[data-share=top]');
  await menu.locator('summary').click();
  await expect(menu.locator('li')).toHaveText(['Facebook', 'X', 'LinkedIn', 'Email', 'Copy Link', 'More…']);
  for (const entry of await menu.locator('li').all()) await expect(entry).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  expect(await page.evaluate(() => window.shared)).toEqual([]);
  await menu.getByRole('button', { name: 'More…' }).click();
  await expect
    .poll(() => page.evaluate(() => window.shared))
    .toEqual([
      { title: 'The quiet lakes behind the dunes', url: expect.stringMatching(new RegExp(`${article}$`)) },
    ]);
  await expect(menu.locator('li').first()).toBeHidden();
});
