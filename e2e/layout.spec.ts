import { expect, expectFits, test } from './support/test';

const pages = ['/', '/partner', '/partner/30a', '/partner/destin', '/partner/pcb'];

for (const path of pages) {
  test(`${path} is complete, accessible and fits the screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectFits(page);
  });
}

test('an unknown address answers 404 and lands at home', { tag: '@any-screen' }, async ({ request }) => {
  const answer = await request.get('/no-such-page');
  expect(answer.status()).toBe(404);
  const html = (await answer.text()).replaceAll('&#x27;', "'");
  expect(html).toContain("We couldn't find that page");
  expect(html).toContain("Vacation Rentals On Florida's Emerald Coast");
  expect(html).toContain('<title>Page not found | Sea Oat Stays</title>');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect((await request.get('/Partner')).status()).toBe(404);
});

test('an address with a slash at its end leads to the one without', { tag: '@any-screen' }, async ({
  request,
}) => {
  const answer = await request.get('/partner/', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe('/partner');
});
