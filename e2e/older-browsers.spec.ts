import type { Locator, Page } from '@playwright/test';
import { expect, isJsUrl, serveWithout, test, waitForFonts } from './support/test';

/** Serves a page without popovers, and blocks scripts, because islands would still use this browser's popovers. */
async function disablePopovers(page: Page) {
  await page.route(isJsUrl, () => {});
  await serveWithout(page, '/privacy', 'popover');
}

test('without popovers the phone menu is closed at first, and opens and closes', { tag: '@phone' }, async ({
  page,
}) => {
  await disablePopovers(page);
  await page.goto('/privacy');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.locator('#mobile-menu');
  await expect(menu).toBeHidden();
  await toggle.tap();
  await expect(menu).toBeInViewport();
  await menu.getByText('Homeowners').tap();
  await expect(menu.getByRole('link', { name: 'Referral Program' })).toBeVisible();
  await toggle.tap();
  await expect(menu).toBeHidden();
  await toggle.tap();
  await menu.getByRole('link', { name: 'Gulf Coast Guide' }).tap();
  await expect(page).toHaveURL('/blog');
});

test('without popovers dropdowns open on a click and close on a click elsewhere', {
  tag: '@desktop',
}, async ({ page }) => {
  await disablePopovers(page);
  await page.goto('/privacy');
  const plans = page.getByRole('link', { name: 'Management Plans' });
  await page.getByRole('button', { name: 'Homeowners' }).click();
  await page.mouse.move(5, 600);
  await expect(plans).toBeVisible();
  await page.getByRole('button', { name: 'Our Company' }).click();
  await expect(plans).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'About Us' })).toBeVisible();
  await page.mouse.click(5, 600);
  await expect(page.getByRole('banner').getByRole('link', { name: 'About Us' })).toBeHidden();
});

test('a dropdown opens below its button, even without CSS anchors', { tag: '@desktop' }, async ({ page }) => {
  const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON());
  await serveWithout(page, '/privacy', 'anchor-scope');
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await waitForFonts(page);
    await page.mouse.wheel(0, 400);
    const button = page.getByRole('button', { name: 'Our Company' });
    await button.click();
    // Without CSS anchors the dropdown reaches its position only in the next frame, so `expect.poll` may have to call
    // this twice.
    const offset = async () => {
      const [above, below] = [await boxOf(button), await boxOf(page.locator('#menu-our-company'))];
      return [below.x - above.x, below.y - above.bottom];
    };
    await expect.poll(offset, path).toEqual([-20, 0]);
  }
});
