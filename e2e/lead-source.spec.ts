import type { Page } from '@playwright/test';
import { leadsOf } from './support/leads';
import { expect, hydrated, test } from './support/test';

const article = '/blog/the-flags-on-the-beach-and-what-each-one-asks-of-you';

/** Signs up for the newsletter on the home page, and gives what was stored of the visit. */
async function signUp(page: Page): Promise<unknown> {
  const email = `guest.${crypto.randomUUID()}@example.com`;
  await page.getByLabel('Email address').fill(email);
  // A form whose island comes late is sent as plain HTML, which does not know where the visit began.
  await expect(page.locator(hydrated)).toBeAttached();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/marketing/thank-you');
  const [lead] = leadsOf(email);
  expect(lead, 'the stored lead').toBeDefined();
  return lead?.context.source;
}

const noted = (page: Page) => page.evaluate(() => sessionStorage.getItem('source'));
const goHome = (page: Page) => page.getByRole('banner').locator('a[href="/"]').first().click();

test('a lead two pages on says which campaign and which page brought it', { tag: '@any-screen' }, async ({
  page,
  context,
}) => {
  await page.goto(`${article}?utm_source=news&utm_medium=e-mail&utm_campaign=Fall+2026`, {
    referer: 'https://search.example/',
  });
  await page.getByRole('main').locator('a[href="/blog"]').last().click();
  await expect(page).toHaveURL('/blog');
  await goHome(page);
  await expect(page).toHaveURL('/');
  expect(await signUp(page)).toEqual({
    landing: article,
    referrer: 'search.example',
    utm_source: 'news',
    utm_medium: 'e-mail',
    utm_campaign: 'Fall 2026',
  });
  expect(await noted(page)).toBeNull();
  expect((await context.cookies()).filter(({ value }) => value.includes('news'))).toEqual([]);
});

test.describe('with Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

  test('nothing is kept, and the form’s own address tells nothing', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto(`${article}?utm_source=news`);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goto('/?utm_source=news');
    expect(await signUp(page)).toBeUndefined();
  });
});
