import type { Page } from '@playwright/test';
import { expect, expectAccessible, islandsListen, test } from './support/test';

/** Everything that the islands need before they listen. */
const scripts = /\.js$|_rsc(=|$)/;

/** Holds back every script until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

test.describe('the dropdowns of the header', () => {
  test.skip(({ isMobile }) => Boolean(isMobile), 'small screens have the menu');

  test('open under the pointer, one at a time', async ({ page }) => {
    await page.goto('/');
    const owners = page.getByRole('button', { name: 'Homeowners' });
    const company = page.getByRole('button', { name: 'Our Company' });
    const plans = page.getByRole('link', { name: 'Management Plans' });
    await expect(owners).toHaveAttribute('aria-expanded', 'false');
    await expect(plans).toBeHidden();

    await owners.hover();
    await expect(plans).toBeVisible();
    await expect(owners).toHaveAttribute('aria-expanded', 'true');

    await company.hover();
    await expect(page.getByRole('banner').getByRole('link', { name: 'About Us' })).toBeVisible();
    await expect(plans).toBeHidden();
    await expect(owners).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(page);
  });

  test('close 100 ms after the pointer has left, unless it comes back', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T08:00:00' });
    await page.goto('/');
    const owners = page.getByRole('button', { name: 'Homeowners' });
    await owners.hover();
    await expect(owners).toHaveAttribute('aria-expanded', 'true');
    // From here time passes only as the test says.
    await page.clock.pauseAt('2026-11-21T09:00:00');

    await page.mouse.move(5, 600);
    await page.clock.runFor(60);
    await expect(owners).toHaveAttribute('aria-expanded', 'true');
    await owners.hover();
    await page.clock.runFor(500);
    await expect(owners).toHaveAttribute('aria-expanded', 'true');

    await page.mouse.move(5, 600);
    await page.clock.runFor(101);
    await expect(owners).toHaveAttribute('aria-expanded', 'false');
  });

  test('work by keyboard alone', async ({ page }) => {
    await page.goto('/');
    const owners = page.getByRole('button', { name: 'Homeowners' });
    await owners.focus();
    await page.keyboard.press('Enter');
    await expect(owners).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Partner with Us' })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(owners).toHaveAttribute('aria-expanded', 'false');
    await expect(owners).toBeFocused();

    await page.keyboard.press('Space');
    await expect(owners).toHaveAttribute('aria-expanded', 'true');
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
    await expect(owners).toHaveAttribute('aria-expanded', 'false');
  });

  test('a mouse click does not shut what hovering has opened', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Homeowners' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Partner with Us' }).click();
    await expect(page).toHaveURL('/partner');
    await expect(page.locator('[data-menu][data-current]')).toContainText('Homeowners');
  });

  for (const step of ['the page is there', 'hovering', 'a click', 'two clicks', 'hovering the link'])
    test(`stay open under the mouse when the scripts come after ${step}`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      const owners = page.getByRole('button', { name: 'Homeowners' });
      const link = page.getByRole('banner').getByRole('link', { name: 'Partner with Us' });
      const scriptsCome = async (after: string) => {
        if (after !== step) return;
        release();
        // Whatever the visitor did first, the scripts must not wait for another sign.
        await page.keyboard.press('Shift');
        await islandsListen(page);
        if (after !== 'the page is there') await expect(owners).toHaveAttribute('aria-expanded', 'true');
      };

      await expect(owners).toBeVisible();
      await scriptsCome('the page is there');
      await owners.hover();
      await expect(link).toBeVisible();
      await scriptsCome('hovering');
      await owners.click();
      await scriptsCome('a click');
      await owners.click();
      await scriptsCome('two clicks');
      await expect(link).toBeVisible();
      await link.hover();
      await scriptsCome('hovering the link');
      await expect(link).toBeVisible();
      await expect(owners).toHaveAttribute('aria-expanded', 'true');
      await page.mouse.move(5, 600);
      await expect(link).toBeHidden();
      await expect(owners).toHaveAttribute('aria-expanded', 'false');
    });

  for (const delay of [0, 200, 1_000, 5_000])
    test(`lead on by mouse where each script takes ${delay} ms`, async ({ page }) => {
      await page.route(scripts, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.fallback();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Homeowners' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Partner with Us' }).click();
      await expect(page).toHaveURL('/partner');
    });

  test('stay open for the keyboard when the scripts come late', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const owners = page.getByRole('button', { name: 'Homeowners' });
    const link = page.getByRole('banner').getByRole('link', { name: 'Partner with Us' });
    await page.getByRole('banner').getByRole('link', { name: 'Gulf Coast Guide' }).focus();
    await page.keyboard.press('Tab');
    await expect(owners).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    release();
    await islandsListen(page);
    await expect(owners).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true });

    test('open at a tap and close at the next', async ({ page }) => {
      await page.goto('/');
      await page.keyboard.press('Shift');
      await islandsListen(page);
      const owners = page.getByRole('button', { name: 'Homeowners' });
      await owners.tap();
      await expect(owners).toHaveAttribute('aria-expanded', 'true');
      await owners.tap();
      await expect(owners).toHaveAttribute('aria-expanded', 'false');
    });

    test('stay open when the scripts come after the tap', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      const owners = page.getByRole('button', { name: 'Homeowners' });
      await owners.tap();
      const link = page.getByRole('banner').getByRole('link', { name: 'Partner with Us' });
      await expect(link).toBeVisible();
      release();
      await islandsListen(page);
      await expect(owners).toHaveAttribute('aria-expanded', 'true');
      await link.tap();
      await expect(page).toHaveURL('/partner');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('open one at a time under the pointer and for the keyboard, and close when it leaves', async ({
      page,
    }) => {
      await page.goto('/');
      const owners = page.getByRole('button', { name: 'Homeowners' });
      const plans = page.getByRole('link', { name: 'Management Plans' });
      const about = page.getByRole('banner').getByRole('link', { name: 'About Us' });
      await owners.click();
      await expect(plans).toBeVisible();
      await page.getByRole('button', { name: 'Our Company' }).hover();
      await expect(about).toBeVisible();
      await expect(plans).toBeHidden();
      await page.mouse.move(5, 600);
      await expect(about).toBeHidden();
      await expect(plans).toBeHidden();

      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Partner with Us' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(plans).toBeFocused();
    });
  });
});

test.describe('the menu of small screens', () => {
  test.skip(({ isMobile }) => !isMobile, 'large screens have the dropdowns');

  test('opens, expands its sections one by one, and closes', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.locator('#mobile-menu');
    await expect(menu).toBeHidden();
    await toggle.tap();
    await expect(menu).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');

    await menu.getByText('Homeowners').tap();
    await expect(menu.getByRole('link', { name: 'Referral Program' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'About Us' })).toBeHidden();
    await menu.getByText('Our Company').tap();
    await expect(menu.getByRole('link', { name: 'About Us' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Referral Program' })).toBeVisible();

    await expect(menu.getByRole('link', { name: '(850) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+18505550142',
    );
    await expect(menu.getByRole('link', { name: 'Contact Us' }).last()).toHaveAttribute('href', '/contact');
    await expect(menu.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/vacation-rentals');
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/partner');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the footer leads everywhere', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const heading of ['For Guests', 'Company', 'For Owners']) {
    await expect(footer.getByRole('heading', { name: heading })).toBeVisible();
  }
  for (const [name, href] of [
    ['Our Team', '/team'],
    ['Our Mission', '/mission'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Cookie Policy', '/cookies'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  for (const name of ['Facebook', 'Instagram', 'YouTube']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('rel', 'noopener');
  }
  await expect(footer).toContainText('100 Sea Oat Way, Suite 200');
});
