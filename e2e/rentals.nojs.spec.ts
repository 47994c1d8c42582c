import { contactPage } from '@/content/contact';
import { stayCardCopy } from '@/content/rental-pages';
import { rentals } from '@/content/rentals';
import { expect, test } from './support/test';

test('without scripts the page shows every home, and says that it does', async ({ page }) => {
  await page.goto('/vacation-rentals?destination=destin&guests=9%2B');
  await expect(page.getByRole('article')).toHaveCount(rentals.length);
  // Use a CSS selector, because Playwright finds no text in noscript.
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Check Availability of Harbor Row 7' })).toHaveAttribute(
    'href',
    '/vacation-rentals/harbor-row-7#stay',
  );
});

test('the search form works without scripts', async ({ page }) => {
  await page.goto('/vacation-rentals');
  await page.getByLabel('Destination').selectOption('30a');
  await page.getByRole('button', { name: 'Search Available Properties' }).click();
  await expect(page).toHaveURL(/\/vacation-rentals\?destination=30a/);
});

test('a visitor can ask about a home without scripts', async ({ page }) => {
  await page.goto('/vacation-rentals');
  await page.getByRole('link', { name: 'Sea Oat Cottage', exact: true }).click();
  const stay = page.getByRole('form', { name: stayCardCopy.label });
  await stay.getByLabel('Check-in').fill('2031-06-12');
  await stay.getByLabel('Check-out').fill('2031-06-19');
  await stay.getByLabel('Guests').selectOption('7');
  await stay.getByLabel('With a dog').check();
  await stay.getByRole('button', { name: stayCardCopy.ask }).click();
  await expect(page).toHaveURL(
    '/contact?property=sea-oat-cottage&check-in=2031-06-12&check-out=2031-06-19&guests=7&dog=yes#contact-form',
  );
  // Without scripts the form can't show the dates from the URL, so a sentence says that the office gets them.
  await expect(page.getByText(contactPage.form.withoutScripts)).toBeVisible();
});
