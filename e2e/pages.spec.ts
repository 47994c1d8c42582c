import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { company, postalAddress } from '@/content/company';
import { homePage } from '@/content/home';
import { priceTerms } from '@/content/rates';
import { regions } from '@/content/regions';
import { rentals, sampleHomesNote } from '@/content/rentals';
import { collapseSpaces } from './support/crawl';
import { allPaths, findAllPaths, oneOfEachLayout } from './support/pages';
import {
  countSheets,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrateIslands,
  isJsUrl,
  reportViolations,
  test,
  waitForFonts,
} from './support/test';
import {
  findBrokenWords,
  findCutText,
  findMovedByWrappers,
  findPaleText,
  findWrongOpticalSizes,
} from './support/type';

const contactLinks = [`tel:${company.phone.e164}`, `mailto:${company.email}`];
const homesTexts = [priceTerms, ...(rentals.some(({ isSample }) => isSample) ? [sampleHomesNote] : [])];
const [home] = rentals;
const homePath = `/vacation-rentals/${home?.id}`;
const partnerCrumbs = ['Home', 'For Owners', 'Partner with Us'];

/** The breadcrumbs, texts and link targets of each page that visitors would miss. */
const promises: Record<string, { crumbs?: string[]; texts?: string[]; links?: string[] }> = {
  '/': {
    texts: homesTexts,
    links: ['/vacation-rentals', ...regions.map(({ id }) => `/vacation-rentals?destination=${id}`)],
  },
  '/vacation-rentals': { crumbs: ['Home', 'Vacation Rentals'], texts: homesTexts },
  [homePath]: {
    crumbs: ['Home', 'Vacation Rentals', home?.title ?? ''],
    texts: homesTexts,
    links: ['/plans#net-calculator'],
  },
  '/partner': { crumbs: partnerCrumbs, links: ['/partner/sample-analysis'] },
  ...Object.fromEntries(
    regions.map(({ id, longName }) => [`/partner/${id}`, { crumbs: [...partnerCrumbs, longName] }]),
  ),
  '/partner/sample-analysis': { links: ['/partner#revenue-analysis'] },
  '/portal/sample-statement': { links: ['/partner#revenue-analysis'] },
  '/plans': { links: ['/partner/sample-analysis'] },
  '/about': { crumbs: ['Home', 'About Us'] },
  '/contact': { crumbs: ['Home', 'Contact Us'], links: contactLinks },
  '/blog': { crumbs: ['Home', 'Blog'] },
  '/privacy': { texts: [postalAddress, company.phone.display] },
  '/thank-you': { links: [...contactLinks, '/blog', '/vacation-rentals', '/partner', '/'] },
};

test('every page has its title, breadcrumbs, texts and links', { tag: '@any-screen' }, async ({
  request,
}) => {
  for (const path of allPaths) {
    const { crumbs, texts = [], links = [] } = promises[path] ?? {};
    const document = parse(await (await request.get(path)).text());
    expect.soft(document.querySelector('h1')?.text, path).toMatch(/./);
    const trail = document
      .querySelectorAll('nav[aria-label="Breadcrumb"] li')
      .map(({ text }) => collapseSpaces(text));
    if (path !== '/') expect.soft(trail[0], path).toBe('Home');
    if (crumbs) expect.soft(trail, path).toEqual(crumbs);
    const main = document.querySelector('main');
    for (const text of texts) expect.soft(collapseSpaces(main?.text ?? ''), path).toContain(text);
    for (const href of links) expect.soft(main?.querySelector(`a[href="${href}"]`), path).toBeTruthy();
  }
});

/** The text spacing of WCAG 1.4.12. The page's policy blocks style elements, but no constructed style sheet. */
const setTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`p { margin-bottom: 2em !important }
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }`);
    document.adoptedStyleSheets = [sheet];
  });

const clearTextSpacing = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

async function expectNoCutText(page: Page, widths: number[]) {
  await setTextSpacing(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    // On the smallest phones, wide tables may be scrolled.
    if (width > 320) await expectNoSidewaysScroll(page);
    expect(await findCutText(page), `${width} px`).toEqual([]);
  }
}

/** Sets the browser's font size, which media queries and `rem` follow. */
async function expectToFitLargeLetters(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
}

const missing: Record<string, RegExp> = {
  '/no-such-page': /We couldn't find that page/,
  '/blog/no-such-article': /Blog Post Not Found/,
};

test.describe('on a page', () => {
  test.use({ allowedErrors: [/status of 404/] });

  // Thank-you pages and the page of saved homes start their islands at once: what they show is in the browser.
  for (const path of [...oneOfEachLayout, ...Object.keys(missing), '/search?q=lake'])
    test(`${path} nothing runs early, breaks the policy, is wider than the screen, cut, pale or inaccessible`, {
      tag: '@any-screen',
    }, async ({ page, context }) => {
      await reportViolations(page);
      const scripts: string[] = [];
      page.on('request', (request) => isJsUrl(new URL(request.url())) && scripts.push(request.url()));
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(missing[path] ? 404 : 200);
      if (missing[path]) await expect(page.getByText(missing[path])).toBeVisible();
      if (!/thank-you|saved|\?/.test(path)) expect(scripts).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      await waitForFonts(page);
      await hydrateIslands(page);
      await page
        .locator('main details')
        .evaluateAll((all) => all.map((details) => details.setAttribute('open', '')));
      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(page);
        if (width === 1440 || width === 320) await expectAccessible(page);
        if (width < 768) expect.soft(await findBrokenWords(page), `${width} px`).toEqual([]);
        if (width === 1440 || width === 390)
          expect.soft(await findWrongOpticalSizes(page), `${width} px`).toEqual([]);
      }
      // The size of Letter paper without its margins of 12 mm, in CSS pixels.
      await page.setViewportSize({ width: 725, height: 965 });
      await page.emulateMedia({ media: 'print' });
      expect.soft(await findPaleText(page), 'contrast on paper below 4.5:1').toEqual([]);
      await page.emulateMedia({ media: null });
      await expectNoCutText(page, [1440, 1000, 390, 320]);
      await clearTextSpacing(page);
      await expectToFitLargeLetters(page);
      expect(await findMovedByWrappers(page)).toEqual([]);
    });

  test('that was not walked above, the text is not cut, and large letters fit', {
    tag: '@any-screen',
  }, async ({ page, baseURL }) => {
    for (const path of (await findAllPaths(baseURL ?? '')).filter((path) => !oneOfEachLayout.includes(path)))
      await test.step(path, async () => {
        await page.goto(path);
        await waitForFonts(page);
        await expectNoCutText(page, [1440, 390, 320]);
        await clearTextSpacing(page);
        await expectToFitLargeLetters(page);
      });
  });
});

test('an unknown URL returns 404 and shows the home page', { tag: '@any-screen' }, async ({ request }) => {
  for (const path of [
    ...['/Partner', '/partner/no-such-region', '/vacation-rentals/no-such-home'],
    ...['/blog/category/no-such-category', '/images/no-such-picture.jpg'],
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const html = (await response.text()).replaceAll('&#x27;', "'");
    expect(html, path).toContain("We couldn't find that page");
    expect(html, path).toContain(homePage.title);
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
  }
  expect((await request.get('/blog/page/999')).status()).toBe(404);
  const redirect = await request.get('/partner/', { maxRedirects: 0 });
  expect([redirect.status(), redirect.headers().location]).toEqual([308, '/partner']);
});

test('links to a form scroll its heading below the header', async ({ page }) => {
  for (const address of [
    ...['/partner#revenue-analysis', '/about#contact-form', '/partner#book-a-time'],
    ...['/contact#contact-form', '/referral#referral-form'],
  ]) {
    await page.goto(address);
    const heading = page
      .locator(address.slice(address.indexOf('#')))
      .getByRole('heading')
      .first();
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? 0);
    await expect.poll(async () => (await heading.boundingBox())?.y, address).toBeGreaterThan(bottom);
  }
});

test('the samples print on Letter paper: the analysis on two sheets, the statement on one', {
  tag: '@any-screen',
}, async ({ page }) => {
  for (const [path, sheets] of [
    ['/partner/sample-analysis', 2],
    ['/portal/sample-statement', 1],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('article'), path).toHaveCount(sheets);
    expect(await countSheets(page), path).toBe(sheets);
  }
});

test('the calendar of a home: in forced colors its days differ, and all months are printed', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(homePath);
  const key = page.locator('details:has(table) + ul > li > span');
  await key.first().scrollIntoViewIfNeeded();
  const looks = await Promise.all((await key.all()).map((swatch) => swatch.screenshot()));
  expect(looks.length).toBeGreaterThanOrEqual(4);
  expect(new Set(looks.map((look) => look.toString('base64'))).size).toBe(looks.length);
  const tables = page.locator('table:has(caption)');
  const areShown = () => tables.evaluateAll((all) => all.map((table) => table.checkVisibility()));
  expect((await areShown()).slice(0, 3)).toEqual([true, true, false]);
  await page.emulateMedia({ media: 'print' });
  expect(await areShown()).toEqual(Array(12).fill(true));
});
