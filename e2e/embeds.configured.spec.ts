import type { Page } from '@playwright/test';
import { regionPaths } from '@/content/regions';
import { rentals } from '@/content/rentals';
import { findSubmission, openForm, scriptUrl } from './support/hubspot';
import { leadsOf } from './support/leads';
import { bookDirectly, findFreeSlot } from './support/meetings';
import { fillAnalysis, newOwner } from './support/owner';
import { sites } from './support/sites';
import { expect, expectAccessible, hydrateIslands, reportViolations, test } from './support/test';

const calendar = 'iframe[title="Calendar: book a time with us"]';
/** While a frame has the focus, `toBeFocused` could fail, because the page around it may not count as focused. */
const readFocusedTitle = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('title'));
/** Scrolls to the calendar, or, if it isn't embedded yet, to the link in its place. */
const scrollToCalendar = (page: Page) =>
  page
    .getByRole('link', { name: 'Open the calendar in a new tab' })
    .or(page.locator(calendar))
    .evaluate((element) => element.scrollIntoView());

test('the calendar loads lazily, 600 pixels tall and without cookies', async ({ page, request }) => {
  const reached: string[] = [];
  page.on('request', (request) => request.url().endsWith('/calendar') && reached.push(request.url()));
  await page.goto('/partner');
  await scrollToCalendar(page);
  const frame = page.locator(calendar);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAttribute('height', '600');
  await expect(frame).toHaveAttribute('credentialless');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText('Test host: /calendar')).toBeVisible();
  expect(reached).toHaveLength(1);
  await expectAccessible(page);

  // Visitors can still book through the site itself while another company's calendar is embedded.
  const link = page.getByRole('link', { name: 'See free times' });
  await expect(link).toHaveAttribute('href', '/book-a-time');
  await hydrateIslands(page);
  await link.click();
  await expect(page.getByRole('group', { name: 'Choose a day' })).toBeVisible();
  expect((await bookDirectly(request, await findFreeSlot(request))).manage).toContain('/book-a-time/');
});

test('a visitor who chose "Ask me first" loads the calendar from a panel, once or always', async ({
  page,
}) => {
  await page.goto('/cookies');
  await hydrateIslands(page);
  const choice = page.getByRole('group', { name: 'Calendars, videos and forms from other companies' });
  const ask = choice.getByRole('radio', { name: /Ask me first/ });
  await expect(choice.getByRole('radio', { name: /Load them/ })).toBeChecked();
  await ask.check();
  await expect(choice.getByRole('status')).toHaveText('Saved in this browser.');
  await page.reload();
  await expect(ask).toBeChecked();

  await page.goto('/partner');
  await scrollToCalendar(page);
  await expect(page.getByText('It comes from 127.0.0.1')).toHaveCount(2); // the calendar and the video
  await expect(page.locator(calendar)).toHaveCount(0);
  await expectAccessible(page);
  const load = page.getByRole('button', { name: 'Load', exact: true });
  await load.click();
  await expect.poll(() => readFocusedTitle(page)).toBe('Calendar: book a time with us');
  await page.reload();
  await scrollToCalendar(page);
  await page.getByLabel('Always load from now on').check();
  await load.click();
  await expect(page.locator(calendar)).toBeAttached();
  await page.reload();
  await scrollToCalendar(page);
  await expect(page.locator(calendar)).toBeAttached();
});

test('the video loads only on play', async ({ page }) => {
  const player = page.locator('iframe[title^="Video:"]');
  await page.addInitScript(() => localStorage.setItem('embeds', 'allow'));
  await page.goto('/partner');
  await expect(page.getByRole('heading', { name: 'Three minutes with us' })).toBeVisible();
  await expect(player).toHaveCount(0);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(() => readFocusedTitle(page)).toBe('Video: Three minutes with us');
  await expect(player.contentFrame().getByText('Test host: /video')).toBeVisible();
});

test('no link contains a placeholder from the booking engine’s URL template', async ({ page }) => {
  const { origin } = new URL(sites.configured.env.BOOKING_URL);
  const [home] = rentals;
  await page.goto('/');
  const check = page.getByRole('link', { name: `Check Availability of ${home?.title}`, exact: true });
  await expect(check).toHaveAttribute('href', new RegExp(`^${origin}/book/[^/]+/${home?.id}$`));
  await expect(check).toHaveAttribute('target', '_blank');
  const hrefs = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toContain(`${origin}/book`);
  expect(hrefs.filter((href) => /[{}]|%7B/i.test(href ?? ''))).toEqual([]);
});

test('with every service configured no page violates its policy', async ({
  page,
  request,
  browserErrors,
}) => {
  await reportViolations(page);
  for (const path of [
    ...['/', '/partner', regionPaths[0] ?? '/partner', '/contact', '/about', '/referral'],
    ...['/plans', '/vacation-rentals', '/blog', '/portal'],
  ]) {
    await page.goto(path);
    await scrollThrough(page);
    const play = page.getByRole('button', { name: /play|watch/i });
    // Look again before each click, because a click may have renamed the button or replaced it with a video.
    for (const button of await play.all()) if (await button.isVisible()) await button.click();
    await page.waitForLoadState('networkidle');
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(/script-src ([^;]*)/.exec(policy)?.[1], path).not.toMatch(/unsafe|\*( |;|$)/);
    expect(browserErrors, path).toEqual([]);
  }
});

/** Scrolls to the end, to load lazy frames. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calendar and the video are links that open a new tab', async ({ page }) => {
    await page.goto('/partner');
    await expect(page.locator('iframe')).toHaveCount(0);
    const links = [
      page.getByRole('link', { name: 'Open the calendar in a new tab' }),
      page.getByRole('link', { name: 'Play the video' }),
    ];
    for (const link of links) await expect(link).toHaveAttribute('target', '_blank');
  });
});

const { HUBSPOT_FORM_PARTNER: formId, HUBSPOT_PORTAL_ID: portal } = sites.configured.env;

// components/forms/hubspot-form.test.tsx checks when HubSpot's form takes the place of ours, and every failure.
test('HubSpot’s form takes the place of ours, and leads to the thank-you page', async ({ page }) => {
  const form = await openForm(page, '/partner');
  await expect(form.frame).toHaveAttribute('data-hubspot', 'ready');
  await expect(form.native).toHaveCount(0);
  await expectAccessible(page);
  await form.hubspot.getByLabel('HubSpot email').fill('ada@example.com');
  await form.hubspot.getByRole('button').click();
  await expect(page).toHaveURL('/partner/thank-you');
});

test.describe('a visitor whose ad blocker stops HubSpot', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('sends our form, and HubSpot still gets the lead', async ({ page, context, baseURL }) => {
    const hutk = 'b'.repeat(32);
    await context.addCookies([{ name: 'hubspotutk', value: hutk, url: baseURL ?? '' }]);
    await page.route(scriptUrl, (route) => route.abort());
    const form = await openForm(page, '/partner');
    await expect(form.panel).toContainText('Form loading error: Script load failed');
    const [above, below] = [await form.panel.boundingBox(), await form.native.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await expectAccessible(page);

    const owner = newOwner();
    await fillAnalysis(page, owner);
    await form.native.getByRole('button', { name: 'Send my analysis' }).click();
    await expect(page).toHaveURL('/partner/thank-you');
    expect(leadsOf(owner.email, sites.configured.env.LEADS_DATABASE_URL)).toHaveLength(1);
    await expect.poll(() => findSubmission(owner.email)).toBeDefined();
    const submission = await findSubmission(owner.email);
    expect(submission).toMatchObject({ portal, form: formId });
    const fields = Object.fromEntries(submission?.body.fields.map(({ name, value }) => [name, value]) ?? []);
    const { name, email, property, area, bedrooms } = owner;
    const [firstname, lastname] = name.split(' ');
    expect(fields).toMatchObject({ firstname, lastname, email, property, area, bedrooms });
    expect(submission?.body.context).toMatchObject({ hutk, pageUri: `${baseURL}/partner` });
  });
});
