import type { Page, Route } from '@playwright/test';
import { company } from '@/content/company';
import { dashboard } from '@/content/portal';
import { leadsOf } from './support/leads';
import { analysisForm, fillAnalysis, newOwner } from './support/owner';
import { dispatchPageEvent, expect, hydratedHtml, isJsUrl, stopClock, test } from './support/test';

/** A test in which no island starts until the test calls `release`, because the page's clock is stopped. */
const coldTest = test.extend<{ release: () => Promise<void> }>({
  release: async ({ page }, use) => {
    await stopClock(page);
    await use(async () => {
      // Advance the clock in small steps until the scripts have run.
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(page.locator(hydratedHtml)).toBeAttached({ timeout: 200 });
      }).toPass();
      await page.clock.resume();
    });
  },
});

// One test for each kind of press is enough, because the same code replays the presses for all islands.
test.describe('a press before the scripts have loaded', () => {
  coldTest('on Load More shows more posts', { tag: '@browsers' }, async ({ page, isMobile, release }) => {
    await page.goto('/blog');
    const button = page.getByRole('button', { name: 'Load More' });
    if (isMobile) await button.tap();
    else await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveCSS('cursor', 'progress');
    await release();
    await expect(page.locator('#posts > li:visible')).toHaveCount(6);
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL('/blog');
  });

  coldTest(
    'on a link that opens an island opens the island, or the page if pressed for a new tab',
    { tag: '@any-screen' },
    async ({ page, release }) => {
      await page.goto('/partner');
      const link = page.getByRole('link', { name: 'See free times' });
      const opened = page.context().waitForEvent('page');
      await link.click({ modifiers: ['ControlOrMeta'] });
      await expect(await opened).toHaveURL('/book-a-time');
      await link.click();
      await release();
      await expect(page.locator('#mt-title')).toBeVisible();
      await expect(page).toHaveURL('/partner');
    },
  );

  coldTest(
    'on Copy link copies once, as part of the press',
    { tag: '@browsers' },
    async ({ page, release, baseURL }) => {
      await page.addInitScript(() => {
        const copied: string[] = [];
        Object.assign(window, { copied });
        async function writeText(text: string) {
          // Do as WebKit does, which lets a page copy only while it handles a press.
          if (!(window as Window & { event?: Event }).event?.isTrusted) throw new Error('refused');
          copied.push(text);
        }
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      });
      await page.goto('/referral?utm_source=letter#referral-form');
      await page.getByRole('button', { name: 'Copy link' }).dblclick();
      await release();
      await expect(page.locator(hydratedHtml)).toBeAttached();
      const copied = () => page.evaluate(() => (window as Window & { copied?: string[] }).copied);
      await expect.poll(copied).toEqual([`${baseURL}/referral`]);
    },
  );

  coldTest(
    'on Show password shows the password, and the owner can sign in',
    { tag: '@browsers' },
    async ({ page, release }) => {
      await page.goto('/portal');
      await page.getByLabel('Email Address').fill('ada@example.com');
      await page.getByLabel('Password').fill('seagrove');
      await page.getByRole('button', { name: 'Show password' }).click();
      await release();
      await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
      await page.getByLabel('Password').press('Enter');
      await expect(page.getByRole('heading', { name: dashboard.welcome })).toBeVisible();
    },
  );
});

test('after eight seconds without scripts a form is sent once, as plain HTML', {
  tag: '@any-screen',
}, async ({ page }) => {
  const owner = newOwner();
  await stopClock(page);
  await page.route(isJsUrl, () => {});
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.headers()));
  await page.goto('/partner');
  await fillAnalysis(page, owner);
  const send = analysisForm(page).getByRole('button', { name: 'Send my analysis' });
  await send.click({ noWaitAfter: true });
  await expect(send).toHaveAttribute('aria-busy', 'true');
  expect(sent).toHaveLength(0);
  await page.clock.runFor(8_000);
  await expect(page).toHaveURL('/partner/thank-you');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.accept).toContain('text/html');
  expect(leadsOf(owner.email)).toHaveLength(1);
});

const lateNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'has not loaded yet' });

for (const [when, respond, wait] of [
  ['at once if the runtime cannot be loaded', (route: Route) => route.abort(), 1_000],
  [
    'eight seconds after a runtime that never starts',
    (route: Route) => route.fulfill({ contentType: 'text/javascript' }),
    8_000,
  ],
] as const)
  test(`a control is no longer busy, and plain HTML or a notice takes over, ${when}`, {
    tag: '@any-screen',
  }, async ({ page, allowedErrors }) => {
    allowedErrors.push(/Failed to load resource/);
    await stopClock(page);
    await page.route(isJsUrl, respond);
    const notice = lateNotice(page);
    await page.goto('/portal');
    const control = page.getByRole('button', { name: 'Access Portal' });
    await control.click();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await expect(notice).toBeHidden();
    await page.clock.runFor(wait);
    await expect(notice.getByRole('link', { name: 'Reload the page' })).toBeInViewport();
    await control.click();
    await expect(control).not.toHaveAttribute('aria-busy');
    await expect(notice).toBeVisible();

    // Choosing a contract works without its island, so no notice appears. The calculator's fields below do nothing
    // without their island, so the notice appears.
    await page.goto('/plans');
    await page.getByText('2-Year Contract', { exact: true }).first().click();
    await page.clock.runFor(wait);
    await expect(notice).toBeHidden();
    for (const choose of [
      () => page.getByLabel('Nights booked a year').fill('100'),
      () => page.getByLabel('Area').selectOption({ index: 1 }),
    ]) {
      await page.reload();
      await choose();
      await expect(notice).toBeHidden();
      await page.clock.runFor(wait);
      await expect(notice.getByRole('link', { name: 'Reload the page' })).toBeInViewport();
    }

    for (const [path, name, target] of [
      ['/partner', 'See free times', /\/(api\/meetings|book-a-time)$/],
      ['/blog', 'Load More', /\/blog\/page\/2/],
    ] as const) {
      await page.goto(path);
      await page.getByRole('link', { name }).or(page.getByRole('button', { name })).click();
      await page.clock.runFor(wait);
      await expect(page).toHaveURL(target);
    }
  });

test('a form whose island has not started is empty after Back', { tag: '@any-screen' }, async ({ page }) => {
  await page.route(isJsUrl, () => {});
  await page.goto('/contact');
  const message = page.getByLabel('Message');
  await message.fill('Is the house near the beach?');
  // Simulate a return from the back-forward cache.
  await dispatchPageEvent(page, 'pageshow');
  await expect(message).toHaveValue('');

  await message.fill('Is the house near the beach?');
  await page.getByRole('link', { name: company.guide.name }).first().click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(message).toHaveValue('');
});
