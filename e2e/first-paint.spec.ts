import type { Page } from '@playwright/test';
import { expect, islandsListen, test } from './support/test';

declare global {
  interface Window {
    /** The sum of all layout shifts of the page. */
    moved: number;
  }
  /** https://wicg.github.io/layout-instability/#sec-layout-shift */
  interface LayoutShift extends PerformanceEntry {
    value: number;
  }
}

const article = '/blog/the-quiet-lakes-behind-the-dunes';
const pages = ['/', '/partner', '/plans', '/vacation-rentals', '/blog', article, '/referral', '/about'];

async function fontsArrive(page: Page) {
  const loaded = () =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  await expect
    .poll(() => page.evaluate(loaded))
    .toEqual(expect.arrayContaining(['fraunces', 'instrumentSans']));
}

/** Half a second after everything has come the loader starts in any case; what it asks for first is asked for by then. */
async function loaderHasTried(page: Page) {
  await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.loadEventEnd && performance.now() > visit.loadEventEnd + 600;
  });
}

test('a document brings its styles and drawings, and leaves its data out', async ({ request }) => {
  for (const path of [...pages, '/privacy', '/portal', '/contact']) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain('__next_f.push');
    expect(html, path).not.toMatch(/<link rel="stylesheet"(?![^>]*disabled)/);
    expect(html, path).not.toMatch(/<use href="\//);
    expect(html, path).not.toMatch(/<link [^>]*rel="preload"(?![^>]*as="image")/);
    expect(html, path).toMatch(/<style>[^<]*--color-gulf-950/);
  }
});

test("a page's data comes from its own address, and nobody else's from a header", async ({ request }) => {
  const data = await request.get(`${article}?_rsc`);
  expect(data.headers()['content-type']).toBe('text/x-component');
  expect(await data.text()).toContain('The quiet lakes behind the dunes');
  const page = await request.get(article, { headers: { rsc: '1' } });
  expect(page.headers()['content-type']).toContain('text/html');
});

test('React and Next are marked to be compiled while they arrive', async ({ request }) => {
  const [, urls = ''] = /data-runtime="([^"]+)"/.exec(await (await request.get('/')).text()) ?? [];
  const scripts = await Promise.all(
    urls.split(' ').map(async (url) => (await (await request.get(url)).text()).slice(0, 100_000)),
  );
  const large = scripts.filter(({ length }) => length === 100_000);
  expect(large).not.toEqual([]);
  for (const code of large) expect(code.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
});

for (const path of ['/', article, '/privacy']) {
  test(`${path}: fonts, data and scripts wait for the picture, or for the first paint`, async ({ page }) => {
    await page.goto(path);
    await fontsArrive(page);
    await islandsListen(page);
    const { painted, later } = await page.evaluate(async () => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc;
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      // Half a second after everything has come they start in any case: a busy machine may not have painted by then.
      const latest = (visit?.loadEventEnd ?? 0) + 500;
      return {
        painted:
          resources.find(({ name }) => name === picture)?.responseEnd ??
          Math.min(paint?.startTime ?? 0, latest),
        later: resources
          .filter(({ name }) => /\.(js|woff2)$|_rsc$/.test(new URL(name).href))
          .map(({ name, startTime }) => ({ name, startTime })),
      };
    });
    expect(painted).toBeGreaterThan(0);
    expect(later.filter(({ name }) => name.endsWith('.woff2'))).toHaveLength(2);
    expect(later.filter(({ name }) => name.endsWith('_rsc'))).toHaveLength(1);
    for (const { name, startTime } of later) expect(startTime, name).toBeGreaterThanOrEqual(painted);
  });
}

test('nothing moves when the fonts arrive', async ({ page }) => {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) window.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of pages) {
    await page.goto('about:blank'); // So that each page is the visitor's first.
    await page.goto(path);
    await fontsArrive(page);
    const moved = await page.evaluate(async () => {
      for (const _ of ['laid out', 'observed']) await new Promise(requestAnimationFrame);
      return window.moved;
    });
    expect.soft(moved, path).toBeLessThan(0.05);
  }
});

test('on the next page the fonts are there from the first paint', async ({ page }) => {
  await page.goto('/');
  await fontsArrive(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/partner"]')?.click());
  await page.waitForURL('/partner', { waitUntil: 'commit' });
  await expect(page.locator('#web-fonts')).toHaveAttribute('media', 'all');
  await expect(page.locator('h1')).toHaveCSS('font-family', /^fraunces,/);
});

test.describe('when the data does not come', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('the islands get another chance at the next sign of the visitor', async ({ page }) => {
    let isDown = true;
    let tries = 0;
    await page.route(/\?_rsc$/, (route) => {
      tries += 1;
      return isDown ? route.abort() : route.fallback();
    });
    await page.goto('/blog');
    await loaderHasTried(page);
    expect(tries).toBeGreaterThan(0);
    await expect(page.locator('#site-header')).not.toHaveAttribute('data-enhanced');
    isDown = false;
    await page.keyboard.press('Shift');
    await islandsListen(page);
    // What needs no data was there the first time.
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
  });
});

for (const [name, isOld, listens] of [
  ['is replaced by the new one', (time: number) => time === 1, true],
  ['stays a whole page where there is no newer one', () => true, false],
] as const) {
  test(`a document older than its data ${name}`, async ({ page }) => {
    let times = 0;
    await page.route(/\?_rsc$/, async (route) => {
      const answer = await route.fetch();
      times += 1;
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), ...(isOld(times) && { 'x-page-data': 'another' }) },
      });
    });
    await page.goto('/blog');
    await expect.poll(() => times).toBe(2);
    if (listens) await islandsListen(page);
    await loaderHasTried(page);
    expect(times).toBe(2);
    if (!listens) await expect(page.locator('#site-header')).not.toHaveAttribute('data-enhanced');
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('the next page is fetched ahead when a pointer rests on its link, or a finger', async ({
  page,
  isMobile,
}) => {
  const session = await page.context().newCDPSession(page);
  const isReady = new Promise<void>((done) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && done());
  });
  await session.send('Preload.enable');
  await page.goto('/');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
  const link = page.locator('main a[href="/vacation-rentals"]').first();
  await link.scrollIntoViewIfNeeded();
  if (isMobile) {
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    const touchPoints = [{ x: x + 5, y: y + 5 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await isReady;
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  } else {
    await link.hover();
    await isReady;
  }
  await link.click();
  await page.waitForURL('/vacation-rentals');
  const [visit] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => JSON.stringify(entry)),
  );
  expect(visit).toContain('"deliveryType":"navigational-prefetch"');
});

test('nothing is fetched ahead under Save-Data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await fontsArrive(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});
