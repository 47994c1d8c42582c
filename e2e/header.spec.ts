import { expect, expectAccessible, test } from './support/test';

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
