import type { Page } from '@playwright/test';
import { article } from './support/pages';
import { expect, hydrated, islandsListen, test } from './support/test';

test("a page's data comes from its own address, and nobody else's from a header", {
  tag: '@any-screen',
}, async ({ request }) => {
  const data = await request.get(`${article}?_rsc`);
  expect(data.headers()['content-type']).toBe('text/x-component');
  expect(await data.text()).toContain('The quiet lakes behind the dunes');
  const page = await request.get(article, { headers: { rsc: '1' } });
  expect(page.headers()['content-type']).toContain('text/html');
});

test.describe('a page that is not there', () => {
  test.use({ allowedErrors: [/status of 404/] });

  for (const path of ['/no-such-page', '/blog/no-such-article', '/images/no-such-picture.jpg']) {
    test(`has its data at its own address too: ${path}`, { tag: '@any-screen' }, async ({
      page,
      request,
    }) => {
      expect(await (await request.get(path)).text()).not.toContain('__next_f.push');
      await page.goto(path);
      await islandsListen(page);
    });
  }
});

test.describe('when the data does not come', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('the islands get another chance at the next sign of the visitor', { tag: '@any-screen' }, async ({
    page,
  }) => {
    let isDown = true;
    let tries = 0;
    await page.route(/\?_rsc$/, (route) => {
      tries += 1;
      return isDown ? route.abort() : route.fallback();
    });
    await page.goto('/blog');
    await page.keyboard.press('Shift');
    await expect.poll(() => tries).toBe(1);
    await expect(page.locator(hydrated)).toHaveCount(0);
    const loadMore = page.getByRole('button', { name: 'Load More' });
    await loadMore.click();
    await expect(loadMore).not.toHaveAttribute('aria-busy');
    isDown = false;
    await islandsListen(page);
    await expect(page.locator('#posts > li:visible')).toHaveCount(6);
    // What needs no data was there the first time.
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
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

  test('a form is sent as plain HTML at once', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(page).toHaveURL(/\/blog\/page\/2/, { timeout: 5_000 });
  });
});

test.describe('a document older than its data', { tag: '@any-screen' }, () => {
  /** Says of the data of the first `times` signs that it belongs to another document. Returns how often it was asked for. */
  async function dataIsNewer(page: Page, times: number) {
    const asked = { times: 0 };
    await page.route(/\?_rsc$/, async (route) => {
      const answer = await route.fetch();
      asked.times += 1;
      const version = asked.times <= times && { 'x-page-data': 'another' };
      await route.fulfill({ response: answer, headers: { ...answer.headers(), ...version } });
    });
    return asked;
  }

  test('is replaced by the new one, also on a page that was reloaded before', async ({ page }) => {
    // No page of posts: its data may really become newer meanwhile.
    await page.goto('/portal');
    await page.reload();
    const asked = await dataIsNewer(page, 1);
    const replaced = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Show password' }).click();
    await replaced;
    await islandsListen(page);
    expect(asked.times).toBe(2);
  });

  test('goes on as plain HTML where there is no newer one', async ({ page }) => {
    const asked = await dataIsNewer(page, 2);
    await page.goto('/blog');
    const replaced = page.waitForEvent('load');
    await page.keyboard.press('Shift');
    await replaced;
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(page).toHaveURL(/\/blog\/page\/2/);
    expect(asked.times).toBe(2);
  });

  test('goes on as plain HTML where someone is typing', async ({ page }) => {
    await dataIsNewer(page, 1);
    await page.goto('/blog');
    const field = page.getByRole('searchbox', { name: 'Search the guide' });
    await field.fill('lakes');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=lakes');
    // That page asks for its own data.
    await page.unrouteAll({ behavior: 'wait' });
  });
});
