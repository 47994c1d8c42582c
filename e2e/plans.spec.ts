import type { Locator } from '@playwright/test';
import { expect, expectAccessible, serveWithout, test, waitForFonts } from './support/test';

const prices = {
  'No Commitment': { Essential: '22%', Professional: '25%', Premium: '28%' },
  '1-Year Contract': { Essential: '21%', Professional: '24%', Premium: '27%' },
  '2-Year Contract': { Essential: '20%', Professional: '23%', Premium: '26%' },
} as const;

const levels = {
  'No Commitment': 'noCommitment',
  '1-Year Contract': 'oneYear',
  '2-Year Contract': 'twoYear',
} as const;

/** The share that a card asks for, and what it was before. */
const priceOf = (card: Locator) => card.getByRole('paragraph').filter({ hasText: 'of gross rental revenue' });

for (const browser of ['a browser', 'a browser without :has()'])
  test(`the toggle changes every price, what it was before, and where Get Started leads, in ${browser}`, {
    tag: '@browsers',
  }, async ({ page, isMobile }) => {
    if (browser !== 'a browser')
      for (const path of ['/plans', '**/*.css']) await serveWithout(page, path, ':has(');
    await page.goto('/plans');
    await expect(page.getByRole('radio', { name: '1-Year Contract' })).toBeChecked();
    await expect(page.getByRole('article').filter({ hasText: 'Most Popular' })).toHaveAccessibleName(
      'Professional',
    );
    for (const [label, plans] of Object.entries(prices)) {
      const level = levels[label as keyof typeof levels];
      await page
        .getByText(isMobile && level === 'noCommitment' ? 'Monthly' : label, { exact: true })
        .first()
        .click();
      for (const [name, price] of Object.entries(plans)) {
        const card = page.getByRole('article', { name });
        const before = prices['No Commitment'][name as keyof typeof plans];
        await expect(priceOf(card)).toHaveText(
          `${price} of gross rental revenue ${level === 'noCommitment' ? 'no long-term contract' : `was ${before}`}`,
          { useInnerText: true },
        );
        const start = card.getByRole('link', { name: 'Get Started' });
        await expect(start).toHaveCount(1);
        await expect(start).toHaveAttribute(
          'href',
          `/partner?plan=${name.toLowerCase()}&commitment=${level}#revenue-analysis`,
        );
      }
    }
  });

test('the toggle works by keyboard, and hidden links stay out of the way', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/plans');
  await page.getByRole('radio', { name: '1-Year Contract' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2-Year Contract' })).toBeChecked();
  for (const plan of ['essential', 'professional', 'premium']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute(
      'href',
      `/partner?plan=${plan}&commitment=twoYear#revenue-analysis`,
    );
  }
});

test('on a phone Professional comes first, for the eye and for the keyboard', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/plans');
  const top = async (name: string) => (await page.getByRole('article', { name }).boundingBox())?.y ?? 0;
  expect(await top('Professional')).toBeLessThan(await top('Essential'));
  await page.getByRole('radio', { name: '1-Year Contract' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', /plan=professional/);
  await expect(page.getByText('Monthly', { exact: true }).first()).toBeVisible();
});

test.describe('What would you keep?', () => {
  test('an owner puts in nights and rate and reads every line', async ({ page }) => {
    await page.goto('/plans');
    await page.getByLabel('Area').selectOption('Destin');
    await expect(page.getByLabel('Average nightly rate')).toHaveValue('315');
    await page.getByLabel('Nights booked a year').fill('100');
    await page.getByLabel('Give or take').fill('0');
    await page.getByLabel('Average nightly rate').fill('$400');

    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await expect(page.getByText('Gross: 100 nights × $400 = $40,000.')).toBeVisible();
    await expect(row('Professional')).toContainText('$30,400');
    await expect(row('Managing it yourself')).toContainText('$21,700 to $28,200');
    await expect(page.getByText('24% of $40,000 = $9,600; $40,000 − $9,600 = $30,400')).toBeVisible();
    await expect(page.getByText('An illustration, not a forecast.').filter({ visible: true })).toBeVisible();
    await expect(page.locator('[aria-live=polite]')).toHaveText(
      'On a 1-year contract, Professional: you keep $30,400 of $40,000.',
    );
  });

  test('the toggle of the cards and the one of the calculator are one', async ({ page }) => {
    await page.goto('/plans');
    await expect(page.getByLabel('Commitment', { exact: true }).last()).toHaveValue('oneYear');
    await page.getByRole('radio', { name: '2-Year Contract' }).check();
    await expect(page.getByText('On a 2-year contract').first()).toBeVisible();
    await page.locator('#net-commitment').selectOption('No Commitment');
    await expect(page.locator('#term-noCommitment')).toBeChecked();
    await expect(priceOf(page.getByRole('article', { name: 'Professional' }))).toHaveText(
      '25% of gross rental revenue no long-term contract',
      { useInnerText: true },
    );
  });

  test('every choice can be read whole on a phone', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/plans');
    await waitForFonts(page);
    for (const id of ['area', 'bedrooms', 'plan', 'commitment']) {
      const cut = await page.locator(`#net-${id}`).evaluate((select) => {
        const given = select.getBoundingClientRect().width;
        select.style.width = 'max-content';
        return select.getBoundingClientRect().width - given;
      });
      expect.soft(cut, id).toBeLessThanOrEqual(0);
    }
  });

  test('the address can be sent to a spouse', { tag: '@any-screen' }, async ({ page, context }) => {
    await page.goto('/plans?utm_source=letter');
    await page.getByLabel('Area').selectOption('Panama City Beach');
    await page.getByLabel('Nights booked a year').fill('150');
    await page.getByLabel('The plan you lean toward').selectOption('Premium');
    await page.getByText('Our assumptions, free to change').click();
    await page.getByLabel('What an hour of your time is worth').fill('40');
    await expect(page).toHaveURL(
      '/plans?utm_source=letter&area=pcb&nights=150&give=20&rate=285&hour=40&plan=premium&commitment=oneYear',
    );

    const spouse = await context.newPage();
    await spouse.goto(page.url().replace('oneYear', 'twoYear'));
    await expect(spouse.getByLabel('Nights booked a year')).toHaveValue('150');
    await expect(spouse.getByLabel('Average nightly rate')).toHaveValue('285');
    await expect(spouse.getByLabel('What an hour of your time is worth')).toHaveValue('40');
    await expect(spouse.locator('#term-twoYear')).toBeChecked();
    await expect(spouse.getByRole('row').filter({ hasText: 'Premium' })).toContainText('26%');
  });

  test('an owner reads what a manager would have to add, and tries a guess of it', async ({ page }) => {
    await page.goto('/plans?bedrooms=4');
    const decides = page.getByRole('region', { name: 'What a manager would have to add' });
    await expect(decides.getByRole('listitem')).toContainText([
      'Essential pays from 6 more nights a year, 3 percent.',
      'Professional pays from 14 more nights a year, 7 percent.',
      'Premium pays from 22 more nights a year, 11 percent.',
    ]);
    const guess = page.getByLabel('More nights or a higher rate with a manager');
    await expect(guess).toHaveValue('0');
    await guess.fill('7.5');
    const professional = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Professional' }) });
    await expect(professional).toContainText('$59,028 to $72,917');
    await expect(page.getByText('With a manager, by your guess: 7.5% more, $86,806.25.')).toBeVisible();
    await expect(decides.getByRole('listitem').nth(1)).toContainText('from 14 more nights');

    // Our own example is no answer of the owner's: revenue travels once the nights are theirs.
    const link = page.getByRole('link', { name: 'Use this in my free revenue analysis' });
    await expect(link).toHaveAttribute('href', /&area=30a&bedrooms=4#revenue-analysis$/);
    await page.getByLabel('Nights booked a year').fill('365');
    await expect(decides.getByRole('listitem').nth(2)).toContainText('No number of nights makes Premium pay');
    await expect(link).toHaveAttribute('href', /&area=30a&bedrooms=4&revenue=155125#revenue-analysis$/);
    await expectAccessible(page);
  });

  test('a slip is named at its field, and the figures wait', async ({ page }) => {
    await page.goto('/plans');
    const nights = page.getByLabel('Nights booked a year');
    await nights.fill('many');
    await expect(nights).toHaveAccessibleDescription('Enter a whole number from 1 to 365.');
    await expect(nights).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Correct the marked fields to see the figures.').first()).toBeVisible();
    await expectAccessible(page);
    await nights.fill('120');
    await expect(nights).not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('link', { name: 'Use this in my free revenue analysis' })).toBeVisible();
  });

  test('one button carries it into the form', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/plans?area=destin&nights=100&give=0&rate=400&plan=essential&commitment=twoYear');
    await page.getByRole('link', { name: 'Use this in my free revenue analysis' }).click();
    await expect(page).toHaveURL(
      '/partner?plan=essential&commitment=twoYear&area=destin&revenue=40000#revenue-analysis',
    );
    const form = page.locator('form[action="/api/leads/partner"]');
    await expect(form.locator('[name=revenue]')).toHaveValue('40000');
    await expect(form.locator('[name=area]')).toHaveValue('destin');
    await expect(form.locator('[name=message]')).toHaveValue(
      'I am interested in the Essential plan. Commitment: 2-Year Contract.',
    );
  });
});
