import type { Page } from '@playwright/test';
import { expect, hydrateIslands, inDays, test } from './support/test';

const hero = (page: Page) => page.getByRole('region', { name: 'Vacation Rentals On Florida' });
const readSecondsPlayed = (page: Page) =>
  hero(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime);

test.describe('the search of the home page', () => {
  // With reduced motion the page plays no video. The video would need more CPU time than the rest of the page.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('leads to the list of homes with the entered values', { tag: '@browsers' }, async ({ page }) => {
    const [checkIn, checkOut] = [inDays(30), inDays(35)];
    await page.goto('/');
    const search = page.getByRole('form', { name: 'Find a home' });
    await search.getByLabel('Destination').selectOption('Destin');
    await search.getByLabel('Check-in').fill(checkIn);
    await search.getByLabel('Check-out').fill(checkOut);
    await search.getByLabel('Guests').selectOption('3-4');
    await search.getByRole('button', { name: 'Search Available Properties' }).click();
    await expect(page).toHaveURL(
      `/vacation-rentals?destination=destin&check-in=${checkIn}&check-out=${checkOut}&guests=3-4`,
    );
    // Visitors must see the result of their search without scrolling.
    await expect(page.getByRole('status').filter({ hasText: /free/ })).toBeInViewport();
  });

  test('fits its text on a small phone, and shows a readable empty date', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/');
    const search = page.getByRole('form', { name: 'Find a home' });
    const cut = await search.locator('input, select, button').evaluateAll((fields: HTMLElement[]) =>
      fields.flatMap((field) => {
        const { width } = field.getBoundingClientRect();
        field.style.setProperty('width', 'max-content', 'important');
        const needed = field.getBoundingClientRect().width;
        field.style.removeProperty('width');
        return needed > width + 1 && field.tagName !== 'BUTTON'
          ? [`${field.id}: ${needed} in ${width} px`]
          : [];
      }),
    );
    expect(cut).toEqual([]);
    const checkIn = search.getByLabel('Check-in');
    await expect(checkIn).toHaveCSS('-webkit-text-fill-color', 'rgb(20, 89, 106)');
    await hydrateIslands(page);
    await checkIn.fill(inDays(30));
    await expect(checkIn).not.toHaveCSS('-webkit-text-fill-color', 'rgb(20, 89, 106)');
  });

  test('rejects check-out on the check-in day', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('form', { name: 'Find a home' });
    const checkOut = search.getByLabel('Check-out');
    // The field needs a background: without one, an empty date looks like a chosen date in WebKit.
    await expect(checkOut).not.toHaveCSS('background-color', /transparent|, 0\)/);
    const day = inDays(30);
    await search.getByLabel('Check-in').fill(day);
    await checkOut.fill(day);
    await search.getByRole('button', { name: 'Search Available Properties' }).click();
    await expect(page).toHaveURL('/');
    await expect(checkOut).toBeFocused();
    await expect(checkOut).toHaveAttribute('aria-invalid', 'true');
    await expect(checkOut).toHaveAccessibleDescription('Check-out must be after check-in.');

    await checkOut.fill(inDays(33));
    await search.getByLabel('Guests').focus();
    await expect(search.getByText('Check-out must be after check-in.')).toBeHidden();
  });
});

test.describe('the background video', () => {
  test('plays silently in a loop and can be paused before any script file loads', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.route(/_next\/.*\.js$/, () => {});
    await page.goto('/');
    const video = hero(page).locator('video');
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveJSProperty('loop', true);
    await page.getByRole('button', { name: 'Pause video' }).click();
    await expect(video).toHaveJSProperty('paused', true);
    await page.getByRole('button', { name: 'Play video' }).click();
    await expect(video).toHaveJSProperty('paused', false);
  });

  test('pauses while it is out of sight, and stays paused if a visitor paused it', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/');
    const video = hero(page).locator('video');
    const leaveAndReturn = async () => {
      await page.locator('body > footer').scrollIntoViewIfNeeded();
      await expect(video).toHaveJSProperty('paused', true);
      await page.evaluate(() => scrollTo(0, 0));
    };
    await expect.poll(() => readSecondsPlayed(page)).toBeGreaterThan(0);
    await leaveAndReturn();
    await expect(video).toHaveJSProperty('paused', false);

    await page.getByRole('button', { name: 'Pause video' }).click();
    await leaveAndReturn();
    await expect(video).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
    await expect(video).toHaveJSProperty('paused', true);
  });

  test('takes half a megabyte on a phone', { tag: '@browsers' }, async ({ page, isMobile }) => {
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const name = pathname.replace(/(-\d+\.\w+)?\.\w+$/, '');
      // A browser may request a video in parts. Then only `Content-Range` has the size of the whole file.
      const { 'content-range': part, 'content-length': length } = response.headers();
      if (/\/hero/.test(name)) sizes.set(name, Number(part?.split('/')[1] ?? length));
    });
    await page.goto('/');
    await expect.poll(() => readSecondsPlayed(page)).toBeGreaterThan(0);
    const narrow = isMobile ? '-narrow' : '';
    expect([...sizes.keys()].sort()).toEqual([`/pictures/hero/hero${narrow}-poster`, `/video/hero${narrow}`]);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(300_000);
    expect(total).toBeLessThan(isMobile ? 600_000 : 2_000_000);
  });

  for (const [preference, connection] of [
    ['reduced motion', undefined],
    ['Save-Data', { saveData: true, effectiveType: '4g' }],
    ['a connection like 3G', { saveData: false, effectiveType: '3g' }],
  ] as const)
    test(`is not requested with ${preference}`, { tag: '@any-screen' }, async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => request.url().includes('/video/') && fetched.push(request.url()));
      if (connection)
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value });
        }, connection);
      else await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await hydrateIslands(page);
      await page.waitForLoadState('networkidle');
      await expect(hero(page).locator('video')).toBeHidden();
      const pause = hero(page).getByRole('button', { name: 'Pause video', includeHidden: true });
      await expect(pause).toHaveCount(1);
      await expect(pause).toBeHidden();
      expect(fetched).toEqual([]);
    });
});

test('a placeholder replaces a broken picture', { tag: '@any-screen' }, async ({ page, allowedErrors }) => {
  allowedErrors.push(/Failed to load resource/);
  await page.route(/rental-1-/, (route) => route.abort());
  await page.goto('/');
  const picture = page.getByAltText(/Mint-green/);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', '/images/placeholder.svg');
});
