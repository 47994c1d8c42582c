import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  allowedErrors: RegExp[];
  /** Console errors, page errors and CSP violations outside `allowedErrors`. Any of them fails the test at its end. */
  browserErrors: string[];
}

export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
  browserErrors: async ({}, use) => {
    const errors: string[] = [];
    await use(errors);
    expect(errors, 'errors and policy violations in the browser').toEqual([]);
  },
  // The errors are recorded here and not in `browserErrors`, so that a test without a page opens no browser.
  page: async ({ page, allowedErrors, browserErrors }, use) => {
    const report = (text: string) => {
      if (!allowedErrors.some((allowed) => allowed.test(text))) browserErrors.push(text);
    };
    page.on('console', (message) => message.type() === 'error' && report(`console: ${message.text()}`));
    page.on('pageerror', (error) => report(`page: ${error.message}`));
    // Turn off the timeouts of the page's requests, because the server may be slow on a busy machine.
    await page.context().addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    await use(page);
  },
});

export { expect };

export async function expectAccessible(page: Page) {
  // Use the legacy mode. The default mode opens an extra page, which is needed only for frames from other origins.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

export async function expectFits(page: Page) {
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    if (width === 1440 || width === 320) await expectAccessible(page);
  }
}

export async function countSheets(page: Page): Promise<number> {
  const margin = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' };
  const pdf = await page.pdf({ format: 'Letter', margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Waits for the web fonts, which load after the first paint. `document.fonts.ready` resolves before they start. */
export async function waitForFonts(page: Page) {
  const loaded = () =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  await expect
    .poll(() => page.evaluate(loaded))
    .toEqual(expect.arrayContaining(['fraunces', 'instrumentSans']));
}

export const hydratedHtml = 'html[data-hydrated]';

/** Starts the islands and waits until they are hydrated. Call it only to test behavior that needs JavaScript. */
export async function hydrateIslands(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator(hydratedHtml)).toBeAttached({ timeout: 2_000 });
  }).toPass();
}

export const isJsUrl = (url: URL) => url.pathname.endsWith('.js');

/** Holds the responses to requests for scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(isJsUrl, async (route) => {
    await released.promise;
    await route.fallback();
  });
  return released.resolve;
}

/** Logs CSP violations as console errors, which fail the test. */
export async function reportViolations(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`violation: ${effectiveDirective} ${blockedURI}`);
    });
  });
}

/**
 * Serves `path` as if the browser didn't support a feature: `word`, the name of the feature in HTML or CSS, becomes an
 * unknown name. Removes the CSP, because its hashes no longer match.
 */
export async function serveWithout(page: Page, path: string, word: string) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = (await response.text()).replaceAll(word, word.replace(/\w/, 'unknown-$&'));
    await route.fulfill({ response, headers, body });
  });
}

/** Simulates entering or leaving the back-forward cache, which the test browsers don't have. */
export const dispatchPageEvent = (page: Page, event: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), event);

/** Stops the page's clock, so that timers fire only when the test advances it, however slow the machine is. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
}

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
