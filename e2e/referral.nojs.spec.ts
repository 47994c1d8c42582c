import { expect, test } from './support/test';

test('without JavaScript the form is reached, and no button is dead', async ({ page }) => {
  await page.goto('/referral');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await page.getByRole('link', { name: 'Submit a Referral' }).first().click();
  await expect(page).toHaveURL('/referral#referral-form');
  await expect(page.getByRole('heading', { name: 'Submit a Referral' })).toBeInViewport();
});
