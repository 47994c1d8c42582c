import {
  dispatchPageEvent,
  expect,
  expectAccessible,
  hydrateIslands,
  test,
  waitForFonts,
} from './support/test';

/** The dropdowns are plain HTML, so they work the same with and without scripts. */
for (const [name, javaScriptEnabled] of [
  ['with scripts', true],
  ['without scripts', false],
] as const)
  test.describe(`the dropdowns of the header ${name}`, { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled });

    test('open on hover, one at a time, and close after 100 ms or on a click elsewhere', async ({ page }) => {
      await page.goto('/privacy');
      const owners = page.getByRole('button', { name: 'Homeowners' });
      const plans = page.getByRole('link', { name: 'Management Plans' });
      const about = page.getByRole('banner').getByRole('link', { name: 'About Us' });
      await expect(page.locator('#menu-homeowners')).toHaveCSS('transition-delay', '0.1s');
      await expect(plans).toBeHidden();
      await owners.hover();
      await expect(plans).toBeVisible();
      await page.getByRole('button', { name: 'Our Company' }).hover();
      await expect(about).toBeVisible();
      await expect(plans).toBeHidden();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.mouse.move(5, 600);
      await expect(about).toBeHidden();

      await owners.focus();
      await page.keyboard.press('Enter');
      await expect(plans).toBeVisible();
      await page.mouse.click(5, 600);
      await expect(plans).toBeHidden();
    });

    test('work by keyboard', { tag: '@browsers' }, async ({ page }) => {
      await page.goto('/privacy');
      const owners = page.getByRole('button', { name: 'Homeowners' });
      const partner = page.getByRole('banner').getByRole('link', { name: 'Partner with Us' });
      await owners.focus();
      await expect(partner).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(partner).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(partner).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(partner).toBeHidden();
      await expect(owners).toBeFocused();

      await page.keyboard.press('Space');
      await expect(partner).toBeVisible();
      for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Our Company' })).toBeFocused();
      await expect(partner).toBeHidden();
    });
  });

test.describe('the dropdowns on a touch screen', { tag: '@desktop' }, () => {
  test.use({ hasTouch: true });

  test('open on a tap and close on a tap elsewhere', async ({ page }) => {
    await page.goto('/privacy');
    const plans = page.getByRole('link', { name: 'Management Plans' });
    await page.getByRole('button', { name: 'Homeowners' }).tap();
    await expect(plans).toBeVisible();
    await page.getByRole('button', { name: 'Our Company' }).tap();
    await expect(plans).toBeHidden();
    await page.getByRole('button', { name: 'Homeowners' }).tap();
    await page.getByRole('banner').getByRole('link', { name: 'Partner with Us' }).tap();
    await expect(page).toHaveURL('/partner');
  });
});

test('the full menu fits on one line at every width that shows it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/contact');
  await waitForFonts(page);
  for (const width of [1000, 1024, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const banner = page.getByRole('banner');
    for (const word of await banner.getByRole('link').or(banner.getByRole('button')).all())
      expect((await word.boundingBox())?.height, `${await word.innerText()} at ${width} px`).toBeLessThan(50);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the menu marks the current page in the HTML', { tag: '@any-screen' }, async ({ request }) => {
  const html = await (await request.get('/plans')).text();
  const current = [...html.matchAll(/<a [^>]*href="([^"]*)" aria-current="page">/g)].map(([, href]) => href);
  expect(new Set(current)).toEqual(new Set(['/plans']));
  expect(await (await request.get('/')).text()).not.toContain('aria-current="page">');
});

test.describe('the menu of small screens', { tag: '@phone' }, () => {
  test('opens, expands its sections one by one, and closes', { tag: '@browsers' }, async ({ page }) => {
    await page.goto('/privacy');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.locator('#mobile-menu');
    await expect(menu).toBeHidden();
    await toggle.tap();
    await expect(menu).toBeVisible();

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
  });

  test('closes when the focus leaves it, and not before', async ({ page }) => {
    await page.goto('/privacy');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.locator('#mobile-menu');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Free Revenue Analysis' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(toggle).toBeFocused();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Book Now' }).focus();
    await expect(menu).toBeVisible();
    await hydrateIslands(page);
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first(),
    ).toBeFocused();
    await expect(menu).toBeHidden();
  });
});

test('a menu that was open when the visitor left is closed after Back', { tag: '@browsers' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/privacy');
  const menu = page.locator(isMobile ? '#mobile-menu' : '#menu-homeowners');
  await page.getByRole('button', { name: isMobile ? 'Menu' : 'Homeowners' }).focus();
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
