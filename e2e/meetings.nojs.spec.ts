import { regionPaths } from '@/content/regions';
import { toSlot } from '@/lib/time/slot';
import { bookDirectly, chooseTime, fillCaller, findFreeSlot, newCaller } from './support/meetings';
import { expect, test } from './support/test';

test('an owner books a time without JavaScript, moves it and cancels it', async ({ page, request }) => {
  const slot = await findFreeSlot(request);
  await page.goto(`${regionPaths[0]}#book-a-time`);
  await page.getByRole('link', { name: 'See free times' }).tap();
  await expect(page).toHaveURL('/book-a-time');
  await chooseTime(page, slot);
  await fillCaller(page, newCaller());
  await page.getByRole('button', { name: 'Book this time' }).tap();
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  await expect(page.getByText(toSlot(Date.parse(slot)).text)).toBeVisible();

  await page.getByRole('link', { name: 'Choose another time' }).tap();
  const other = await findFreeSlot(request);
  await chooseTime(page, other);
  await page.getByRole('button', { name: 'Move the call' }).tap();
  await expect(page.locator('time')).toHaveAttribute('datetime', other);
  const cancel = page.getByRole('button', { name: 'Yes, cancel the call' });
  await expect(cancel, 'one press cancels nothing').toBeHidden();
  await page.getByText('Cancel this call').tap();
  await cancel.tap();
  await expect(page.getByRole('heading', { name: 'Your call is canceled' })).toBeVisible();
  await page.getByRole('link', { name: 'Book another time' }).tap();
  await expect(page.locator(`input[value="${other}"]`)).toBeAttached();
});

test('a form with errors keeps its input', async ({ page, request, allowedErrors }) => {
  allowedErrors.push(/422|409/);
  const slot = await findFreeSlot(request);
  await page.goto('/book-a-time');
  await chooseTime(page, slot);
  const caller = newCaller();
  await fillCaller(page, { ...caller, phone: '123 456' });
  await page.getByRole('button', { name: 'Book this time' }).tap();
  await expect(page.getByText(/Enter a phone number like/)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(caller.email);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await bookDirectly(request, slot);
  await page.getByLabel('Phone').fill(caller.phone);
  await page.getByRole('button', { name: /^Book \w+day/ }).tap();
  await expect(page.getByRole('alert')).toContainText('Somebody just took that time');
  await chooseTime(page, await findFreeSlot(request));
  await page.getByRole('button', { name: 'Book this time' }).tap();
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
});

test('the page of a call opens only with its key, and no cache stores the page', async ({ request }) => {
  const { manage } = await bookDirectly(request, await findFreeSlot(request));
  const open = await request.get(manage);
  expect(open.status()).toBe(200);
  expect(open.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-/),
  });
  expect(await open.text()).toContain('content="noindex');
  // lib/platform/next/contract.test.ts checks that a wrong key gets the same page as an unknown URL.
  expect((await request.get(`${manage}x`)).status()).toBe(404);
});
