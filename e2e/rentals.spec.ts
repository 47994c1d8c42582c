import type { Page } from '@playwright/test';
import { rentalsPage, stayCardCopy } from '@/content/rental-pages';
import { priceTerms, rentals } from '@/content/rentals';
import { formatDollars } from '@/lib/rentals/labels';
import { expect, expectAccessible, test } from './support/test';

// The API of calendars rejects dates that are more than two years ahead.
test.use({ allowedErrors: [/status of 422/] });

const list = (page: Page) => page.getByRole('region', { name: 'The homes' });
const { price = 0 } = rentals.find(({ id }) => id === 'harbor-row-7') ?? {};
const homes = (page: Page) => list(page).getByRole('article').getByRole('heading');

// components/rentals/home-filter.test.tsx checks which homes match.
test('the page shows the dates, keeps them in the form and sends them with the question', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/vacation-rentals?destination=destin&check-in=2031-05-14&check-out=2031-05-21&guests=3-4');
  const asked = page.getByRole('list', { name: 'Your search' });
  await expect(asked.getByText(/May 14.+21, 2031, 7 nights/)).toBeVisible();
  // Calendars are read for only about a year ahead, so the site doesn't know which homes are free in 2031.
  await expect(list(page).getByText(rentalsPage.list.unknown)).toBeVisible();
  await expect(list(page)).toContainText(`${formatDollars(price * 7)} for 7 nights, ${priceTerms}`);
  const search = page.getByRole('form', { name: 'Find a home' });
  await expect(search.getByLabel('Destination')).toHaveValue('destin');
  await expect(search.getByLabel('Check-in')).toHaveValue('2031-05-14');
  await expect(search.getByLabel('Check-out')).toHaveValue('2031-05-21');
  await expect(search.getByLabel('Guests')).toHaveValue('3-4');

  await page.getByRole('link', { name: 'Check Availability of Harbor Row 7' }).click();
  await expect(page).toHaveURL(
    '/vacation-rentals/harbor-row-7?check-in=2031-05-14&check-out=2031-05-21&guests=3-4#stay',
  );
  const stay = page.getByRole('form', { name: stayCardCopy.label });
  await expect(stay).toContainText(`7 nights at ${formatDollars(price)}`);
  await expect(stay).toContainText(formatDollars(price * 7));
  await stay.getByRole('button', { name: 'Ask for May 14 to 21' }).click();
  await expect(page).toHaveURL(
    '/contact?property=harbor-row-7&check-in=2031-05-14&check-out=2031-05-21&guests=3-4#contact-form',
  );
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Is Harbor Row 7 free? Check-in: May 14, 2031. Check-out: May 21, 2031. Guests: 3-4.',
  );
  await expect(page.getByLabel('I am writing as')).toHaveValue('guest');
});

test('a group that fits in no home can ask us to find one', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/vacation-rentals?destination=destin&guests=5-8&check-in=2031-05-14&check-out=2031-05-21');
  await expect(list(page).getByRole('status')).toHaveText('No homes match');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask us for one' }).click();
  await expect(page.getByLabel('I am writing as')).toHaveValue('guest');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'I am looking for a home to rent. Area: Destin. Check-in: May 14, 2031. Check-out: May 21, 2031. Guests: 5-8.',
  );
});

test('an unknown destination shows all homes, and the keyboard can clear a search', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/vacation-rentals?destination=%3Cb%3Emiami');
  await expect(page.getByText('We have no homes in “<b>miami”, so here are all of ours.')).toBeVisible();
  await expect(homes(page)).toHaveCount(rentals.length);

  await page.goto('/vacation-rentals?destination=destin');
  await expect(homes(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Clear the search' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/vacation-rentals');
  await expect(homes(page)).toHaveCount(rentals.length);
});

test('the picture and the title of a card lead to the home’s page', async ({ page }) => {
  for (const list of ['/', '/vacation-rentals']) {
    await page.goto(list);
    const card = page.getByRole('article').filter({ hasText: 'The Butter Bungalow' });
    await card.getByRole('img', { name: /^Butter-yellow/ }).click();
    await expect(page).toHaveURL('/vacation-rentals/butter-bungalow');
    await page.goto(list);
    await card.getByRole('link', { name: 'The Butter Bungalow', exact: true }).click();
    await expect(page).toHaveURL('/vacation-rentals/butter-bungalow');
  }
});
