import { expect, expectNoSidewaysScroll, test } from './support/test';

test('without JavaScript an owner compares prices, and the choice goes along', async ({ page }) => {
  await page.goto('/plans');
  await page.getByText('2-Year Contract', { exact: true }).first().click();
  const card = page.getByRole('article', { name: 'Professional' });
  await expect(card.getByRole('paragraph').filter({ hasText: 'of gross rental revenue' })).toHaveText(
    '23% of gross rental revenue was 25%',
    { useInnerText: true },
  );
  await card.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/partner?plan=professional&commitment=twoYear#revenue-analysis');
});

test('without JavaScript worked examples stand in the calculator’s place', async ({ page }) => {
  await page.goto('/plans');
  const examples = page.getByRole('table');
  await expect(examples).toHaveCount(3);
  await expect(examples.first()).toContainText('190 nights, give or take 20, × $425 = $80,750 gross');
  await expect(examples.first().getByRole('row').nth(2)).toContainText('$54,910 to $67,830');
  await expect(
    page.getByText('What a manager would have to add: Essential pays from 6 more nights a year, 3 percent.'),
  ).toBeVisible();
  await expect(page.getByLabel('Nights booked a year')).toBeHidden();
  await expect(page.getByText('An illustration, not a forecast.').filter({ visible: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('without JavaScript the questions open one at a time, and close', async ({ page }) => {
  await page.goto('/plans');
  const questions = page.locator('details[name=plans-faq]');
  await expect(questions).toHaveCount(4);
  await questions.nth(3).locator('summary').click();
  await expect(page.locator('details[name=plans-faq][open]')).toHaveCount(1);
  await questions.nth(3).locator('summary').click();
  await expect(page.locator('details[name=plans-faq][open]')).toHaveCount(0);
});
