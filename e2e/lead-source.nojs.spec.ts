import { leadsOf } from './support/leads';
import { expect, test } from './support/test';

test('without JavaScript the form’s own address says which campaign brought a lead', async ({ page }) => {
  const email = `guest.${crypto.randomUUID()}@example.com`;
  await page.goto('/?utm_source=news&utm_medium=e-mail');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Sign up' }).tap();
  await expect(page).toHaveURL('/marketing/thank-you');
  const [lead] = leadsOf(email);
  expect(lead?.context.source).toEqual({ landing: '/', utm_source: 'news', utm_medium: 'e-mail' });
});
