import type { Page } from '@playwright/test';
import { comparison } from '@/content/comparison';
import { regions } from '@/content/regions';
import { leadsOf } from './support/leads';
import { analysisForm, fillAnalysis, newOwner } from './support/owner';
import { article } from './support/pages';
import {
  expect,
  expectAccessible,
  hydratedHtml,
  hydrateIslands,
  isJsUrl,
  test,
  waitForFonts,
} from './support/test';

const sendButton = (page: Page) => analysisForm(page).getByRole('button', { name: 'Send my analysis' });
const times = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('link', { name: /[AP]M/ });

test.describe('an owner in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  // Under Global Privacy Control no source is stored: lib/platform/next/browser/lead-source.test.ts checks that.
  test('comes from a campaign, asks for an analysis, and is offered three times', {
    tag: '@browsers',
  }, async ({ page, context }) => {
    const owner = newOwner();
    await page.goto(`${article}?utm_source=news&utm_medium=e-mail&utm_campaign=Fall+2026`, {
      referer: 'https://search.example/',
    });
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'Free Revenue Analysis' }).first().click();
    await expect(page).toHaveURL('/partner#revenue-analysis');
    await expect(page.getByRole('heading', { name: 'Get Your Free Revenue Analysis' })).toBeInViewport();
    // Typing starts the islands only after the loader, a script at the end of the page, has run.
    await page.waitForLoadState();
    await fillAnalysis(page, owner);
    // A plain HTML form doesn't send the source.
    await expect(page.locator(hydratedHtml)).toBeAttached();
    await sendButton(page).click();
    await expect(page).toHaveURL('/partner/thank-you');
    const campaign = { utm_source: 'news', utm_medium: 'e-mail', utm_campaign: 'Fall 2026' };
    const [lead, ...others] = leadsOf(owner.email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ kind: 'partner', status: 'new' });
    expect(lead?.context.source).toEqual({ landing: article, referrer: 'search.example', ...campaign });
    expect(await page.evaluate(() => sessionStorage.getItem('source'))).toBeNull();
    expect((await context.cookies()).filter(({ value }) => value.includes('news'))).toEqual([]);
    await expect(page.getByText(lead?.id ?? 'no lead')).toBeVisible();

    // The times appear without an interaction.
    await expect(times(page)).toHaveCount(3);
    await expect(times(page).first()).toHaveText(/[AP]M Japan, .*[AP]M \w+$/);
    await expectAccessible(page);
    const address = (await times(page).first().getAttribute('href')) ?? '';
    await page.goBack();
    await expect(analysisForm(page).getByLabel('Email')).toHaveValue('');
    await page.goto(address);
    await expect(page.getByText(/[AP]M Japan/).first()).toBeVisible();
    await expect(page.locator('[name=slot]:checked')).toHaveValue(/Z$/);
    await expect(page.getByLabel('Your name')).toHaveValue(owner.name);
    await expect(page.getByLabel('Email')).toHaveValue(owner.email);
    await expect(page.getByLabel('Phone')).toHaveValue(owner.phone);
  });
});

test('an owner finds and sends the form with the keyboard', { tag: '@any-screen' }, async ({ page }) => {
  const owner = newOwner();
  await page.goto('/partner');
  await page.getByRole('link', { name: 'Free Revenue Analysis' }).first().focus();
  await page.keyboard.press('Enter');
  const property = analysisForm(page).getByLabel('Address or community');
  for (let presses = 0; presses < 80; presses += 1) {
    if (await property.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  const [region] = regions;
  for (const text of [
    ...[owner.property, region?.name ?? '', owner.bedrooms, '85,000', 'Myself'],
    ...[owner.name, owner.email, owner.phone, 'We keep two weeks in June.'],
  ]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/partner/thank-you');
  expect(leadsOf(owner.email)).toHaveLength(1);
});

test('on the thank-you page nothing moves when the three times load', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/meetings', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto('/partner/thank-you');
  await waitForFonts(page);
  await expect(page.locator(hydratedHtml)).toBeAttached();
  const below = [
    page.getByRole('link', { name: /free times$/ }),
    page.getByRole('heading', { level: 2 }).last(),
  ];
  const places = () => Promise.all(below.map(async (part) => (await part.boundingBox())?.y));
  const before = await places();
  held.resolve();
  await expect(times(page)).toHaveCount(3);
  expect(await places()).toEqual(before);
});

test('the receipt number appears without a script file, and stays after hydration', {
  tag: '@any-screen',
}, async ({ page, context, baseURL }) => {
  const scripts: string[] = [];
  page.on('request', (request) => isJsUrl(new URL(request.url())) && scripts.push(request.url()));
  await context.addCookies([{ name: 'receipt', value: 'SOS-7F3K2', url: baseURL ?? '' }]);
  await page.goto('/contact/thank-you', { waitUntil: 'networkidle' });
  const receipt = page.getByText('Your receipt number is SOS-7F3K2.');
  await expect(receipt).toBeVisible();
  expect(scripts).toEqual([]);
  await hydrateIslands(page);
  await expect(receipt).toBeVisible();
});

test('on a region’s page every link to the analysis leads to the form on that page', async ({ page }) => {
  const region = regions.at(-1);
  const form = `/partner/${region?.id}#revenue-analysis`;
  await page.goto(form);
  const links = page.locator('a').filter({ hasText: 'Free Revenue Analysis' });
  const targets = await links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ pathname, hash }) => pathname + hash),
  );
  expect(targets.length).toBeGreaterThan(3);
  expect(new Set(targets)).toEqual(new Set([form]));
  await expect(page.getByLabel('Address or community')).toBeInViewport({ ratio: 1 });
  await expect(analysisForm(page).getByLabel('Area')).toHaveValue(region?.id ?? '');
  // Nothing of the section before the form is in view.
  const header = await page.getByRole('banner').boundingBox();
  const section = await page.locator('#revenue-analysis').boundingBox();
  const bottom = (header?.y ?? 0) + (header?.height ?? 0);
  expect(Math.round(section?.y ?? 0)).toBeLessThanOrEqual(Math.round(bottom));
});

test.describe('an owner on a phone', { tag: '@phone' }, () => {
  test('sees the link for owners without scrolling, and a comparison that fits the screen', async ({
    page,
  }) => {
    await page.goto('/');
    const search = page.getByRole('button', { name: 'Search Available Properties' });
    const link = page.getByRole('link', { name: 'Own a home here?' });
    for (const part of [search, link]) await expect(part).toBeInViewport({ ratio: 1 });
    await link.tap();
    await expect(page).toHaveURL('/partner#revenue-analysis');
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(comparison.length);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      const outside = await page.getByRole('table').evaluate(
        (table) =>
          [...table.querySelectorAll('td, td *')].filter((part) => {
            const { left, right } = part.getBoundingClientRect();
            return left < 0 || right > innerWidth || part.scrollWidth > part.clientWidth + 1;
          }).length,
      );
      expect(outside, `${width} px`).toBe(0);
    }
  });

  test('has the bottom bar, but not over a form, the focus, or while the hero has the same button', async ({
    page,
  }) => {
    for (const [path, action] of [
      ['/partner', 'Free Revenue Analysis'],
      ['/plans', 'Free Revenue Analysis'],
      ['/referral', 'Submit a Referral'],
    ] as const) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const { seen, overlaps } = await scrollThrough(page, action);
      expect(overlaps, path).toEqual([]);
      // The bar must not be hidden on most of the page, or few visitors would see it.
      expect(seen.filter(Boolean).length / seen.length, path).toBeGreaterThan(0.4);
      await page.setViewportSize({ width: 720, height: 450 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(findFocusUnderBar), path).toBe('');
      }
    }
  });
});

/** Returns the focused element if the bar at the bottom of the screen hides it. */
function findFocusUnderBar(): string {
  const element = document.activeElement;
  if (!element?.matches('main *') || element.closest('[data-owner-bar]')) return '';
  const { top, bottom } = element.getBoundingClientRect();
  const bars = [...document.querySelectorAll('[data-owner-bar]')].map((bar) => bar.getBoundingClientRect());
  const isHidden = bars.some((bar) => top >= bar.top && bottom <= bar.bottom);
  return isHidden ? element.outerHTML.slice(0, 120) : '';
}

/**
 * Scrolls from the top to the end in small steps. Returns whether the bar at the bottom of the screen was in view at
 * each step, and where it overlapped a form, the calculator or the picker, or was in view together with the hero's
 * button.
 */
async function scrollThrough(page: Page, action: string) {
  return page.evaluate(async (label) => {
    const isSeen = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 72 && top < innerHeight;
    };
    const bars = [...document.querySelectorAll('[data-owner-bar]')];
    const forms = [...document.querySelectorAll('main form, #net-calculator, #book-a-time')];
    const [hero] = [...document.querySelectorAll('main section:first-of-type a')].filter(
      (link) => link.textContent?.trim() === label && !link.closest('[data-owner-bar]'),
    );
    const seen: boolean[] = [];
    const overlaps: string[] = [];
    for (let y = 0; y < document.documentElement.scrollHeight - innerHeight; y += 150) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const bar = bars.find(isSeen);
      seen.push(Boolean(bar));
      if (!bar) continue;
      const { top, bottom } = bar.getBoundingClientRect();
      const isOver = (element: Element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.top < bottom && box.bottom > top;
      };
      for (const form of forms)
        if (isOver(form)) overlaps.push(`${y}: ${form.id || form.outerHTML.slice(0, 60)}`);
      if (hero && isSeen(hero)) overlaps.push(`${y}: the button of the hero`);
    }
    return { seen, overlaps };
  }, action);
}
