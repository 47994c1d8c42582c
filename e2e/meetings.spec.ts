import type { Page } from '@playwright/test';
import { toSlot } from '@/lib/time/slot';
import { leadsOf } from './support/leads';
import { bookDirectly, chooseTime, fillCaller, findFreeSlot, isOwnSlot, newCaller } from './support/meetings';
import {
  expect,
  expectAccessible,
  expectFits,
  expectNoSidewaysScroll,
  hydrateIslands,
  test,
} from './support/test';

test.use({ timezoneId: 'America/Chicago' });

const timesLink = (page: Page) => page.getByRole('link', { name: 'See free times' });

async function openPicker(page: Page) {
  await page.goto('/partner?utm_source=news#book-a-time');
  await hydrateIslands(page);
  await expect(page.getByRole('group', { name: 'Choose a day' })).toBeVisible();
}

const submitButton = (page: Page) => page.getByRole('button', { name: /^Book \w+day, \d+:\d\d [AP]M$/ });
const bookedHeading = (page: Page) => page.getByRole('heading', { name: 'Your call is booked' });

// meetings.nojs.spec.ts checks moving and canceling, which are plain HTML forms.
test('an owner books a time, and finds where to change it', { tag: ['@phone', '@browsers'] }, async ({
  page,
  request,
}) => {
  const caller = newCaller();
  const slot = await findFreeSlot(request);
  await openPicker(page);
  await chooseTime(page, slot);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const picker = await page.getByRole('region', { name: 'Book a Time' }).boundingBox();
  expect(picker?.height).toBeLessThan(1_250);
  await fillCaller(page, caller);
  await submitButton(page).click();
  await expect(bookedHeading(page)).toBeFocused();
  await expect(page.getByText(toSlot(Date.parse(slot)).text)).toBeVisible();
  await expectAccessible(page);
  const leads = leadsOf(caller.email);
  const context = { source: { landing: '/partner', utm_source: 'news' } };
  expect(leads).toMatchObject([{ kind: 'meeting', status: 'new', data: { slot }, context }]);

  await page.getByRole('link', { name: 'Change or cancel this call' }).click();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await expect(page.getByRole('radio', { name: /[AP]M/ }).first()).toBeAttached();
  await expectFits(page);
});

test('the message that a time was just taken is in view', { tag: '@phone' }, async ({
  page,
  request,
  allowedErrors,
}) => {
  allowedErrors.push(/409/);
  const slot = await findFreeSlot(request);
  await openPicker(page);
  await chooseTime(page, slot);
  await fillCaller(page, newCaller());
  await bookDirectly(request, slot);
  await submitButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Somebody just took that time' });
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await alert.boundingBox())?.y)
    .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  // components/meetings/booking-form.test.tsx checks that the form keeps the input and offers other times.
});

test('booking works by keyboard', { tag: '@any-screen' }, async ({ page }) => {
  const caller = newCaller();
  await page.goto('/partner#book-a-time');
  await hydrateIslands(page);
  const days = page.getByRole('group', { name: 'Choose a day' }).locator('[name=day]');
  await days.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(days.nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Morning, \d+ free$/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Afternoon, \d+ free$/ })).toBeChecked();
  await page.keyboard.press('Tab');
  const times = page.getByRole('group', { name: /^Time on/ }).locator('[name=slot]:visible');
  await expect(times.first()).toBeFocused();
  const values = await times.evaluateAll((all) => all.map((time) => time.getAttribute('value') ?? ''));
  const place = values.findLastIndex(isOwnSlot);
  for (let presses = place || values.length; presses > 0; presses -= 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  for (const text of [caller.name, caller.email, caller.phone]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space'); // opens the optional fields
  await page.keyboard.press('Tab');
  await page.keyboard.type('12 Seagrass Lane');
  await page.keyboard.press('Enter');
  await expect(bookedHeading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeFocused();
});

test.describe('in the time zone of Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('shows the visitor’s time, then Central', { tag: '@any-screen' }, async ({ page, request }) => {
    const slot = await findFreeSlot(request);
    await openPicker(page);
    const name = /^\d+:\d\d [AP]M Japan, \w+day \d+:\d\d [AP]M Central, /;
    await expect(page.getByRole('radio', { name }).first()).toBeVisible();
    await chooseTime(page, slot);
    await expectAccessible(page);
    await fillCaller(page, newCaller());
    await submitButton(page).click();
    const both = /^\w+day, .*[AP]M Japan, \w+day \d+:\d\d [AP]M Central$/;
    await expect(page.locator('time')).toHaveText(both);
    await page.getByRole('link', { name: 'Change or cancel this call' }).click();
    await expect(page.locator('time')).toHaveText(both);
    await page.getByRole('link', { name: 'Choose another time' }).click();
    await expect(page.getByText(/^Times are in your time zone \(Japan\)/)).toBeVisible();
    await expect(page.getByRole('radio', { name }).first()).toBeVisible();
  });
});

test('without free times, or if they fail to load, the phone number is shown', {
  tag: '@any-screen',
}, async ({ page, allowedErrors }) => {
  allowedErrors.push(/Failed to load resource/);
  await page.route('**/api/meetings', (route) => route.abort());
  await page.goto('/partner');
  await hydrateIslands(page);
  await timesLink(page).click();
  await expect(page.getByText(/We could not load the free times just now/)).toContainText('(850) 555-0142');
  await expectAccessible(page);
  await page.route('**/api/meetings', (route) => route.fulfill({ json: { days: [] } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/No free times in the next two weeks: call us at/)).toContainText(
    '(850) 555-0142',
  );
});

test('on a phone a chosen time stays in view, with a link to the next step', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/book-a-time');
  await hydrateIslands(page);
  await page.locator('[name=slot]:visible').first().check();
  const chosen = page.locator('time');
  const next = page.getByRole('link', { name: 'Next: your details' });
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await expect(next).toBeInViewport({ ratio: 1 });
  await next.tap();
  await expect(page.getByLabel('Your name')).toBeInViewport({ ratio: 1 });
  await expect(chosen).toBeInViewport();
  await expectAccessible(page);
});

test('the page of free times has the facts next to the form, and no two regions with the same name', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/book-a-time');
  const facts = await page.getByRole('main').getByText('How long').boundingBox();
  const form = await page.locator('form[action="/api/meetings"]').boundingBox();
  expect((facts?.x ?? 0) + (facts?.width ?? 0)).toBeLessThan(form?.x ?? 0);
  expect(facts?.y).toBeLessThan((form?.y ?? 0) + (form?.height ?? 0));
  for (const path of ['/book-a-time', '/partner#book-a-time']) {
    await page.goto(path);
    await hydrateIslands(page);
    await expect(page.getByRole('group', { name: 'Choose a day' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Book a Time' })).toHaveCount(1);
  }
});
