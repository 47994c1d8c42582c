import { article } from './support/pages';
import { expect, expectFits, hydrateIslands, test } from './support/test';

test.use({ allowedErrors: [/status of 404/] });

for (const [name, path, words] of [
  ['an unknown path', '/no-such-page', /We couldn't find that page/],
  ['a missing picture', '/images/no-such-picture.jpg', /We couldn't find that page/],
  ['an unknown article', '/blog/no-such-article', /Blog Post Not Found/],
] as const)
  test(`${name} returns 404 with a complete page`, { tag: '@any-screen' }, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByText(words)).toBeVisible();
    await hydrateIslands(page);
    await expectFits(page);
  });

test('the cascade layers have the same order on every page', { tag: '@any-screen' }, async ({ request }) => {
  for (const path of ['/', '/no-such-page', '/blog/no-such-article']) {
    const html = await (await request.get(path)).text();
    const names = [...html.matchAll(/@layer ([\w, -]+)[;{]/g)].flatMap(([, list = '']) => list.split(/, ?/));
    const order = [...new Set(names)].filter((name) => name !== 'properties');
    expect(order, path).toEqual(['theme', 'base', 'components', 'utilities']);
  }
});

for (const [place, broken, path] of [
  ['a page', 'share', article],
  ['the frame around every page', 'activeElement', '/about'],
] as const)
  test.describe(`an error in ${place}`, () => {
    test.use({ allowedErrors: [/broken on purpose|Minified React error/] });

    test('shows a helpful page with styles, and Try again requests the page again', {
      tag: '@any-screen',
    }, async ({ page }) => {
      await page.addInitScript((name) => {
        Object.defineProperty(name === 'share' ? Navigator.prototype : document, name, {
          get() {
            if (!sessionStorage.getItem('repaired')) throw new Error('broken on purpose');
          },
        });
      }, broken);
      await page.goto(path);
      await page.keyboard.press('Shift');
      const title = page.getByRole('heading', { level: 1, name: 'Something went wrong on our side' });
      await expect(title).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
      await expect(page).toHaveTitle(/Sea Oat Stays/);
      // An error in the page leaves the header. An error in the frame around the page removes it, too.
      await expect(page.getByRole('banner')).toHaveCount(broken === 'share' ? 1 : 0);
      await expectFits(page);
      expect((await title.boundingBox())?.x, 'space at the left edge').toBeGreaterThanOrEqual(16);

      await page.evaluate(() => sessionStorage.setItem('repaired', 'yes'));
      const again = page.waitForRequest((request) => new URL(request.url()).pathname === path);
      await page.getByRole('button', { name: 'Try again' }).click();
      await again;
      await expect(title).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeVisible();
    });
  });

test('an unknown URL returns 404 and shows the home page', { tag: '@any-screen' }, async ({ request }) => {
  for (const path of [
    '/no-such-page',
    '/Partner',
    '/partner/no-such-region',
    '/vacation-rentals/no-such-home',
    '/blog/category/no-such-category',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const html = (await response.text()).replaceAll('&#x27;', "'");
    expect(html, path).toContain("We couldn't find that page");
    expect(html, path).toContain("Vacation Rentals On Florida's Emerald Coast");
    expect(html, path).toContain('<title>Page not found | Sea Oat Stays</title>');
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
  }
  // The archive of articles has fewer than 999 pages.
  const response = await request.get('/blog/page/999');
  expect(response.status()).toBe(404);
  expect(await response.text()).toMatch(/We couldn(&#x27;|’)t find that page/);
  const redirect = await request.get('/partner/', { maxRedirects: 0 });
  expect([redirect.status(), redirect.headers().location]).toEqual([308, '/partner']);
});
