import { expect, test } from './support/test';

test('without JavaScript visitors reach the form, and see no button that needs scripts', async ({ page }) => {
  await page.goto('/referral');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await page.getByRole('link', { name: 'Submit a Referral' }).first().click();
  await expect(page).toHaveURL('/referral#referral-form');
  await expect(page.getByRole('heading', { name: 'Submit a Referral' })).toBeInViewport();
});

test('without JavaScript the form rejects a home outside our area and states the rule', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/422/);
  await page.goto('/referral');
  const form = page.locator('form[action="/api/leads/referral"]');
  for (const field of ['name', 'ownerName']) await form.locator(`[name=${field}]`).fill('Ada');
  await form.locator('[name=email]').fill('ada@example.com');
  await form.locator('[name=phone]').fill('(850) 555-0142');
  await form.locator('[name=ownerEmail]').fill('grace@example.com');
  await form.getByLabel('I am', { exact: true }).selectOption('agent');
  await form.getByLabel('Area').selectOption('other');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Submit referral' }).click();
  await expect(page.getByText(/Only Emerald Coast properties count/).first()).toBeVisible();
  await expect(page.getByLabel('Area')).toHaveValue('other');
});
