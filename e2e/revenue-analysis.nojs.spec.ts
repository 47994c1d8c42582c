import { referralReward } from '@/content/referral-reward';
import { leadsOf } from './support/leads';
import { analysisForm, fillAnalysis, newOwner } from './support/owner';
import { expect, test } from './support/test';

test('an owner sends the form through a proxy that hides the origin', async ({ page }) => {
  await page.route('/partner', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'referrer-policy': 'no-referrer' } });
  });
  const owner = newOwner();
  await page.goto('/partner');
  await fillAnalysis(page, owner);
  const [sent] = await Promise.all([
    page.waitForRequest('/api/leads/partner'),
    analysisForm(page).getByRole('button', { name: 'Send my analysis' }).click(),
  ]);
  expect(await sent.headerValue('origin')).toBe('null');
  await expect(page).toHaveURL('/partner/thank-you');
  expect(leadsOf(owner.email)).toHaveLength(1);
});

test('an owner corrects errors on a page that keeps the input, and sends the form', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/422/);
  const owner = { ...newOwner(), phone: '123 456' };
  await page.goto('/partner#revenue-analysis');
  await expect(page.getByRole('heading', { name: 'Get Your Free Revenue Analysis' })).toBeInViewport();
  // If the input doesn't match the field's pattern, browsers show the field's title as the reason.
  await expect(analysisForm(page).getByLabel('Phone')).toHaveAttribute('title', /^Enter a phone number like/);
  await fillAnalysis(page, owner);
  await analysisForm(page).getByRole('button', { name: 'Send my analysis' }).click();
  await expect(page.getByText(/Enter a phone number like/).first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(owner.email);
  await page.getByLabel('Phone').fill('(850) 555-0100');
  await page.getByRole('button', { name: 'Send my analysis' }).click();
  await expect(page).toHaveURL('/partner/thank-you');
  expect(leadsOf(owner.email)).toHaveLength(1);
});

test('menus, accordion and newsletter work without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('#mobile-menu').getByText('Homeowners').tap();
  await page.locator('#mobile-menu').getByRole('link', { name: 'Partner with Us' }).tap();
  await expect(page).toHaveURL('/partner');
  await page.getByText('What is the referral reward?').tap();
  await expect(page.getByText(referralReward.sentence)).toBeVisible();

  await page.goto('/');
  await page.getByLabel('Email address').fill(`guest.${crypto.randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Sign up' }).tap();
  await expect(page).toHaveURL('/marketing/thank-you');
});
