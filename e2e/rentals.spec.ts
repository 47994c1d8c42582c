import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { formatCount, formatDollars } from '@/content/numbers';
import { priceTerms } from '@/content/rates';
import { rentalsPage, savedHomesCopy, stayCardCopy } from '@/content/rental-pages';
import { rentals } from '@/content/rentals';
import { homeSearch } from '@/content/search';
import { listHomes } from '@/lib/rentals/home-lists';
import { addUpStay } from '@/lib/rentals/rates';
import { expect, expectAccessible, holdScripts, test } from './support/test';

// The API of calendars rejects dates that are more than two years ahead.
test.use({ allowedErrors: [/status of 422/] });

const stay = { checkIn: '2031-05-14', checkOut: '2031-05-21', dog: false };
const stayQuery = `check-in=${stay.checkIn}&check-out=${stay.checkOut}&guests=4`;
/** A home with a price for these nights. */
const home = rentals.find((rental) => rental.guests >= 4 && addUpStay(rental, stay)) ?? rentals[0];
if (!home) throw new Error('There are no homes.');
const { id, title, region } = home;
const total = formatDollars(addUpStay(home, stay)?.total ?? 0);

const list = (page: Page) => page.getByRole('region', { name: rentalsPage.listTitle });
const homes = (page: Page) => list(page).getByRole('article').getByRole('heading');
const searchForm = (page: Page) => page.getByRole('form', { name: 'Find a home' });

// components/rentals/home-filter.test.tsx checks which homes match.
test('list, stay card and question say the same total for the dates', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto(`/vacation-rentals?destination=${region}&${stayQuery}`);
  const asked = page.getByRole('list', { name: 'Your search' });
  await expect(asked.getByText(/May 14.+21, 2031, 7 nights/)).toBeVisible();
  // Calendars are read for only about a year ahead, so the site doesn't know which homes are free in 2031.
  await expect(list(page).getByText(rentalsPage.dates)).toBeVisible();
  await expect(list(page)).toContainText(`${total} for 7 nights, ${priceTerms}`);
  const search = searchForm(page);
  await expect(search.getByLabel('Destination')).toHaveValue(region);
  await expect(search.getByLabel('Check-in')).toHaveValue(stay.checkIn);
  await expect(search.getByLabel('Check-out')).toHaveValue(stay.checkOut);
  await expect(search.getByLabel('Guests')).toHaveValue('4');

  await page.getByRole('link', { name: `Check Availability of ${title}`, exact: true }).click();
  await expect(page).toHaveURL(`/vacation-rentals/${id}?${stayQuery}#stay`);
  const card = page.getByRole('form', { name: stayCardCopy.label });
  await expect(card).toContainText(`${stayCardCopy.sum.total}${total}`);
  await card.getByRole('button', { name: 'Ask for May 14 to 21' }).click();
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === '/contact' && searchParams.get('property') === id,
  );
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    `Is ${title} free? Check-in: May 14, 2031. Check-out: May 21, 2031. Guests: 4. Total shown: ${total} before taxes.`,
  );
  await expect(page.getByLabel('I am writing as')).toHaveValue('guest');
});

test('the pages of an area lead to each of its homes, and its filters apply at once', {
  tag: '@any-screen',
}, async ({ page, request }) => {
  const lists = listHomes(rentals).filter(({ area }) => area === region);
  const inArea = rentals.filter((rental) => rental.region === region);
  await page.goto('/vacation-rentals');
  const titles: string[] = [];
  for (const { path, metaTitle } of lists) {
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${metaTitle} | ${company.name}`);
    titles.push(...(await homes(page).allTextContents()));
  }
  expect(titles).toEqual(inArea.map((rental) => rental.title));
  const [{ path = '' } = {}] = lists;
  const redirect = await request.get(`${path}/page/1`, { maxRedirects: 0 });
  expect([redirect.status(), redirect.headers().location]).toEqual([308, path]);

  const address = page.url();
  await searchForm(page).getByLabel(homeSearch.destination.label).selectOption('');
  await expect(list(page).getByRole('status')).toHaveText(`${rentals.length} homes match`);
  await expect(page).toHaveURL('/vacation-rentals');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(list(page).getByRole('status')).toHaveText(formatCount(inArea.length, 'home'));
});

test('a guest saves two homes, one before the results appear, compares them, and asks about both', {
  tag: '@any-screen',
}, async ({ page }) => {
  const two = rentals.slice(0, 2);
  const release = await holdScripts(page);
  await page.goto(`/vacation-rentals?${stayQuery.replace('guests=4', 'guests=1')}`);
  const button = (name: string) => list(page).getByRole('button', { name, exact: true });
  for (const each of two) {
    await button(`${savedHomesCopy.save} ${each.title}`).click();
    release();
    await expect(button(`${savedHomesCopy.saved} ${each.title}`)).toBeVisible();
  }
  await page.getByRole('link', { name: savedHomesCopy.compare, exact: true }).click();
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveText(two.map((each) => each.title));
  await expectAccessible(page);
  await page.getByRole('link', { name: `${savedHomesCopy.askAll} 2` }).click();
  for (const each of two)
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(new RegExp(each.title));
});
