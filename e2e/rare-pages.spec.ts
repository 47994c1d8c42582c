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

test.describe('an error in an island', () => {
  test.use({ allowedErrors: [/broken on purpose|Minified React error|status of 422/] });

  test('leaves the page, and what the visitor typed', { tag: '@any-screen' }, async ({ page }) => {
    // The forms of this page read this, so they can't start.
    await page.addInitScript(() => {
      Object.defineProperty(document, 'activeElement', {
        get() {
          throw new Error('broken on purpose');
        },
      });
    });
    await page.goto('/about');
    const form = page.locator('form[action="/api/leads/about"]');
    await form.getByLabel('Your name').fill('Maria');
    await form.getByRole('button', { name: /./ }).click();
    // The browser sends the form itself, because its island failed, and gets it back to correct.
    await expect(page).toHaveURL('/api/leads/about');
    await expect(page.getByLabel('Your name')).toHaveValue('Maria');
  });

  test('leaves the rest of an article as it is', { tag: '@any-screen' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', {
        get() {
          throw new Error('broken on purpose');
        },
      });
    });
    await page.goto(article);
    await page.keyboard.press('Shift');
    const share = page.locator('summary', { hasText: 'Share' }).first();
    await share.click();
    await expect(page.getByRole('link', { name: 'Facebook' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Copy Link' }).first().click();
    await expect(page.locator('#late-notice')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
