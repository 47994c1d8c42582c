import { expect, test } from './support/test';

test('without scripts every home is there, and the page says so', async ({ page }) => {
  await page.goto('/vacation-rentals?destination=destin&guests=9%2B');
  await expect(page.getByRole('article')).toHaveCount(3);
  // Playwright finds no text in noscript.
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Check Availability of Harbor Row 7' })).toHaveAttribute(
    'href',
    '/contact?property=harbor-row-7#contact-form',
  );
});

test('the search form works without scripts', async ({ page }) => {
  await page.goto('/vacation-rentals');
  await page.getByLabel('Destination').selectOption('30a');
  await page.getByRole('button', { name: 'Search Available Properties' }).click();
  await expect(page).toHaveURL(/\/vacation-rentals\?destination=30a/);
});
