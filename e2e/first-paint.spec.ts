import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { startHttp } from '@/lib/platform/testing/http-server';
import { desktop, phone } from '@/playwright.config';
import { fetchOnNewConnection } from './support/fetch';
import { article, findAllPaths } from './support/pages';
import { expect, test, waitForFonts } from './support/test';

declare global {
  interface Window {
    /** The sum of all layout shifts of the page. */
    layoutShift: number;
  }
  /** TypeScript doesn't have this type: https://wicg.github.io/layout-instability/#sec-layout-shift */
  interface LayoutShift extends PerformanceEntry {
    value: number;
  }
}

const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) window.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const pages = ['/', '/partner', '/plans', article];

for (const path of ['/', article])
  test(`${path}: fonts load after the first picture`, { tag: '@any-screen' }, async ({ page }) => {
    await page.goto(path);
    await waitForFonts(page);
    const { painted, fonts } = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc;
      return {
        painted: resources.find(({ name }) => name === picture)?.responseEnd,
        fonts: resources.filter(({ name }) => name.endsWith('.woff2')).map(({ startTime }) => startTime),
      };
    });
    expect(fonts).toHaveLength(2);
    for (const startTime of fonts)
      expect(startTime).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
  });

test('every utility class on a page has its CSS rule in the page, in layers of the same order', {
  tag: '@any-screen',
}, async ({ request, baseURL }) => {
  for (const path of [...(await findAllPaths(baseURL ?? '')), '/no-such-page', '/blog/no-such-article']) {
    const document = parse(await (await request.get(path)).text());
    const styles = document.querySelectorAll('style').join('').replaceAll(/\\(.)/g, '$1');
    const classes = document
      .querySelectorAll('[class]')
      .flatMap((element) => element.getAttribute('class')?.split(' ') ?? []);
    // Only the class names of utilities contain a colon, a bracket or a dot.
    const utilities = classes.filter((name) => /[:[.]/.test(name));
    expect(utilities.length, path).toBeGreaterThan(50);
    const withoutRule = utilities.filter((name) => !styles.includes(`.${name}`));
    expect([...new Set(withoutRule)], path).toEqual([]);
    const names = [...styles.matchAll(/@layer ([\w, -]+)[;{]/g)].flatMap(([, list = '']) =>
      list.split(/, ?/),
    );
    const layers = [...new Set(names)].filter((name) => name !== 'properties');
    expect(layers, path).toEqual(['theme', 'base', 'components', 'utilities']);
  }
});

/** Proxies `origin`. Sends the content of `main` in 40 parts, which paint one by one, and never ends the response. */
const startSlowProxy = (origin: string) =>
  startHttp(async (request, response) => {
    const upstream = await fetchOnNewConnection(origin + request.url);
    const body = Buffer.from(await upstream.arrayBuffer());
    const type = upstream.headers.get('content-type') ?? '';
    response.writeHead(upstream.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(body);
    const start = body.indexOf('<main');
    const end = body.indexOf('</main>');
    const part = Math.ceil((end - start) / 40);
    response.write(body.subarray(0, start));
    for (let at = start; at < end; at += part) {
      await sleep(30);
      response.write(body.subarray(at, Math.min(at + part, end)));
    }
    response.write('<p id="all">');
  });

test('a page that arrives slowly is painted before its end, and nothing moves', async ({ page, baseURL }) => {
  await using proxy = await startSlowProxy(baseURL ?? '');
  await recordLayoutShifts(page);
  for (const path of ['/', '/partner', '/vacation-rentals', '/plans', '/portal', article]) {
    await page.goto(proxy.url + path, { waitUntil: 'commit' });
    await page.locator('#all').waitFor({ state: 'attached' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    expect.soft(await page.evaluate(() => window.layoutShift), path).toBeLessThan(0.05);
  }
});

/** Two systems: the prefix of their fonts' file names, and our fallback fonts that use those files. */
const systems = [
  { fonts: 'Liberation', fallbacks: ['Display fallback', 'Text fallback'] },
  { fonts: 'DejaVu', fallbacks: ['Display fallback, Linux', 'Text fallback, Linux'] },
];

for (const { fonts, fallbacks } of systems)
  test(
    `nothing moves when the fonts arrive, on a system with ${fonts}`,
    { tag: '@any-screen' },
    async ({ playwright, launchOptions, baseURL }, testInfo) => {
      test.skip(process.platform !== 'linux', 'fontconfig, which can hide fonts, is only on Linux');
      const config = testInfo.outputPath('fonts.conf');
      writeFileSync(
        config,
        `<fontconfig><include>/etc/fonts/fonts.conf</include><selectfont>
        <rejectfont><glob>*.*</glob></rejectfont><acceptfont><glob>*/${fonts}*</glob></acceptfont>
      </selectfont></fontconfig>`,
      );
      const env = { ...process.env, FONTCONFIG_FILE: config };
      await using browser = await playwright.chromium.launch({ ...launchOptions, env });
      for (const screen of [desktop, phone]) {
        await using page = await browser.newPage({ ...screen, baseURL });
        await recordLayoutShifts(page);
        for (const path of pages) {
          await page.goto('about:blank'); // so that the next page counts as a first page
          await page.goto(path);
          await waitForFonts(page);
          const { layoutShift, used } = await page.evaluate(async () => {
            for (const _ of ['laid out', 'observed']) await new Promise(requestAnimationFrame);
            const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
            return {
              layoutShift: window.layoutShift,
              used: loaded.map(({ family }) => family.replaceAll('"', '')),
            };
          });
          expect(used, path).toEqual(expect.arrayContaining(fallbacks));
          expect.soft(layoutShift, path).toBeLessThan(0.05);
          const [height, heightInFallback] = await page.locator('h1').evaluate(async (title) => {
            const { clientHeight } = title;
            title.style.fontFamily = getComputedStyle(title).fontFamily.replace(/^[^,]+, /, '');
            await document.fonts.ready;
            return [clientHeight, title.clientHeight];
          });
          expect.soft(heightInFallback, `the title of ${path} has as many lines`).toBe(height);
        }
      }
    },
  );

test('the next page has its fonts from the first paint', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/');
  await waitForFonts(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/partner"]')?.click());
  await page.waitForURL('/partner', { waitUntil: 'commit' });
  await expect(page.locator('#web-fonts')).toHaveAttribute('media', 'all');
  await expect(page.locator('h1')).toHaveCSS('font-family', /^fraunces,/);
});

test('the next page is prefetched while a pointer or finger rests on its link', async ({
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
