import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { availability } from '@/content/meetings';
import { toSlot } from '@/lib/time/slot';

/** A different person each time, because one person can only book three calls. */
export function newCaller() {
  const mark = crypto.randomUUID();
  const digits = String(1e9 + Number.parseInt(mark.slice(0, 8), 16)).slice(-7);
  return {
    name: 'Margaret Ellison',
    email: `margaret.${mark}@example.com`,
    phone: `+1850${digits.replace(/^[01]/, '2')}`,
  };
}

/** Whether this time is reserved for tests of this worker, so that parallel tests don't book the same time. */
export function isOwnSlot(slot: string): boolean {
  const { parallelIndex, config } = test.info();
  const place = Math.floor(Date.parse(slot) / (availability.minutes * 60_000));
  return place % config.workers === parallelIndex;
}

/** Returns a free time that no parallel test books: the last one, because the first may pass before it is booked. */
export async function findFreeSlot(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/meetings', { headers: { accept: 'application/json' } });
  const { days } = await response.json();
  const slots: string[] = days.flatMap((day: { slots: string[] }) => day.slots);
  const slot = slots.findLast(isOwnSlot);
  if (!slot) throw new Error('Nothing is free.');
  return slot;
}

export async function bookDirectly(request: APIRequestContext, slot: string): Promise<{ manage: string }> {
  const response = await request.post('/api/meetings', {
    headers: { accept: 'application/json' },
    data: { slot, ...newCaller() },
  });
  expect(response.status()).toBe(201);
  return response.json();
}

export async function fillCaller(page: Page, caller: ReturnType<typeof newCaller>) {
  const form = page.locator('form[action="/api/meetings"]');
  await form.getByLabel('Your name').fill(caller.name);
  await form.getByLabel('Email').fill(caller.email);
  await form.getByLabel('Phone').fill(caller.phone);
}

/** Chooses the day and the morning or afternoon first, because the picker shows only the times of these. */
export async function chooseTime(page: Page, slot: string) {
  await page.getByRole('radio', { name: toSlot(Date.parse(slot)).office.date, exact: true }).check();
  const time = page.locator(`input[value="${slot}"]`);
  if (await time.isHidden()) await page.getByRole('radio', { name: /free$/, checked: false }).check();
  await time.check();
}
