import { article } from './support/pages';
import { expect, hydrated, hydrateIslands, stopClock, test } from './support/test';

test('a page holds its data, which no browser runs and no address returns alone', {
  tag: '@any-screen',
}, async ({ request }) => {
  for (const path of ['/', article, '/plans', '/no-such-page', '/blog/no-such-article']) {
    const html = await (await request.get(path)).text();
    const blocks = [...html.matchAll(/<script type="application\/json">([^<]*)<\/script>/g)];
    expect(blocks, path).toHaveLength(1);
    expect(JSON.parse(blocks[0]?.[1] ?? '').flat(2), path).toContainEqual(
      expect.stringContaining('HydrationSignal'),
    );
    expect(html.indexOf('</footer>'), path).toBeLessThan(blocks[0]?.index ?? 0);
    expect(html, path).not.toContain('__next_f.push');
  }
  const headers = { rsc: '1', 'next-router-prefetch': '1' };
  const response = await request.get(`${article}?_rsc`, { headers });
  expect(response.headers()['content-type']).toContain('text/html');
});

test('a first touch waits for scripts and the style sheet, and for no other request', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const types: string[] = [];
  page.on('request', (request) => types.push(request.resourceType()));
  await page.keyboard.press('Shift');
  await expect(page.locator(hydrated)).toBeAttached();
  expect(types).toContain('script');
  expect(types.filter((type) => !['script', 'stylesheet'].includes(type))).toEqual([]);
});

test.describe('an unknown address', () => {
  test.use({ allowedErrors: [/status of 404/] });

  // Other addresses: rare-pages.spec.ts.
  test('in a folder of files has islands too', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/images/no-such-picture.jpg');
    await hydrateIslands(page);
  });
});

test.describe('when the runtime does not come', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test.beforeEach(async ({ page }) => {
    await page.route(/\/_next\/static\/.*\.js$/, (route) => route.abort());
  });

  test('no button looks busy for good', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/referral');
    const copy = page.getByRole('button', { name: 'Copy link' });
    await copy.click();
    await expect(copy).not.toHaveAttribute('aria-busy');
  });

  test('a field that only its island reads says so at once', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/plans');
    await page.getByLabel('Nights booked a year').fill('100');
    await expect(page.getByRole('alert').filter({ hasText: 'has not loaded yet' })).toBeVisible();
  });

  test('a form is sent as plain HTML at once', { tag: '@any-screen' }, async ({ page }) => {
    // The paused clock never reaches the eight seconds of a late runtime.
    await stopClock(page);
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(/\/blog\/page\/2/);
  });
});
