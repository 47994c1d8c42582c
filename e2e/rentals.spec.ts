import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const list = (page: Page) => page.getByRole('region', { name: 'The homes' });
const homes = (page: Page) => list(page).getByRole('article').getByRole('heading');
const search = (page: Page) => page.getByRole('form', { name: 'Find a home' });

test('a search that fits nothing says so and leads on', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/vacation-rentals?guests=9%2B&q=castle');
  await expect(page.getByRole('heading', { name: 'No home here fits all of that' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask us for one' })).toHaveAttribute(
    'href',
    '/contact?topic=guest&guests=9%2B#contact-form',
  );
  await page.getByRole('link', { name: 'Show all homes' }).click();
  await expect(page).toHaveURL('/vacation-rentals');
  await expect(homes(page)).toHaveCount(3);
});

test('a home that sleeps fewer is below, uncounted, and the total of the nights is shown', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/vacation-rentals?destination=destin&guests=5-8&check-in=2031-05-14&check-out=2031-05-21');
  await expect(list(page).getByRole('status')).toHaveText('No homes match');
  await expect(list(page).getByText('Fits a smaller party: sleeps 6')).toBeVisible();
  await expect(list(page)).toContainText('$2,275 for 7 nights, all fees included, before taxes');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ask us for one' }).click();
  await expect(page.getByLabel('I am writing as')).toHaveValue('guest');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'I am looking for a home to rent. Area: Destin. Check-in: May 14, 2031. Check-out: May 21, 2031. Guests: 5-8.',
  );
});

test('dates are shown back, stay in the form and travel on with the inquiry', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/vacation-rentals?destination=30a&check-in=2031-05-14&check-out=2031-05-21&guests=3-4');
  const asked = page.getByRole('list', { name: 'Your search' });
  await expect(asked.getByText(/May 14.+21, 2031, 7 nights/)).toBeVisible();
  await expect(page.getByText('We don’t show availability here')).toBeVisible();
  await expect(search(page).getByLabel('Destination')).toHaveValue('30a');
  await expect(search(page).getByLabel('Check-in')).toHaveValue('2031-05-14');
  await expect(search(page).getByLabel('Check-out')).toHaveValue('2031-05-21');
  await expect(search(page).getByLabel('Guests')).toHaveValue('3-4');
  await expect(page.getByRole('link', { name: 'Check Availability of Sea Oat Cottage' })).toHaveAttribute(
    'href',
    '/contact?property=sea-oat-cottage&check-in=2031-05-14&check-out=2031-05-21&guests=3-4#contact-form',
  );
});

test('a visitor clears the search by keyboard', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/vacation-rentals?destination=destin');
  await expect(homes(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Clear the search' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/vacation-rentals');
  await expect(homes(page)).toHaveCount(3);
});

test('an unknown destination shows all homes and says so', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/vacation-rentals?destination=%3Cb%3Emiami');
  await expect(page.getByText('We have no homes in “<b>miami”, so here are all of ours.')).toBeVisible();
  await expect(homes(page)).toHaveCount(3);
});

test('a question about a home brings the home, the dates and the party along', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto(
    '/contact?property=harbor-row-7&check-in=2031-05-14&check-out=2031-05-21&guests=3-4#contact-form',
  );
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Is Harbor Row 7 free? Check-in: May 14, 2031. Check-out: May 21, 2031. Guests: 3-4.',
  );
  await expect(page.getByLabel('I am writing as')).toHaveValue('guest');
});
