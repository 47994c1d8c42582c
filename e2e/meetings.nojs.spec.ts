import {
  bookDirectly,
  choosePlainly,
  fillCaller,
  newCaller,
  someFreeSlot,
  wordsOf,
} from './support/meetings';
import { expect, expectNoSidewaysScroll, test } from './support/test';

test('an owner books a time without JavaScript, moves it and cancels it', async ({ page, request }) => {
  const slot = await someFreeSlot(request);
  await page.goto('/partner/30a#book-a-time');
  await page.getByRole('link', { name: 'See free times' }).tap();
  await expect(page).toHaveURL('/api/meetings');
  await choosePlainly(page, slot);
  await fillCaller(page, newCaller());
  await page.getByRole('button', { name: 'Book this time' }).tap();
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  const { day, time } = wordsOf(slot);
  await expect(page.getByText(`${day}, ${time} Central`)).toBeVisible();

  await page.getByRole('link', { name: 'Choose another time' }).tap();
  const other = await someFreeSlot(request);
  await choosePlainly(page, other);
  await page.getByRole('button', { name: 'Move the call' }).tap();
  await expect(page.locator('time')).toHaveAttribute('datetime', other);
  await page.getByRole('button', { name: 'Cancel', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Your call is canceled' })).toBeVisible();
  await page.getByRole('link', { name: 'Book another time' }).tap();
  await expect(page.locator(`input[value="${other}"]`)).toBeAttached();
});

test('the plain pages fit the narrowest screen', async ({ page, request }) => {
  const { manage } = await bookDirectly(request, await someFreeSlot(request));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/api/meetings', manage, `${manage}&move=1`]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
    const [logo, number] = await Promise.all(
      (await page.locator('header a').all()).map((link) => link.boundingBox()),
    );
    expect((number?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0)).toBeGreaterThanOrEqual(16);
  }
});

test('the plain pages have the fonts of the site', async ({ request }) => {
  const page = await (await request.get('/api/meetings', { headers: { accept: 'text/html' } })).text();
  const fonts = [...page.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, url = '']) => url);
  expect(fonts).toHaveLength(2);
  for (const font of fonts) expect((await request.get(font)).status()).toBe(200);
});
