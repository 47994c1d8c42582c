import { expect, expectNoSidewaysScroll, hydratedHtml, hydrateIslands, test } from './support/test';

// lib/browser/consent.test.ts checks all combinations of Global Privacy Control and the visitor's choice.
test('Global Privacy Control checks "Ask me first" before any script runs', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto('/cookies');
  const choice = page.getByRole('radio', { name: /Ask me first/ });
  await expect(choice).toBeChecked();
  await expect(page.locator(hydratedHtml)).toHaveCount(0);
  await hydrateIslands(page);
  await expect(choice).toBeChecked();
  await expect(page.getByText('Saved in this browser.')).toHaveCount(0);
  await expect(page.getByText('Your browser sends Global Privacy Control.')).toBeVisible();
});

test('the table of stored data fits a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/cookies');
  const box = page.getByRole('region', { name: 'Everything this website stores in your browser' });
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const kept = box.getByRole('row', { name: 'receipt' });
  await expect(kept.getByRole('cell', { name: '10 minutes' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
