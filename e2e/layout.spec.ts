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
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  for (const path of ['/partner/miami', '/Partner', '/blog/category/boats']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('an address with a slash at its end leads to the one without', { tag: '@any-screen' }, async ({
  request,
}) => {
  const answer = await request.get('/partner/', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe('/partner');
});

test('every answer carries the security headers, and no answer names its maker', {
  tag: '@any-screen',
}, async ({ request }) => {
  for (const path of ['/', '/partner', '/no-such-page', '/images/placeholder.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers['strict-transport-security'], path).toContain('max-age=63072000');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toBeTruthy();
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
  const policy = (await request.get('/partner')).headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy.split(';').find((directive) => directive.includes('script-src'))).not.toMatch(/unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
});
