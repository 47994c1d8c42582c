import type { Page } from '@playwright/test';
import { regions } from '@/content/regions';
import { rentals } from '@/content/rentals';
import { expect, hydrateIslands, inDays, test } from './support/test';

const search = (page: Page) => page.getByRole('form', { name: 'Find a home' });
const hero = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
const video = (page: Page) => hero(page).locator('video');
const pause = (page: Page) => hero(page).getByRole('button', { name: 'Pause video', includeHidden: true });
const readSecondsPlayed = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

test.describe('the search of the home page', () => {
  // With reduced motion the page plays no video. The video would need more CPU time than the rest of the page.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('rejects check-out on the check-in day, and leads to the list of homes with the entered values', {
    tag: '@browsers',
  }, async ({ page }) => {
    const region = regions.at(-1);
    const [checkIn, checkOut] = [inDays(30), inDays(35)];
    await page.goto('/');
    const form = search(page);
    const last = form.getByLabel('Check-out');
    // The field needs a background: without one, an empty date looks like a chosen date in WebKit.
    await expect(last).not.toHaveCSS('background-color', /transparent|, 0\)/);
    await form.getByLabel('Destination').selectOption(region?.id ?? '');
    await form.getByLabel('Check-in').fill(checkIn);
    await last.fill(checkIn);
    await form.getByLabel('Guests').fill('2');
    const button = form.getByRole('button', { name: 'Search Available Properties' });
    await button.click();
    await expect(page).toHaveURL('/');
    await expect(last).toBeFocused();
    await expect(last).toHaveAttribute('aria-invalid', 'true');
    await expect(last).toHaveAccessibleDescription('Check-out must be after check-in.');
    await last.fill(checkOut);
    await form.getByLabel('Guests').focus();
    await expect(form.getByText('Check-out must be after check-in.')).toBeHidden();
    await button.click();
    await expect(page).toHaveURL(
      `/vacation-rentals?destination=${region?.id}&check-in=${checkIn}&check-out=${checkOut}&guests=2`,
    );
    // Visitors must see the result of their search without scrolling.
    await expect(page.getByRole('status').filter({ hasText: /free/ })).toBeInViewport();
  });

  test('fits its text on a small phone, and shows a readable empty date', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/');
    const cut = await search(page)
      .locator('input, select')
      .evaluateAll((fields: HTMLElement[]) =>
        fields.flatMap((field) => {
          const { width } = field.getBoundingClientRect();
          field.style.setProperty('width', 'max-content', 'important');
          const needed = field.getBoundingClientRect().width;
          field.style.removeProperty('width');
          return needed > width + 1 ? [`${field.id}: ${needed} in ${width} px`] : [];
        }),
      );
    expect(cut).toEqual([]);
    const checkIn = search(page).getByLabel('Check-in');
    await expect(checkIn).toHaveCSS('-webkit-text-fill-color', 'rgb(20, 89, 106)');
    await hydrateIslands(page);
    await checkIn.fill(inDays(30));
    await expect(checkIn).not.toHaveCSS('-webkit-text-fill-color', 'rgb(20, 89, 106)');
  });
});

test.describe('the background video', () => {
  test('plays silently and can be paused before any script file loads, and takes half a megabyte on a phone', {
    tag: '@browsers',
  }, async ({ page, isMobile }) => {
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const name = pathname.replace(/(-\d+\.\w+)?\.\w+$/, '');
      // A browser may request a video in parts. Then only `Content-Range` has the size of the whole file.
      const { 'content-range': part, 'content-length': length } = response.headers();
      if (/\/hero/.test(name)) sizes.set(name, Number(part?.split('/')[1] ?? length));
    });
    await page.route(/_next\/.*\.js$/, () => {});
    await page.goto('/');
    await expect(video(page)).toHaveJSProperty('muted', true);
    await expect(video(page)).toHaveJSProperty('loop', true);
    await expect.poll(() => readSecondsPlayed(page)).toBeGreaterThan(0);
    await pause(page).click();
    await expect(video(page)).toHaveJSProperty('paused', true);
    const narrow = isMobile ? '-narrow' : '';
    expect([...sizes.keys()].sort()).toEqual([`/pictures/hero/hero${narrow}-poster`, `/video/hero${narrow}`]);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(300_000);
    expect(total).toBeLessThan(isMobile ? 600_000 : 2_000_000);
  });

  test('pauses while it is out of sight, and stays paused if a visitor paused it', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/');
    const leaveAndReturn = async () => {
      await page.locator('body > footer').scrollIntoViewIfNeeded();
      await expect(video(page)).toHaveJSProperty('paused', true);
      await page.evaluate(() => scrollTo(0, 0));
    };
    await expect.poll(() => readSecondsPlayed(page)).toBeGreaterThan(0);
    await leaveAndReturn();
    await expect(video(page)).toHaveJSProperty('paused', false);
    await pause(page).click();
    await leaveAndReturn();
    await expect(video(page)).toBeInViewport();
    await expect(video(page)).toHaveJSProperty('paused', true);
    await page.getByRole('button', { name: 'Play video' }).click();
    await expect(video(page)).toHaveJSProperty('paused', false);
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
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(video(page)).toBeHidden();
      await expect(pause(page)).toBeHidden();
      expect(fetched).toEqual([]);
    });
});

test('a placeholder replaces a broken picture', { tag: '@any-screen' }, async ({ page, allowedErrors }) => {
  allowedErrors.push(/Failed to load resource/);
  const [home] = rentals;
  await page.route(/\/pictures\/rentals\//, (route) => route.abort());
  await page.goto('/');
  const picture = page.getByAltText(home?.pictures[0]?.alt ?? '').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', '/images/placeholder.svg');
});
