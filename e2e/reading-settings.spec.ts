import type { Page } from '@playwright/test';
import { findAllPaths } from './support/pages';
import { expect, expectNoSidewaysScroll, test, waitForFonts } from './support/test';

// The list of all pages contains missing ones.
test.use({ allowedErrors: [/status of 404/] });

const home = '/vacation-rentals/sea-oat-cottage';

/** Sets the browser's font size, which media queries and `rem` follow. */
async function setFontSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Returns texts that an element around them cuts off. */
function findCutText() {
  const isClipped = (part: DOMRect, box: Element) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const { top, right, bottom, left } = box.getBoundingClientRect();
    const clips = (overflow: string) => /hidden|clip/.test(overflow);
    return (
      (clips(overflowX) && (part.right > right + 2 || part.left < left - 2)) ||
      (clips(overflowY) && (part.bottom > bottom + 2 || part.top < top - 2))
    );
  };
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.nodeValue?.trim();
    // Text that is only for screen readers is in a box of one pixel.
    if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const boxes: Element[] = [];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
      boxes.push(box);
    if (boxes.some((box) => box.clientWidth === 1)) continue;
    range.selectNodeContents(walker.currentNode);
    const parts = [...range.getClientRects()];
    if (parts.some((part) => boxes.some((box) => isClipped(part, box)))) cut.push(text);
  }
  return cut;
}

test('on a phone with large letters, no page scrolls sideways', { tag: '@any-screen' }, async ({
  page,
  baseURL,
}) => {
  await setFontSize(page, 24);
  for (const path of [...(await findAllPaths(baseURL ?? '')), '/book-a-time', '/portal/sample-statement']) {
    await page.goto(path);
    await waitForFonts(page);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await test.step(`${path}, ${width} px`, () => expectNoSidewaysScroll(page));
      await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('with the text spacing of WCAG 1.4.12, no text is cut', { tag: '@any-screen' }, async ({
  page,
  baseURL,
}) => {
  for (const path of [...(await findAllPaths(baseURL ?? '')), '/book-a-time', '/portal/sample-statement']) {
    await page.goto(path);
    await waitForFonts(page);
    // The page's policy blocks added style elements, but not a constructed style sheet.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`p { margin-bottom: 2em !important }
        * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }`);
      document.adoptedStyleSheets = [sheet];
    });
    for (const width of [1440, 1000, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await test.step(`${path}, ${width} px`, async () => {
        // On the smallest phones, wide tables may be scrolled.
        if (width > 320) await expectNoSidewaysScroll(page);
        expect(await page.evaluate(findCutText)).toEqual([]);
      });
    }
  }
});

test('in forced colors, the days of a calendar differ', { tag: '@any-screen' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(home);
  const key = page.locator('details:has(table) + ul > li > span');
  await key.first().scrollIntoViewIfNeeded();
  const looks = await Promise.all((await key.all()).map((swatch) => swatch.screenshot()));
  expect(looks.length).toBeGreaterThanOrEqual(4);
  expect(new Set(looks.map((look) => look.toString('base64'))).size).toBe(looks.length);
});

test('all months of a home are printed', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto(home);
  const tables = page.locator('table:has(caption)');
  const areShown = () => tables.evaluateAll((all) => all.map((table) => table.checkVisibility()));
  expect((await areShown()).slice(0, 3)).toEqual([true, true, false]);
  await page.emulateMedia({ media: 'print' });
  expect(await areShown()).toEqual(Array(12).fill(true));
});
