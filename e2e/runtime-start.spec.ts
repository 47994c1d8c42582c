import type { Page } from '@playwright/test';
import { article } from './support/pages';
import { expect, hydratedHtml, isJsUrl, test, waitForFonts } from './support/test';

/** Returns a list to which the URL of each script is added when the page requests it. */
function recordScripts(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => isJsUrl(new URL(request.url())) && urls.push(request.url()));
  return urls;
}

/** Waits until the network and the browser are idle. */
async function waitUntilIdle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));
}

// pages.spec.ts checks that no page requests a script before an interaction.
const runtimeFilesOf = async (page: Page) =>
  (await page.locator('#loader').getAttribute('data-runtime'))?.split(' ').sort() ?? [];

const pathsOf = (urls: string[]) => urls.map((url) => new URL(url).pathname).sort();

/** Script elements that load a file. Browsers run such files at once, so a page without these elements has run none. */
const scriptElements = (page: Page) => page.locator('script[src]:not([nomodule])');

test('a URL with an anchor runs nothing before an interaction, although the browser scrolls', {
  tag: ['@phone', '@browsers'],
}, async ({ page }) => {
  const urls = recordScripts(page);
  for (const path of ['/plans#net-calculator', '/partner#book-a-time']) {
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(0);
    await waitUntilIdle(page);
    expect(urls, path).toEqual([]);
  }
  await page.goto('/plans#net-calculator');
  await page.locator('#net-title').dispatchEvent('wheel');
  await expect(page.locator(hydratedHtml)).toBeAttached();
});

test.describe('a first interaction downloads the runtime without running it:', () => {
  test('scrolling to the end of an article with a finger', { tag: '@phone' }, async ({ page }) => {
    const urls = recordScripts(page);
    await page.goto(article);
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await expect(async () => {
      await touch('touchStart', { x: 195, y: 700 });
      for (let y = 650; y >= 100; y -= 50) await touch('touchMove', { x: 195, y });
      await touch('touchEnd');
      const left = await page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight);
      expect(left).toBeLessThanOrEqual(2);
    }).toPass({ intervals: [0] });
    const files = await runtimeFilesOf(page);
    await expect.poll(() => pathsOf(urls)).toEqual(files);
    await waitUntilIdle(page);
    await expect(scriptElements(page)).toHaveCount(0);
  });

  test('but not with Save-Data', { tag: '@any-screen' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const urls = recordScripts(page);
    await page.goto('/plans');
    await page.locator('#net-calculator').scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await page.locator('#net-title').click();
    await waitUntilIdle(page);
    expect(urls).toEqual([]);
  });
});

test.describe('intent starts the runtime:', () => {
  // first-touch.spec.ts checks a press.
  test('a key press, which waits only for scripts and the style sheet', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/blog');
    await waitForFonts(page);
    const types: string[] = [];
    page.on('request', (request) => types.push(request.resourceType()));
    await page.keyboard.press('Shift');
    await expect(page.locator(hydratedHtml)).toBeAttached();
    expect(types).toContain('script');
    expect(types.filter((type) => !['script', 'stylesheet'].includes(type))).toEqual([]);
  });

  test('a pointer over a control, or over a link that opens an island', { tag: '@desktop' }, async ({
    page,
  }) => {
    const urls = recordScripts(page);
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Homeowners' }).hover();
    const files = await runtimeFilesOf(page);
    await expect.poll(() => pathsOf(urls)).toEqual(files);
    await expect(scriptElements(page), 'a menu needs no scripts').toHaveCount(0);
    await page.getByRole('button', { name: 'Load More' }).hover();
    await expect(page.locator(hydratedHtml)).toBeAttached();
    // Leave the request for the free times pending: otherwise the times could replace the link to them before the
    // pointer reaches it.
    await page.route('/api/meetings', () => {});
    await page.goto('/partner');
    await page.getByRole('link', { name: 'See free times' }).hover();
    await expect(page.locator(hydratedHtml)).toBeAttached();
  });

  test('scrolling that stops at the calculator or the picker', { tag: '@phone' }, async ({ page }) => {
    for (const [path, id] of [
      ['/plans', '#net-calculator'],
      ['/partner', '#book-a-time'],
    ] as const) {
      await page.goto(path);
      await page.locator(id).scrollIntoViewIfNeeded();
      await expect(page.locator(hydratedHtml), path).toBeAttached();
    }
    await expect(page.getByRole('group', { name: 'Choose a day' })).toBeVisible();
  });

  test('a URL with a query that an island applies', { tag: '@any-screen' }, async ({ page }) => {
    for (const path of ['/vacation-rentals?guests=3-4', '/search?q=lakes', '/partner?plan=premium']) {
      await page.goto(path);
      await expect(page.locator(hydratedHtml), path).toBeAttached();
    }
  });
});
