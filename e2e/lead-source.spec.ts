import { leadsOf } from './support/leads';
import { expect, hydratedHtml, test } from './support/test';

const article = '/blog/the-flags-on-the-beach-and-what-each-one-asks-of-you';

// Under Global Privacy Control no source is stored: lib/inbox/source.test.ts and
// lib/platform/next/browser/lead-source.test.ts check that.
test('a lead that is sent two pages later has its campaign and landing page', { tag: '@any-screen' }, async ({
  page,
  context,
}) => {
  await page.goto(`${article}?utm_source=news&utm_medium=e-mail&utm_campaign=Fall+2026`, {
    referer: 'https://search.example/',
  });
  await page.getByRole('main').locator('a[href="/blog"]').last().click();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  // Wait until the page has loaded: typing starts the islands only after the loader, a script at the end of the page,
  // has run.
  await page.waitForLoadState();
  const email = `guest.${crypto.randomUUID()}@example.com`;
  await page.getByLabel('Email address').fill(email);
  // Wait for hydration, because a plain HTML form doesn't send the source.
  await expect(page.locator(hydratedHtml)).toBeAttached();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/marketing/thank-you');
  expect(leadsOf(email).map((lead) => lead.context.source)).toEqual([
    {
      landing: article,
      referrer: 'search.example',
      utm_source: 'news',
      utm_medium: 'e-mail',
      utm_campaign: 'Fall 2026',
    },
  ]);
  expect(await page.evaluate(() => sessionStorage.getItem('source'))).toBeNull();
  expect((await context.cookies()).filter(({ value }) => value.includes('news'))).toEqual([]);
});
