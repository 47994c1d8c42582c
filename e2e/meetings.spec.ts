import type { Page } from '@playwright/test';
import { timeZone } from '@/content/time-zone';
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

test.use({ timezoneId: timeZone.id });

/** The visitor’s time, then the office’s. */
const bothTimes = /^\w+day, .*[AP]M Japan, \w+day \d+:\d\d [AP]M \w+$/;

async function openPicker(page: Page) {
  await page.goto('/partner?utm_source=news#book-a-time');
  await hydrateIslands(page);
  await expect(page.getByRole('group', { name: 'Choose a day' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Book a Time' })).toHaveCount(1);
}

const submitButton = (page: Page) => page.getByRole('button', { name: /^Book \w+day, \d+:\d\d [AP]M/ });
const bookedHeading = (page: Page) => page.getByRole('heading', { name: 'Your call is booked' });

test.describe('in the time zone of Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  // owners.nojs.spec.ts checks moving and canceling, which are plain HTML forms.
  test('an owner books a time after another was just taken, and finds where to change it', {
    tag: ['@phone', '@browsers'],
  }, async ({ page, request, allowedErrors }) => {
    allowedErrors.push(/409/);
    const caller = newCaller();
    const taken = await findFreeSlot(request);
    await openPicker(page);
    await chooseTime(page, taken);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const picker = await page.getByRole('region', { name: 'Book a Time' }).boundingBox();
    expect(picker?.height, 'with two clocks and days of three weeks').toBeLessThan(1_400);
    await fillCaller(page, caller);
    await bookDirectly(request, taken);
    await submitButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Somebody just took that time' });
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? 0);
    await expect.poll(async () => (await alert.boundingBox())?.y).toBeGreaterThan(bottom);

    const slot = await findFreeSlot(request);
    await chooseTime(page, slot);
    await submitButton(page).click();
    await expect(bookedHeading(page)).toBeFocused();
    await expect(page.locator('time')).toHaveText(bothTimes);
    await expect(page.locator('time')).toContainText(timeZone.name);
    await expectAccessible(page);
    const context = { source: { landing: '/partner', utm_source: 'news' } };
    expect(leadsOf(caller.email)).toMatchObject([
      { kind: 'meeting', status: 'new', data: { slot }, context },
    ]);
    await page.getByRole('link', { name: 'Change or cancel this call' }).click();
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await expect(page.locator('time')).toHaveText(bothTimes);
    await expectFits(page);
    await page.getByRole('link', { name: 'Choose another time' }).click();
    await expect(page.getByText(/^Times are in your time zone \(Japan\)/)).toBeVisible();
    await expect(page.getByRole('radio', { name: /[AP]M Japan/ }).first()).toBeAttached();
    await expectFits(page);
  });
});

test('booking works by keyboard', { tag: '@any-screen' }, async ({ page }) => {
  const caller = newCaller();
  await openPicker(page);
  const days = page.getByRole('group', { name: 'Choose a day' }).locator('[name=day]');
  await days.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(days.nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Morning, \d+ free$/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
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

test('a chosen time stays in view on a phone; on a desktop the facts are next to the form', async ({
  page,
  isMobile,
}) => {
  await page.goto('/book-a-time');
  await hydrateIslands(page);
  await expect(page.getByRole('region', { name: 'Book a Time' })).toHaveCount(1);
  if (!isMobile) {
    const facts = await page.getByRole('main').getByText('How long').boundingBox();
    const form = await page.locator('form[action="/api/meetings"]').boundingBox();
    expect((facts?.x ?? 0) + (facts?.width ?? 0)).toBeLessThan(form?.x ?? 0);
    return expect(facts?.y).toBeLessThan((form?.y ?? 0) + (form?.height ?? 0));
  }
  await page.locator('[name=slot]:visible').first().check();
  const chosen = page.locator('time');
  const next = page.getByRole('link', { name: 'Next: your details' });
  for (const part of [chosen, next]) await expect(part).toBeInViewport({ ratio: 1 });
  await next.tap();
  await expect(page.getByLabel('Your name')).toBeInViewport({ ratio: 1 });
  await expect(chosen).toBeInViewport();
  await expectAccessible(page);
});
