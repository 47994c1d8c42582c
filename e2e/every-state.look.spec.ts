// A picture of every page in every state, compared with those of another commit: npm run look, see docs/look.md.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { phone } from '@/playwright.config';
import { callWebhook, contentful } from './support/contentful';
import type { Mode } from './support/contentful/server';
import { formPages } from './support/hubspot-form';
import { article, everyPage } from './support/pages';
import { sites } from './support/sites';
import { breakOnPurpose, hydrated } from './support/test';

const widths = [phone.viewport.width, 768, 1440];
/** The date of every page that shows one. */
const NOW = '2026-11-21T12:00:00-06:00';

/** One state of one page. Elements are found by role, label or form action: the other commit may have other markup. */
interface Scene {
  /** Also the file name of its pictures. */
  name: string;
  path: string;
  /** `plain` by default. */
  site?: keyof typeof sites;
  /** Only what fits the screen, where it is scrolled to: for layers that open over the page. */
  screenOnly?: true;
  javaScriptEnabled?: false;
  media?: { media?: 'print'; forcedColors?: 'active' };
  /** What the fake Contentful answers meanwhile. */
  contentful?: Mode['kind'];
  /** Comes before the page. */
  prepare?(page: Page): Promise<unknown>;
  /** Brings the loaded page into its state; `false` where this width does not have it. */
  arrange?(page: Page): Promise<unknown>;
}

const pages: [name: string, path: string][] = [
  ['404', '/no-such-page'],
  ['404-region', '/partner/no-such-region'],
  ['404-category', '/blog/category/no-such-category'],
  ['404-article', '/blog/no-such-post'],
  ['contact-with-property', '/contact?property=harbor-row-7#contact-form'],
  ['partner-with-plan', '/partner?plan=premium&commitment=twoYear#revenue-analysis'],
  ['rentals-found', '/vacation-rentals?destination=30a&check-in=2031-05-14&check-out=2031-05-21&guests=3-4'],
  ['rentals-none', '/vacation-rentals?guests=9%2B&q=castle'],
  ['rentals-wrong-dates', '/vacation-rentals?check-in=2031-05-14&check-out=2031-05-10'],
];

const withoutScripts = `/ /plans /blog ${article} /search /vacation-rentals /partner /cookies /portal`.split(
  ' ',
);
const configured = [...formPages.map(({ path }) => path), '/blog', article];

function formOf(page: Page, kind: string): Locator {
  return page.locator(`form[action="/api/leads/${kind}"]`).first();
}

const openDetails = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });

/** Every state that no sitemap names. */
const rareScenes: Scene[] = [
  ...pages.map(([name, path]) => ({ name, path })),
  ...formPages.map(
    ({ kind, path }): Scene => ({
      name: `form-errors-${kind}`,
      path,
      async arrange(page) {
        const form = formOf(page, kind);
        await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
        await form.locator('[aria-invalid="true"]').first().waitFor();
      },
    }),
  ),
  {
    name: 'form-errors-without-javascript',
    path: '/contact',
    javaScriptEnabled: false,
    async arrange(page) {
      await Promise.all([
        page.waitForEvent('load'),
        formOf(page, 'contact').evaluate((element: HTMLFormElement) => element.submit()),
      ]);
    },
  },
  {
    name: 'portal-errors',
    path: '/portal',
    async arrange(page) {
      await page.getByRole('button', { name: 'Access Portal' }).click();
      await page.locator('main [aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'portal-dashboard',
    path: '/portal',
    async arrange(page) {
      await page.getByLabel('Email Address').fill('ada@example.com');
      await page.getByLabel('Password').fill('seagrove');
      await page.getByRole('button', { name: 'Access Portal' }).click();
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    },
  },
  {
    name: 'menu-open',
    path: '/',
    screenOnly: true,
    async arrange(page) {
      const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
      if (!(await toggle.isVisible())) return false;
      await toggle.click();
      await page.getByRole('navigation', { name: 'Menu' }).getByText('Homeowners').click();
      await page.getByRole('link', { name: 'Management Plans' }).first().waitFor();
    },
  },
  {
    name: 'dropdown-open',
    path: '/',
    screenOnly: true,
    async arrange(page) {
      const button = page.getByRole('banner').getByRole('button', { name: 'Homeowners' });
      if (!(await button.isVisible())) return false;
      await button.hover();
      await page.getByRole('banner').getByRole('link', { name: 'Management Plans' }).waitFor();
    },
  },
  {
    name: 'share-menu-open',
    path: article,
    screenOnly: true,
    async arrange(page) {
      await page.getByText('Share', { exact: true }).first().click();
      await page.getByRole('link', { name: 'LinkedIn' }).first().waitFor();
    },
  },
  {
    name: 'skip-link',
    path: '/partner',
    screenOnly: true,
    arrange: (page) => page.keyboard.press('Tab'),
  },
  {
    name: 'plans-two-years',
    path: '/plans',
    arrange: (page) => page.getByRole('radio', { name: '2-Year Contract' }).check({ force: true }),
  },
  { name: 'plans-details-open', path: '/plans', arrange: openDetails },
  { name: 'referral-details-open', path: '/referral', arrange: openDetails },
  ...['beach', 'zzzz'].map(
    (words): Scene => ({
      name: `search-${words}`,
      path: `/search?q=${words}`,
      arrange: (page) => page.getByRole('main').getByRole('status').filter({ hasText: words }).waitFor(),
    }),
  ),
  { name: 'print-article', path: article, media: { media: 'print' } },
  { name: 'print-privacy', path: '/privacy', media: { media: 'print' } },
  { name: 'forced-colors-home', path: '/', media: { forcedColors: 'active' } },
  { name: 'forced-colors-plans', path: '/plans', media: { forcedColors: 'active' } },
  {
    name: 'error',
    path: article,
    prepare: (page) => breakOnPurpose(page, 'share'),
    arrange: errorPanel,
  },
  {
    name: 'global-error',
    path: '/privacy',
    prepare: (page) => breakOnPurpose(page, 'dispatchEvent'),
    arrange: errorPanel,
  },
  ...withoutScripts.map(
    (path): Scene => ({ name: `without-javascript-${nameOf(path)}`, path, javaScriptEnabled: false }),
  ),
  ...configured.map((path): Scene => ({ name: `configured-${nameOf(path)}`, path, site: 'configured' })),
  {
    name: 'configured-draft',
    path: `/api/draft?secret=${sites.configured.env.REVALIDATE_SECRET}&slug=${article.split('/').pop()}`,
    site: 'configured',
  },
  { name: 'guide-empty', path: '/blog', site: 'configured', contentful: 'empty' },
  { name: 'guide-failed', path: '/blog/page/99', site: 'configured', contentful: '500' },
  { name: 'article-failed', path: '/blog/never-seen', site: 'configured', contentful: '500' },
];

async function errorPanel(page: Page) {
  await page.keyboard.press('Shift');
  await page.getByRole('heading', { name: 'Something went wrong on our side' }).waitFor();
}

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '.');
}

const rare = new Set(rareScenes.map(({ path }) => path));
const inSitemaps = (await everyPage(sites.plain.url)).filter((path) => !rare.has(path));
const scenes = [...inSitemaps.map((path): Scene => ({ name: nameOf(path), path })), ...rareScenes];

for (const [site, ofSite = []] of Object.entries(Object.groupBy(scenes, ({ site = 'plain' }) => site)))
  test.describe(() => {
    // One after the other: some change what the fake Contentful answers to everybody.
    if (site === 'configured') test.describe.configure({ mode: 'default' });
    for (const scene of ofSite) for (const width of widths) takePicture(scene, width);
  });

/** The test that takes a picture of `scene` and compares it. */
function takePicture(scene: Scene, width: number) {
  test.describe(() => {
    test.use({
      baseURL: sites[scene.site ?? 'plain'].url,
      ...(width === phone.viewport.width ? phone : { viewport: { width, height: 900 } }),
      javaScriptEnabled: scene.javaScriptEnabled ?? true,
    });
    if (scene.contentful) {
      test.beforeEach(() => contentful.send({ do: 'mode', mode: { kind: scene.contentful ?? 'ok' } }));
      test.beforeEach(() => callWebhook('quietLakes'));
      test.afterEach(() => contentful.send({ do: 'reset' }));
      test.afterEach(() => callWebhook('quietLakes'));
    }

    test(`${scene.name}@${width}`, async ({ page }) => {
      await page.clock.setFixedTime(NOW);
      // No video, and no movement that a picture could catch half-way.
      await page.emulateMedia({ reducedMotion: 'reduce', ...scene.media });
      await scene.prepare?.(page);
      await page.goto(scene.path);
      if (scene.javaScriptEnabled !== false) await startRuntime(page);
      test.skip((await scene.arrange?.(page)) === false, 'This width does not have it.');
      await settle(page, scene);
      await expect(page).toHaveScreenshot(`${scene.name}@${width}.png`, { fullPage: !scene.screenOnly });
    });
  });
}

/** Gives the page the sign that its scripts wait for, and waits until the islands listen; pages without any pass. */
async function startRuntime(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForSelector(hydrated, { state: 'attached', timeout: 5_000 }).catch(() => {});
}

/** Waits for everything that arrives late: lazy pictures, frames, fonts. No callback runs where scripts are off. */
async function settle(page: Page, { screenOnly }: Scene) {
  const { top, height } = await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return { top: scrollY, height: document.body.scrollHeight };
  });
  const scroll = (y: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
  for (let y = 0; y < height; y += 700) await scroll(y);
  await scroll(screenOnly ? top : 0);
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState('load')));
  const isTrue = (what: () => boolean, timeout?: number) =>
    expect.poll(() => page.evaluate(what), { timeout }).toBe(true);
  await isTrue(() => [...document.images].every(({ complete }) => complete));
  // The web fonts come after the first paint. A page that has none is complete without.
  await isTrue(() => [...document.fonts].some(({ status }) => status === 'loaded'), 3_000).catch(() => {});
}
