import { expect, expectNoSidewaysScroll, test } from './support/test';

test('without JavaScript a password never gets into the URL, and a link leads to the owner platform', async ({
  page,
}) => {
  await page.goto('/portal');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Password').fill('seagrove');
  await page.getByLabel('Password').press('Enter');
  const button = page.getByRole('button', { name: 'Access Portal' });
  await expect(button).toBeHidden();
  await expect(page).toHaveURL('/portal');
  const link = page.getByRole('link', { name: 'Sign in on the owner platform' });
  await expect(link).toHaveAttribute('href', 'https://app.guesty.com/auth/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeHidden();
  await expectNoSidewaysScroll(page);
});
