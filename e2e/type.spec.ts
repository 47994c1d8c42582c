import type { Page } from '@playwright/test';
import { oneOfEachLayout } from './support/pages';
import { expect, test, waitForFonts } from './support/test';
import { findBrokenWords, findWrongOpticalSizes } from './support/type';

/** Calls `check` for a page of each layout at every width. */
async function checkEveryPage(page: Page, widths: number[], check: (at: string) => Promise<void>) {
  for (const path of [...oneOfEachLayout, '/search?q=lake']) {
    await page.goto(path);
    await waitForFonts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await check(`${path} at ${width} px`);
    }
  }
}

test('no amount of money or short word wraps onto a second line', { tag: '@any-screen' }, async ({
  page,
}) => {
  await checkEveryPage(page, [390, 320], async (at) => {
    expect.soft(await findBrokenWords(page), at).toEqual([]);
  });
});

test('text in the display font has the optical size for its font size, so that thin strokes stay visible', {
  tag: '@any-screen',
}, async ({ page }) => {
  await checkEveryPage(page, [1440, 390], async (at) => {
    expect.soft(await findWrongOpticalSizes(page), at).toEqual([]);
  });
});
