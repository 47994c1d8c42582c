import type { Page } from '@playwright/test';
import { article } from './support/pages';
import { expect, test, waitForFonts } from './support/test';
import { findBrokenWords, findWrongOpticalSizes } from './support/type';

/** One page of each layout. */
const pages = [
  ...['/', '/partner', '/partner/destin', '/plans', '/partner/sample-analysis', '/portal/sample-statement'],
  ...['/vacation-rentals', '/referral', '/about', '/team', '/mission', '/contact', '/book-a-time', '/portal'],
  ...['/partner/thank-you', '/blog', '/blog/category/vacation-tips', article, '/privacy', '/search?q=lake'],
];

/** Calls `check` on every page, at widths from a small phone to a desktop. */
async function onEveryPage(page: Page, widths: number[], check: (at: string) => Promise<void>) {
  for (const path of pages) {
    await page.goto(path);
    await waitForFonts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await check(`${path} at ${width} px`);
    }
  }
}

test('no amount of money and no short word breaks over two lines', { tag: '@any-screen' }, async ({
  page,
}) => {
  await onEveryPage(page, [390, 320], async (at) => {
    expect.soft(await findBrokenWords(page), at).toEqual([]);
  });
});

test('letters of the display face have the cut for their size, so that thin bars stay visible', {
  tag: '@any-screen',
}, async ({ page }) => {
  await onEveryPage(page, [1440, 390], async (at) => {
    expect.soft(await findWrongOpticalSizes(page), at).toEqual([]);
  });
});
