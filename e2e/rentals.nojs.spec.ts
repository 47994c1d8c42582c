import { contactPage } from '@/content/contact';
import { regions } from '@/content/regions';
import { stayCardCopy } from '@/content/rental-pages';
import { rentals } from '@/content/rentals';
import { HOMES_PER_PAGE, listHomes } from '@/lib/rentals/home-lists';
import { expect, test } from './support/test';

const [home] = rentals;
const [, area = regions[0]] = regions;

test('without scripts the page shows homes, says that it can’t search, and links to those of an area', async ({
  page,
}) => {
  await page.goto(`/vacation-rentals?destination=${area.id}&guests=9%2B`);
  await expect(page.getByRole('article')).toHaveCount(Math.min(rentals.length, HOMES_PER_PAGE));
  // Use a CSS selector, because Playwright finds no text in noscript.
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(
    page.getByRole('link', { name: `Check Availability of ${home?.title}`, exact: true }),
  ).toHaveAttribute('href', `/vacation-rentals/${home?.id}#stay`);
  const list = listHomes(rentals).find((each) => each.area);
  await page.locator(`main a[href="${list?.path}"]`).click();
  await expect(page.getByRole('article')).toHaveCount(list?.homes.length ?? 0);
});

test('the search form works without scripts', async ({ page }) => {
  await page.goto('/vacation-rentals');
  await page.getByLabel('Destination').selectOption(area.id);
  await page.getByRole('button', { name: 'Search Available Properties' }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('destination') === area.id);
});

test('a visitor can ask about a home without scripts', async ({ page }) => {
  await page.goto('/vacation-rentals');
  await page.getByRole('link', { name: home?.title ?? '', exact: true }).click();
  const stay = page.getByRole('form', { name: stayCardCopy.label });
  await stay.getByLabel('Check-in').fill('2031-06-12');
  await stay.getByLabel('Check-out').fill('2031-06-19');
  await stay.getByLabel('Guests').selectOption('2');
  if (home?.pets !== 'no') await stay.getByLabel('With a dog').check();
  await stay.getByRole('button', { name: stayCardCopy.ask }).click();
  const dog = home?.pets === 'no' ? '' : '&dog=yes';
  await expect(page).toHaveURL(
    `/contact?property=${home?.id}&check-in=2031-06-12&check-out=2031-06-19&guests=2${dog}#contact-form`,
  );
  // Without scripts the form can't show the dates from the URL, so a sentence says that the office gets them.
  await expect(page.getByText(contactPage.form.withoutScripts)).toBeVisible();
});
