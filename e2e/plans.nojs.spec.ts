import { allPlanFaqs } from '@/content/faqs';
import { expect, expectNoSidewaysScroll, test } from './support/test';

test('without JavaScript an owner compares prices, and the form gets the choice', async ({ page }) => {
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

test('without JavaScript the calculator shows one worked example', async ({ page }) => {
  await page.goto('/plans');
  const calculator = page.getByRole('region', { name: 'What would you keep?' });
  await expect(calculator.getByText('A worked example.')).toBeVisible();
  await expect(calculator.getByText('$54,910 to $67,830').first()).toBeVisible();
  await expect(
    calculator.getByText('Professional pays for itself from 14 more nights a year (7 percent more rent).'),
  ).toBeVisible();
  await calculator.getByText('How we worked it out').click();
  await expect(calculator.getByText('24% of $80,750 = $19,380; leaves $61,370')).toBeVisible();
  await expect(page.getByLabel('Nights booked a year')).toBeHidden();
  await expectNoSidewaysScroll(page);
});

test('without JavaScript the questions open one at a time, and close', async ({ page }) => {
  await page.goto('/plans');
  const questions = page.locator('details[name=plans-faq]');
  await expect(questions).toHaveCount(allPlanFaqs.length);
  await questions.nth(3).locator('summary').click();
  await expect(page.locator('details[name=plans-faq][open]')).toHaveCount(1);
  await questions.nth(3).locator('summary').click();
  await expect(page.locator('details[name=plans-faq][open]')).toHaveCount(0);
});

test('without JavaScript an article’s link leads to the open answer', async ({ page }) => {
  await page.goto('/blog/what-a-property-managers-percentage-buys');
  await page.getByRole('link', { name: 'Your own weeks' }).click();
  const answer = page.locator('#faq-your-weeks');
  await expect(answer).toBeInViewport();
  const { question } = allPlanFaqs.find(({ id }) => id === 'faq-your-weeks') ?? { question: '' };
  await expect(page.getByText(question)).toBeInViewport();
  await expect(page.locator('details[name=plans-faq][open]')).toHaveCount(1);
});
