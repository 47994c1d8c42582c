import type { Page } from '@playwright/test';
import { formOf, openForm, scriptUrl } from './support/hubspot';
import { dispatchPageEvent, expect, expectAccessible, test } from './support/test';

/** Counts the page's requests for HubSpot's script from now on. Returns a function that returns the current count. */
function countScriptRequests(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => request.url() === scriptUrl && calls++);
  return () => calls;
}

test.describe('HubSpot’s form', () => {
  // Two forms are enough here: lib/hubspot/settings.test.ts and lib/hubspot/redirect.test.ts check the other settings
  // and redirects.
  for (const { kind, path, redirect } of [
    { kind: 'newsletter', path: '/', redirect: '/marketing/thank-you' },
    { kind: 'partner', path: '/partner', redirect: '/partner/thank-you' },
  ])
    test(`replaces the ${kind} form and leads to ${redirect}`, async ({ page }) => {
      const form = await openForm(page, path);
      await expect(form.frame).toHaveAttribute('data-hubspot', 'ready');
      await expect(form.hubspot).toHaveCount(1);
      await expect(form.native).toHaveCount(0);
      await expectAccessible(page);
      const target = await form.hubspot.locator('..').getAttribute('id');
      expect(await form.created()).toEqual([
        {
          region: 'na1',
          portalId: '4711',
          formId: `form-${kind}`,
          target: `#${target}`,
          inlineMessage: expect.stringMatching(/\w/),
          at: expect.any(Number),
        },
      ]);

      if (kind === 'newsletter') {
        await page.evaluate(() => postMessage({ type: 'form-submitted' }, '*'));
      } else {
        await form.hubspot.getByLabel('HubSpot email').fill('ada@example.com');
        await form.hubspot.getByRole('button').click();
      }
      await expect(page).toHaveURL(redirect);
    });

  test('is not requested before its place is near the viewport', async ({ page }) => {
    const calls = countScriptRequests(page);
    await page.clock.install();
    await page.goto('/about');
    const form = formOf(page);
    await expect(form.native).toBeAttached();
    await page.clock.runFor(10_000);
    await expect(form.frame).toHaveAttribute('data-hubspot', 'native');
    expect(calls()).toBe(0);
    await form.approach();
    await expect(form.hubspot).toBeVisible();
    expect(calls()).toBe(1);
  });

  test('requests its script after 150 ms, and is created 100 ms after the script', async ({ page }) => {
    await page.goto('/about');
    const form = formOf(page);
    const before = await page.evaluate(() => performance.now());
    await form.approach();
    await expect(form.hubspot).toBeVisible();
    const times = await page.evaluate((url) => {
      const [script] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
      const created = window.hubspotForms?.[0]?.at ?? 0;
      return { start: script?.startTime ?? 0, wait: created - (script?.responseEnd ?? 0) };
    }, scriptUrl);
    expect(times.start - before).toBeGreaterThanOrEqual(149);
    expect(times.wait).toBeGreaterThanOrEqual(99);
  });
});

test.describe('a visitor', () => {
  test('who has begun to fill in the native form keeps it', async ({ page }) => {
    await page.goto('/referral');
    const form = formOf(page);
    await form.native.getByLabel('Your name').fill('Margaret Ellison');
    await form.approach();
    await expect(form.native).toBeVisible();
    await expect.poll(form.created).toHaveLength(1);
    await expect(form.frame).toHaveAttribute('data-hubspot', 'native');
    await expect(form.hubspot).toHaveCount(0);
    await expect(form.native.getByLabel('Your name')).toHaveValue('Margaret Ellison');
  });

  // lib/browser/consent.test.ts checks all combinations of Global Privacy Control and the visitor's choice.
  test('who sends Global Privacy Control sees the native form, and HubSpot gets no request', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'hubspotutk', value: 'a'.repeat(32), url: baseURL ?? '' }]);
    const calls = countScriptRequests(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.clock.install();
    const form = await openForm(page, '/partner');
    await form.frame.evaluate(
      (element) => new Promise((seen) => new IntersectionObserver(seen).observe(element)),
    );
    await page.clock.runFor(10_000);
    await expect(form.native).toBeVisible();
    await expect(form.frame).toHaveAttribute('data-hubspot', 'native');
    expect(calls()).toBe(0);
    const trackers = async () => (await context.cookies()).filter(({ name }) => name === 'hubspotutk');
    await expect.poll(trackers).toEqual([]);
  });

  test('who returns from the back-forward cache gets an empty form', async ({ page }) => {
    const form = await openForm(page, '/partner');
    await form.hubspot.getByLabel('HubSpot email').fill('ada@example.com');
    await dispatchPageEvent(page, 'pageshow');
    await expect(form.hubspot.getByLabel('HubSpot email')).toHaveValue('');
    await expect(form.hubspot).toHaveCount(1);
    expect(await form.created()).toHaveLength(2);
  });
});
