import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.describe('an owner on a phone', { tag: '@phone' }, () => {
  test('sees the link for owners without scrolling, below the whole search', async ({ page }) => {
    await page.goto('/');
    const wayIn = page.getByRole('link', { name: 'Own a home here?' });
    await expect(wayIn).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Search Available Properties' })).toBeInViewport({
      ratio: 1,
    });
    await wayIn.tap();
    await expect(page).toHaveURL('/partner#revenue-analysis');
    await expect(page.getByRole('heading', { name: 'Get Your Free Revenue Analysis' })).toBeInViewport();
  });

  test('has the bottom bar, but not over a form or while the hero has the same button', async ({ page }) => {
    for (const [path, action] of [
      ['/partner', 'Free Revenue Analysis'],
      ['/plans', 'Free Revenue Analysis'],
      ['/referral', 'Submit a Referral'],
    ] as const) {
      await page.goto(path);
      const { seen, overlaps } = await scrollThrough(page, action);
      expect(overlaps, path).toEqual([]);
      // The bar must not be hidden on most of the page, or few visitors would see it.
      expect(seen.filter(Boolean).length / seen.length, path).toBeGreaterThan(0.4);
    }
  });
});

test('on a region’s page every link to the analysis leads to the form on that page', async ({
  page,
  isMobile,
}) => {
  const form = '/partner/destin#revenue-analysis';
  await page.goto('/partner/destin');
  const ways = page.locator('a').filter({ hasText: 'Free Revenue Analysis' });
  const leads = await ways.evaluateAll((links: HTMLAnchorElement[]) =>
    links.map(({ pathname, hash }) => pathname + hash),
  );
  expect(leads.length).toBeGreaterThan(3);
  expect(new Set(leads)).toEqual(new Set([form]));
  await page.goto(form);
  const here = page
    .getByRole('list', { name: 'Where we manage homes' })
    .getByRole('link', { name: 'Destin' });
  await expect(here).toHaveAttribute('aria-current', 'page');
  const address = page.getByLabel('Address or community');
  if (isMobile) await expect(address).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#revenue-analysis').getByLabel('Area')).toHaveValue('destin');
  const header = await page.getByRole('banner').boundingBox();
  const section = await page.locator('#revenue-analysis').boundingBox();
  // The section starts no lower than the header ends, so nothing of the section before it is in view.
  expect(Math.round(section?.y ?? 0)).toBeLessThanOrEqual(
    Math.round((header?.y ?? 0) + (header?.height ?? 0)),
  );
});

test('the comparison of three companies needs no sideways scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/partner');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([
      'Capability',
      'Sea Oat Stays',
      'Local competitors',
      'National brands',
    ]);
    await expect(table.getByRole('row')).toHaveCount(11);
    await expect(table.getByRole('rowheader')).toHaveCount(10);
    const limited = table.getByRole('cell').filter({ hasText: 'From Professional' });
    await expect(limited).toHaveText([/^Partly/, /^Partly/, /^Partly/]);
    const outside = await table.evaluate(
      (element) =>
        [...element.querySelectorAll('td, td *')].filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < 0 || right > innerWidth || part.scrollWidth > part.clientWidth + 1;
        }).length,
    );
    expect(outside, `${width} px`).toBe(0);
  }
});

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
