import { allPlanFaqs } from '@/content/faqs';
import { netCalculator, startingRegion } from '@/content/net-calculator';
import { defaultCommitment, prices } from '@/content/plans';
import { plansPage } from '@/content/plans-page';
import { regions } from '@/content/regions';
import { formatBreakEven } from '@/lib/plans/net-calculator/break-even';
import { estimateNet } from '@/lib/plans/net-calculator/estimate';
import { formatArithmetic } from '@/lib/plans/net-calculator/format';
import { startingNumbers } from '@/lib/plans/net-calculator/inputs';
import { expect, expectNoSidewaysScroll, test } from './support/test';

test('without JavaScript an owner compares prices, and the form gets the chosen plan', async ({ page }) => {
  await page.goto('/plans');
  await page.getByText('2-Year Contract', { exact: true }).first().click();
  const card = page.getByRole('article', { name: 'Professional' });
  await expect(card.getByRole('paragraph').filter({ hasText: plansPage.priceUnit })).toHaveText(
    `${prices.twoYear.professional}% ${plansPage.priceUnit} was ${prices.noCommitment.professional}%`,
    { useInnerText: true },
  );
  await card.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/partner?plan=professional&commitment=twoYear#revenue-analysis');
});

test('without JavaScript the calculator shows one worked example', async ({ page }) => {
  await page.goto('/plans');
  const calculator = page.getByRole('region', { name: 'What would you keep?' });
  const region = regions.find(({ id }) => id === startingRegion);
  const [nights, rate] = [region?.startingNights ?? 0, region?.destination.avgPrice ?? 0];
  // The example names its region, because visitors may come from another region's page.
  const example = netCalculator.example(String(region?.where), nights, rate);
  await expect(calculator.getByText(example)).toBeVisible();
  const numbers = { ...startingNumbers(), nights, rate };
  const estimate = estimateNet(numbers, defaultCommitment);
  await expect(calculator.getByText(formatBreakEven(estimate, 'professional'))).toBeVisible();
  await calculator.getByText('How we worked it out').click();
  for (const [, formula] of formatArithmetic(estimate, numbers, 'professional'))
    await expect(calculator.getByText(formula)).toBeVisible();
  await expect(page.getByLabel('Nights booked a year')).toBeHidden();
  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  const figure = calculator.locator('[data-answer] .figures');
  expect(await figure.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test('without JavaScript an article’s link leads to the open answer', async ({ page }) => {
  await page.goto('/blog/what-a-property-managers-percentage-buys');
  await page.getByRole('link', { name: 'Your own weeks' }).click();
  const answer = page.locator('#faq-your-weeks');
  await expect(answer).toBeInViewport();
  const { question } = allPlanFaqs.find(({ id }) => id === 'faq-your-weeks') ?? { question: '' };
  await expect(page.getByText(question)).toBeInViewport();

  // Only one question is open at a time, and it can be closed.
  const open = page.locator('details[name=plans-faq][open]');
  await expect(open).toHaveCount(1);
  const first = page.locator('details[name=plans-faq]').first();
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open');
  await expect(open).toHaveCount(1);
  await first.locator('summary').click();
  await expect(open).toHaveCount(0);
});
