import { expect, expectFits, test } from './support/test';

test('somebody who knows an owner reads how it works', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/referral');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
    /Home\s*For Owners\s*Referral Program/,
  );
  for (const title of ['Property owners', 'Real estate agents', 'Business partners']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  const itemsOf = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(itemsOf('Four steps, and two of them are ours')).toHaveCount(4);
  await expect(itemsOf('What makes a referral count')).toHaveCount(6);
  for (const rule of [
    'Minimum 1-year management contract',
    'No self-referrals',
    'Only Emerald Coast properties',
    'Unlimited referrals',
  ]) {
    await expect(page.getByRole('heading', { name: rule })).toBeVisible();
  }
  const hero = page.getByRole('region', { name: 'Know an owner? Make the introduction.' });
  await expect(hero).toContainText('$1,500');
  await expect(hero).toContainText('Paid 30 days after the new owner is onboarded.');
  await expect(page.getByText('$5,000')).toHaveCount(0);
});

test('Submit a Referral leads to the form, clear of the header', async ({ page }) => {
  await page.goto('/referral');
  await page.getByRole('link', { name: 'Submit a Referral' }).click();
  await expect(page).toHaveURL('/referral#referral-form');
  const heading = page.getByRole('heading', { name: 'Submit a Referral' });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) - (header?.height ?? 0))
    .toBeGreaterThan(0);
  await expect(page.locator('form[action="/api/leads/referral"]')).toBeVisible();
});

test('Copy link says so for two seconds, and copies the page’s address', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/referral?utm_source=letter#referral-form');
  const copy = page.getByRole('button', { name: 'Copy link' });
  await expect(copy).toBeVisible();
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

test('the page is accessible and nothing scrolls sideways', async ({ page }) => {
  await page.goto('/referral');
  await expectFits(page);
});
