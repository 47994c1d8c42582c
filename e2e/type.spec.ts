import type { Page } from '@playwright/test';
import { article } from './support/pages';
import { expect, test, waitForFonts } from './support/test';

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

test('no amount of money breaks over two lines', { tag: '@any-screen' }, async ({ page }) => {
  await onEveryPage(page, [390, 320], async (at) => {
    const broken = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: amount, index } of text.nodeValue?.matchAll(/\$\d[\d,.]*/g) ?? []) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + amount.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          if (lines.size > 1) found.push(amount);
        }
      }
      return found;
    });
    expect.soft(broken, at).toEqual([]);
  });
});

test('letters of the display face have the cut for their size, so that thin bars stay visible', {
  tag: '@any-screen',
}, async ({ page }) => {
  await onEveryPage(page, [1440, 390], async (at) => {
    const wrong = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const { fontFamily, fontSize, fontVariationSettings } = getComputedStyle(element);
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
        if (!hasText || !/^"?fraunces/.test(fontFamily)) return [];
        const [size, cut] = [
          Number.parseFloat(fontSize),
          Number(/"opsz" (\d+)/.exec(fontVariationSettings)?.[1]),
        ];
        const largest = size > 64 ? 144 : size >= 38 ? 72 : 48;
        return cut >= 30 && cut <= largest ? [] : [`${element.textContent}: ${cut} at ${size} px`];
      }),
    );
    expect.soft(wrong, at).toEqual([]);
  });
});
