import type { Page } from '@playwright/test';
import { article } from './support/pages';
import { expect, hydrated, isScript, test } from './support/test';

/** The addresses of scripts that the page requested. */
function requested(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => isScript(new URL(request.url())) && urls.push(request.url()));
  return urls;
}

/** Waits until the page has loaded everything, also the work of idle moments. */
async function quiet(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));
}

test('before a first interaction no page requests a script or sets a cookie', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const urls = requested(page);
  const home = '/vacation-rentals/sea-oat-cottage';
  for (const path of ['/', '/partner', '/plans', '/contact', '/cookies', '/blog', home]) {
    await page.goto(`${path}?utm_source=letter`);
    await quiet(page);
    expect(urls, path).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
});

/** The files that the runtime has. */
const filesOf = async (page: Page) =>
  (await page.locator('#loader').getAttribute('data-runtime'))?.split(' ').sort() ?? [];

const pathsOf = (urls: string[]) => urls.map((url) => new URL(url).pathname).sort();

/** Scripts that run, or are about to. */
const running = (page: Page) => page.locator('script[src]:not([nomodule])');

test('an address with an anchor runs nothing before an interaction, though the browser scrolls to it', {
  tag: ['@phone', '@browsers'],
}, async ({ page }) => {
  const urls = requested(page);
  for (const path of ['/plans#net-calculator', '/partner#book-a-time']) {
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(0);
    await quiet(page);
    expect(urls, path).toEqual([]);
    await page.reload();
    await quiet(page);
    expect(urls, `${path}, reloaded`).toEqual([]);
  }
  await page.goto('/plans#net-calculator');
  await page.locator('#net-title').dispatchEvent('wheel');
  await expect(page.locator(hydrated)).toBeAttached();
});

test.describe('a first interaction downloads the runtime and does not run it:', () => {
  test('a finger that scrolls to the end of an article', { tag: '@phone' }, async ({ page }) => {
    const urls = requested(page);
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
    const files = await filesOf(page);
    await expect.poll(() => pathsOf(urls)).toEqual(files);
    await quiet(page);
    await expect(running(page)).toHaveCount(0);
  });

  test('not under Save-Data', { tag: '@any-screen' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const urls = requested(page);
    await page.goto('/plans');
    await page.locator('#net-calculator').scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await page.locator('#net-title').click();
    await quiet(page);
    expect(urls).toEqual([]);
  });
});

test.describe('intent starts the runtime:', () => {
  // A press: first-touch.spec.ts.
  test('a key, which waits for scripts and the style sheet, and for no other request', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/blog', { waitUntil: 'networkidle' });
    const types: string[] = [];
    page.on('request', (request) => types.push(request.resourceType()));
    await page.keyboard.press('Shift');
    await expect(page.locator(hydrated)).toBeAttached();
    expect(types).toContain('script');
    expect(types.filter((type) => !['script', 'stylesheet'].includes(type))).toEqual([]);
  });

  test('a pointer over a control, or over a link that opens an island', { tag: '@desktop' }, async ({
    page,
  }) => {
    const urls = requested(page);
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Homeowners' }).hover();
    const files = await filesOf(page);
    await expect.poll(() => pathsOf(urls)).toEqual(files);
    await expect(running(page), 'a menu needs none').toHaveCount(0);
    await page.getByRole('button', { name: 'Load More' }).hover();
    await expect(page.locator(hydrated)).toBeAttached();
    // The times would take the place of their link once it is in view, perhaps before the pointer is there.
    await page.route('/api/meetings', () => {});
    await page.goto('/partner');
    await page.getByRole('link', { name: 'See free times' }).hover();
    await expect(page.locator(hydrated)).toBeAttached();
  });

  test('scrolling that stops at the calculator or the picker', { tag: '@phone' }, async ({ page }) => {
    for (const [path, id] of [
      ['/plans', '#net-calculator'],
      ['/partner', '#book-a-time'],
    ] as const) {
      await page.goto(path);
      await page.locator(id).scrollIntoViewIfNeeded();
      await expect(page.locator(hydrated), path).toBeAttached();
    }
    await expect(page.getByRole('group', { name: 'Choose a day' })).toBeVisible();
  });

  test('or an address that an island applies', { tag: '@any-screen' }, async ({ page }) => {
    for (const path of ['/vacation-rentals?destination=destin', '/search?q=lakes', '/partner?plan=premium']) {
      await page.goto(path);
      await expect(page.locator(hydrated), path).toBeAttached();
    }
  });
});
