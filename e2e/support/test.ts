import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Console errors that a test brings about on purpose. */
  allowedErrors: RegExp[];
  /** Console errors, page errors and policy violations that are not allowed. Any left at the end fails the test. */
  browserErrors: string[];
}

export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
  browserErrors: async ({}, use) => {
    const errors: string[] = [];
    await use(errors);
    expect(errors, 'errors and policy violations in the browser').toEqual([]);
  },
  // A test that only sends requests opens no browser.
  page: async ({ page, allowedErrors, browserErrors }, use) => {
    const report = (text: string) => {
      if (!allowedErrors.some((allowed) => allowed.test(text))) browserErrors.push(text);
    };
    page.on('console', (message) => message.type() === 'error' && report(`console: ${message.text()}`));
    page.on('pageerror', (error) => report(`page: ${error.message}`));
    await use(page);
  },
});

export { expect };

/** WCAG 2.2 AA as far as axe can dispatchPageEvent, in the page's present state. */
export async function expectAccessible(page: Page) {
  // Without legacy mode each call opens a page of its own to sum up; only frames of other origins would need it.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** No content wider than the screen. */
export async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Accessible, and no content wider than the screen, on the narrowest one either. */
export async function expectFits(page: Page) {
  await scrollThrough(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
}

/** Loads pictures below the fold too, so that what is checked is what a visitor sees. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Waits for the web fonts, which come after the first paint: `document.fonts.ready` knows nothing of them before. */
export async function waitForFonts(page: Page) {
  const loaded = () =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  await expect
    .poll(() => page.evaluate(loaded))
    .toEqual(expect.arrayContaining(['fraunces', 'instrumentSans']));
}

/** What says that the islands listen. */
export const hydrated = 'html[data-hydrated]';

/** Gives a first sign, and waits until the islands listen: only for what plain HTML does in another way before. */
export async function hydrateIslands(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator(hydrated)).toBeAttached({ timeout: 2_000 });
  }).toPass();
}

/** Whether this is the address of a script. */
export const isRuntime = (url: URL) => url.pathname.endsWith('.js');

/** Reports what the page's own policy blocks, style attributes and pictures too. */
export async function reportViolations(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`violation: ${effectiveDirective} ${blockedURI}`);
    });
  });
}

/** Serves `path` as a browser reads it that does not know `word`. Without the policy, which has the hashes of the original. */
export async function serveWithout(page: Page, path: string, word: string) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = (await response.text()).replaceAll(word, word.replace(/\w/, 'unknown-$&'));
    await route.fulfill({ response, headers, body });
  });
}

/** Dispatches the event of a page that enters or leaves the back-forward cache, which these browsers lack. */
export const dispatchPageEvent = (page: Page, event: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), event);

/** A date of the home search. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Breaks what the share menu of an article asks for, or the event that ends the layout of every page. */
export async function breakOnPurpose(page: Page, what: 'share' | 'dispatchEvent') {
  await page.addInitScript((name) => {
    Object.defineProperty(name === 'share' ? Navigator.prototype : document, name, {
      get() {
        throw new Error('broken on purpose');
      },
    });
  }, what);
}
