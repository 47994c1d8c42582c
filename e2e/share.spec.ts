import type { Page } from '@playwright/test';
import { article } from './support/pages';
import { expect, expectAccessible, islandsListen, test } from './support/test';

declare global {
  interface Window {
    /** What the page asked `window.open` for. */
    opened: Parameters<typeof window.open>[];
    /** What the page gave to the device's own sheet. */
    shared: ShareData[];
  }
}

const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

for (const place of ['top', 'bottom'])
  test(`the share menu at the ${place} has five entries, and closes on a click elsewhere or Escape`, async ({
    page,
  }) => {
    await page.goto(article);
    const menu = page.locator(`[data-share=${place}]`);
    const summary = menu.locator('summary');
    const entries = menu.locator('li');
    await expect(menu.getByRole('button', { name: 'Copy Link' })).toBeHidden();
    await summary.click();
    await expect(entries).toHaveText(['Facebook', 'X', 'LinkedIn', 'Email', 'Copy Link']);
    await expect(entries.last()).toBeVisible();
    await summary.click();
    await expect(entries.first()).toBeHidden();
    // Up to here the browser's own disclosure; what follows is the island's.
    await islandsListen(page);
    await summary.click();
    await page
      .locator('[data-article-body] p')
      .first()
      .click({ position: { x: 5, y: 5 } });
    await expect(entries.first()).toBeHidden();
    await summary.click();
    await page.keyboard.press('Escape');
    await expect(entries.first()).toBeHidden();
    await expect(summary).toBeFocused();
  });

test('the share menu carries the article’s address, and opens small windows', async ({ page }) => {
  await page.addInitScript(() => {
    window.opened = [];
    window.open = (...given) => {
      window.opened.push(given);
      return window;
    };
  });
  await page.goto(article);
  await islandsListen(page);
  const menu = page.locator('[data-share=top]');
  const url = await canonical(page);
  expect(url).toMatch(new RegExp(`^http.*${article}$`));
  for (const name of ['Facebook', 'X', 'LinkedIn']) {
    await menu.locator('summary').click();
    await menu.getByRole('link', { name, exact: true }).click();
  }
  const opened = await page.evaluate(() => window.opened);
  const at = encodeURIComponent(url ?? '');
  expect(opened.map(([address]) => address)).toEqual([
    `https://www.facebook.com/sharer/sharer.php?u=${at}`,
    `https://x.com/intent/post?url=${at}&text=The%20quiet%20lakes%20behind%20the%20dunes`,
    `https://www.linkedin.com/sharing/share-offsite/?url=${at}`,
  ]);
  for (const [, , features] of opened) expect(features).toMatch(/width=600,height=400/);
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    `mailto:?subject=The%20quiet%20lakes%20behind%20the%20dunes&body=${at}`,
  );
});

test('the share menu has the five entries on a device with a sheet of its own too, and “More…” opens it', async ({
  page,
}) => {
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
