import type { Locator, Page } from '@playwright/test';
import { company } from '@/content/company';
import { headerMenus } from '@/content/pages';
import {
  dispatchPageEvent,
  expect,
  expectAccessible,
  hydrateIslands,
  isJsUrl,
  serveWithout,
  test,
  waitForFonts,
} from './support/test';

const [owners, ours] = headerMenus;
const dropdown = (page: Page, menu = owners) =>
  page.getByRole('button', { name: menu?.label ?? '', exact: true });
const linkIn = (page: Page, menu = owners) =>
  page.locator(`#menu-${menu?.id} a[href="${menu?.links[0]?.href}"]`);
const closeByClick = (page: Page) => page.mouse.click(5, 600);
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const phoneMenu = (page: Page) => page.locator('#mobile-menu');

/** Serves a page without popovers, and blocks scripts, because islands would still use this browser's popovers. */
async function disablePopovers(page: Page) {
  await page.route(isJsUrl, () => {});
  await serveWithout(page, '/privacy', 'popover');
}

/** The dropdowns are plain HTML, so they work the same with and without scripts. */
for (const [name, javaScriptEnabled] of [
  ['with scripts', true],
  ['without scripts', false],
] as const)
  test.describe(`the dropdowns of the header ${name}`, { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled });

    test('open on hover, one at a time, close after 100 ms or on a click elsewhere, and work by keyboard', {
      tag: '@browsers',
    }, async ({ page }) => {
      await page.goto('/privacy');
      await expect(page.locator(`#menu-${owners?.id}`)).toHaveCSS('transition-delay', '0.1s');
      await expect(linkIn(page)).toBeHidden();
      await dropdown(page).hover();
      await expect(linkIn(page)).toBeVisible();
      await dropdown(page, ours).hover();
      await expect(linkIn(page, ours)).toBeVisible();
      await expect(linkIn(page)).toBeHidden();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.mouse.move(5, 600);
      await expect(linkIn(page, ours)).toBeHidden();
      await dropdown(page).focus();
      await expect(linkIn(page)).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(linkIn(page)).toBeVisible();
      await closeByClick(page);
      await expect(linkIn(page)).toBeHidden();

      await dropdown(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(linkIn(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(linkIn(page)).toBeHidden();
      await expect(dropdown(page)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(linkIn(page)).toBeVisible();
      for (const _ of [...(owners?.links ?? []), 'the next button']) await page.keyboard.press('Tab');
      await expect(dropdown(page, ours)).toBeFocused();
      await expect(linkIn(page)).toBeHidden();
    });
  });

test.describe('the dropdowns', { tag: '@desktop' }, () => {
  test.use({ hasTouch: true });

  test('open on a tap and close on a tap elsewhere', async ({ page }) => {
    await page.goto('/privacy');
    await dropdown(page).tap();
    await expect(linkIn(page)).toBeVisible();
    await dropdown(page, ours).tap();
    await expect(linkIn(page)).toBeHidden();
    await dropdown(page).tap();
    await linkIn(page).tap();
    await expect(page).toHaveURL(owners?.links[0]?.href ?? '');
  });

  test('open on a click and close on a click elsewhere, even without popovers', async ({ page }) => {
    await disablePopovers(page);
    await page.goto('/privacy');
    await dropdown(page).click();
    await page.mouse.move(5, 600);
    await expect(linkIn(page)).toBeVisible();
    await dropdown(page, ours).click();
    await expect(linkIn(page)).toBeHidden();
    await expect(linkIn(page, ours)).toBeVisible();
    await closeByClick(page);
    await expect(linkIn(page, ours)).toBeHidden();
  });

  test('open below their button, even without CSS anchors', async ({ page }) => {
    const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON());
    await serveWithout(page, '/privacy', 'anchor-scope');
    for (const path of ['/terms', '/privacy']) {
      await page.goto(path);
      await waitForFonts(page);
      await page.mouse.wheel(0, 400);
      await dropdown(page, ours).click();
      // Without CSS anchors the dropdown reaches its position only in the next frame.
      const offset = async () => {
        const [above, below] = [
          await boxOf(dropdown(page, ours)),
          await boxOf(page.locator(`#menu-${ours?.id}`)),
        ];
        return [below.x - above.x, below.y - above.bottom];
      };
      await expect.poll(offset, path).toEqual([-20, 0]);
    }
  });

  test('are on one line with the other links at every width that shows them', async ({ page }) => {
    await page.goto('/contact');
    await waitForFonts(page);
    for (const width of [1000, 1024, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      const banner = page.getByRole('banner');
      for (const word of await banner.getByRole('link').or(banner.getByRole('button')).all())
        expect((await word.boundingBox())?.height, `${await word.innerText()}, ${width} px`).toBeLessThan(50);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

test('the menu marks the current page in the HTML', { tag: '@any-screen' }, async ({ request }) => {
  const html = await (await request.get('/plans')).text();
  const current = [...html.matchAll(/<a [^>]*href="([^"]*)" aria-current="page">/g)].map(([, href]) => href);
  expect(new Set(current)).toEqual(new Set(['/plans']));
  expect(await (await request.get('/')).text()).not.toContain('aria-current="page">');
});

test.describe('the menu of small screens', { tag: '@phone' }, () => {
  const inMenu = (page: Page, menu = owners) =>
    phoneMenu(page).locator(`details a[href="${menu?.links[0]?.href}"]`);

  test('opens, expands its sections one by one, and closes', { tag: '@browsers' }, async ({ page }) => {
    await page.goto('/privacy');
    const menu = phoneMenu(page);
    await expect(menu).toBeHidden();
    await toggle(page).tap();
    await expect(menu).toBeVisible();
    for (const section of headerMenus) {
      await expect(inMenu(page, section)).toBeHidden();
      await menu.getByText(section.label).tap();
    }
    for (const section of headerMenus) await expect(inMenu(page, section)).toBeVisible();
    await expect(menu.getByRole('link', { name: company.phone.display })).toHaveAttribute(
      'href',
      company.phone.href,
    );
    await expect(menu.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/vacation-rentals');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('opens and closes without popovers', async ({ page }) => {
    await disablePopovers(page);
    await page.goto('/privacy');
    await expect(phoneMenu(page)).toBeHidden();
    await toggle(page).tap();
    await expect(phoneMenu(page)).toBeInViewport();
    await toggle(page).tap();
    await expect(phoneMenu(page)).toBeHidden();
    await toggle(page).tap();
    await phoneMenu(page).locator('a[href="/blog"]').tap();
    await expect(page).toHaveURL('/blog');
  });

  test('closes when the focus leaves it, and not before', async ({ page }) => {
    await page.goto('/privacy');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(phoneMenu(page).locator(':focus')).toBeAttached();
    await page.keyboard.press('Shift+Tab');
    await expect(toggle(page)).toBeFocused();
    await expect(phoneMenu(page)).toBeVisible();
    await phoneMenu(page).getByRole('link', { name: 'Book Now' }).focus();
    await hydrateIslands(page);
    await page.keyboard.press('Tab');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('link').first()).toBeFocused();
    await expect(phoneMenu(page)).toBeHidden();
  });
});

test('a menu that was open when the visitor left is closed after Back', { tag: '@browsers' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/privacy');
  const menu = isMobile ? phoneMenu(page) : page.locator(`#menu-${owners?.id}`);
  await (isMobile ? toggle(page) : dropdown(page)).focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await dispatchPageEvent(page, 'pagehide');
  await expect(menu).toBeHidden();
});

test('the skip link gets the focus first and leads past the header', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/partner');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
