import { expect, hydrateIslands, test } from './support/test';

test('Copy link says so for two seconds, and copies the page’s address', { tag: '@any-screen' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/referral?utm_source=letter#referral-form');
  const copy = page.getByRole('button', { name: 'Copy link' });
  // What starts the runtime waits for a frame, which a paused clock gives nobody.
  await hydrateIslands(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/referral`);

  await page.clock.runFor(1900);
  await expect(page.getByText('Link copied')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText('Link copied')).toHaveCount(0);
  await expect(copy).toBeVisible();
});

test('where copying is refused the button says that', { tag: '@any-screen' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  await page.goto('/referral');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copying was refused')).toBeVisible();
});

test('a home outside of the area is refused at the field', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/referral');
  await page.getByLabel('Area').selectOption('Outside of these areas');
  await page.getByRole('button', { name: 'Submit referral' }).click();
  await expect(page.getByText(/^Only Emerald Coast properties count/)).toBeVisible();
  await expect(page.getByLabel('Area')).toHaveAttribute('aria-invalid', 'true');
});
