import type { Locator, Page } from '@playwright/test';
import { commitmentLabels, commitments, multiHomeSaving, planIds, planNames, prices } from '@/content/plans';
import { plansPage } from '@/content/plans-page';
import { formatSpan } from '@/lib/plans/net-calculator/format';
import { expect, expectAccessible, serveWithout, test, waitForFonts } from './support/test';

/** The paragraph of a card with the current price and the earlier price. */
const priceOf = (card: Locator) => card.getByRole('paragraph').filter({ hasText: plansPage.priceUnit });

/** Formats the dollars of `rent` an owner keeps with Professional for one year, `off` percentage points cheaper. */
function formatKept(rent: { low: number; high: number }, off = { low: 0, high: 0 }): string {
  const share = prices.oneYear.professional;
  return formatSpan({ low: rent.low * (100 - share + off.low), high: rent.high * (100 - share + off.high) });
}

for (const [browser, tag] of [
  ['a browser', '@browsers'],
  ['a browser without :has()', '@any-screen'],
] as const)
  test(`the toggle changes every price, earlier price and Get Started link, in ${browser}`, {
    tag,
  }, async ({ page, isMobile }) => {
    if (browser !== 'a browser')
      for (const path of ['/plans', '**/*.css']) await serveWithout(page, path, ':has(');
    await page.goto('/plans');
    await expect(page.getByRole('radio', { name: '1-Year Contract' })).toBeChecked();
    await expect(page.getByRole('article').filter({ hasText: 'Most Popular' })).toHaveAccessibleName(
      'Professional',
    );
    for (const level of commitments) {
      await page
        .getByText((isMobile && commitmentLabels[level].short) || commitmentLabels[level].label, {
          exact: true,
        })
        .first()
        .click();
      for (const plan of planIds) {
        const card = page.getByRole('article', { name: planNames[plan] });
        const before =
          level === 'noCommitment' ? 'no long-term contract' : `was ${prices.noCommitment[plan]}%`;
        await expect(priceOf(card)).toHaveText(`${prices[level][plan]}% ${plansPage.priceUnit} ${before}`, {
          useInnerText: true,
        });
        const start = card.getByRole('link', { name: 'Get Started' });
        await expect(start).toHaveCount(1);
        await expect(start).toHaveAttribute(
          'href',
          `/partner?plan=${plan}&commitment=${level}#revenue-analysis`,
        );
      }
    }
  });

test('the toggle works by keyboard, and hidden links get no focus', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/plans');
  await page.getByRole('radio', { name: '1-Year Contract' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2-Year Contract' })).toBeChecked();
  for (const plan of planIds) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute(
      'href',
      `/partner?plan=${plan}&commitment=twoYear#revenue-analysis`,
    );
  }
});

test('on a phone Professional is first, on screen and by keyboard', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/plans');
  const top = async (name: string) => (await page.getByRole('article', { name }).boundingBox())?.y ?? 0;
  expect(await top('Professional')).toBeLessThan(await top('Essential'));
  await page.getByRole('radio', { name: '1-Year Contract' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', /plan=professional/);
  await expect(page.getByText('Monthly', { exact: true }).first()).toBeVisible();
});

/** The result, which stays in view on phones. */
const answer = (page: Page) => page.locator('[data-answer]');

test.describe('What would you keep?', () => {
  test('an owner enters figures, and reads the result and how it was calculated', async ({ page }) => {
    await page.goto('/plans');
    const rent = { low: 40_000, high: 40_000 };
    // A commitment that is chosen above the cards is also chosen in the calculator, and the other way around.
    const commitment = page.locator('#net-commitment');
    await page.getByRole('radio', { name: '2-Year Contract' }).check();
    await expect(commitment).toHaveValue('twoYear');
    await commitment.selectOption('1-Year Contract');
    await expect(page.locator('#term-oneYear')).toBeChecked();

    await page.getByLabel('Area').selectOption('Destin');
    await expect(page.getByLabel('Average nightly rate')).toHaveValue('315');
    await page.getByLabel('Nights booked a year').fill('100');
    await page.getByLabel('Average nightly rate').fill('$400');
    await expect(answer(page)).toContainText(formatKept({ low: 32_000, high: 48_000 }));
    await page.getByText('Your guess and our assumptions').click();
    await page.getByLabel('Nights a year, give or take').fill('0');
    await expect(answer(page)).toContainText(formatKept(rent));
    await page.getByText('How we worked it out').click();
    await expect(page.getByText(`${prices.oneYear.professional}% of $40,000`)).toBeVisible();
    await expect(page.locator('[aria-live=polite]')).toHaveText(
      `Professional, 1-Year Contract: you keep ${formatKept(rent)} of $40,000 a year.`,
    );

    // The discount for several homes is a range, so the result is a range too.
    await page.getByLabel('Homes with us').fill('2');
    await expect(answer(page)).toContainText(formatKept(rent, multiHomeSaving));
    await page.getByLabel('More rent with a manager').fill('7.5');
    await expect(answer(page)).toContainText(formatKept({ low: 43_000, high: 43_000 }, multiHomeSaving));
    const nights = page.getByLabel('Nights booked a year');
    await nights.fill('many');
    await expect(nights).toHaveAccessibleDescription('Enter a whole number from 1 to 365.');
    await expect(nights).toHaveAttribute('aria-invalid', 'true');
    await expect(answer(page)).toHaveText('Correct the marked fields to see the figures.');
    await expectAccessible(page);
    await nights.fill('120');
    await expect(nights).not.toHaveAttribute('aria-invalid');
  });

  test('the result stays in view below the header while a visitor types on a phone', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/plans');
    await waitForFonts(page);
    for (const label of ['Nights booked a year', 'Average nightly rate']) {
      await page.getByLabel(label).focus();
      const strip = await answer(page).boundingBox();
      const header = await page.locator('#site-header').boundingBox();
      const field = await page.getByLabel(label).boundingBox();
      expect(strip?.y).toBeLessThanOrEqual(field?.y ?? 0);
      expect(strip?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
    }
    await page.getByRole('link', { name: 'Use this in my free revenue analysis' }).scrollIntoViewIfNeeded();
    await expect(answer(page)).toBeInViewport();
  });

  // lib/plans/net-calculator/state.test.ts checks which figures count as changed by the owner.
  test('another person can open the URL, and send its figures with the form', {
    tag: '@any-screen',
  }, async ({ page, context }) => {
    await page.goto('/plans?utm_source=letter');
    await page.getByLabel('Area').selectOption('Panama City Beach');
    await page.getByLabel('Nights booked a year').fill('150');
    await page.getByLabel('Homes with us').fill('3');
    await page.getByText('Premium', { exact: true }).and(page.locator('#net-plan span')).click();
    await page.getByText('Your guess and our assumptions').click();
    await page.getByLabel('What an hour of your time is worth').fill('40');
    await expect(page).toHaveURL(
      '/plans?utm_source=letter&area=pcb&nights=150&give=20&rate=285&homes=3&hour=40&plan=premium&commitment=oneYear',
    );

    const spouse = await context.newPage();
    await spouse.goto(page.url().replace('oneYear', 'twoYear'));
    await expect(spouse.getByLabel('Nights booked a year')).toHaveValue('150');
    await expect(spouse.getByText('Figures from a shared link')).toBeVisible();
    await expect(spouse.getByRole('heading', { name: 'What would you keep?' })).toBeInViewport();
    await expect(spouse.locator('#term-twoYear')).toBeChecked();
    await expect(spouse.locator('#net-plan-premium')).toBeChecked();
    await expect(answer(spouse)).toContainText('with Premium');
    await spouse.getByLabel('Average nightly rate').fill('400');
    await expect(spouse.getByText('Figures from a shared link')).toBeHidden();
    await spouse.getByRole('link', { name: 'Use this in my free revenue analysis' }).click();
    const form = spouse.locator('form[action="/api/leads/partner"]');
    await expect(form.locator('[name=revenue]')).toHaveValue('60000');
    await expect(form.locator('[name=area]')).toHaveValue('pcb');
    await expect(form.locator('[name=message]')).toHaveValue(
      [
        'I am interested in the Premium plan. Commitment: 2-Year Contract. Nights booked a year: 150.',
        'Average nightly rate in US dollars: 400. Homes: 3.',
      ].join(' '),
    );
  });
});

test('a URL with the visitor’s own figures is not called a shared link after a reload', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/plans');
  await page.getByLabel('Nights booked a year').fill('150');
  await expect(page).toHaveURL(/nights=150/);
  await page.reload();
  await expect(page.getByLabel('Nights booked a year')).toHaveValue('150');
  await expect(page.getByText('Figures from a shared link')).toBeHidden();
});

test('on a phone the result is large enough to read at arm’s length', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/plans');
  await waitForFonts(page);
  const figure = answer(page).locator('span').first();
  const { height, size } = await figure.evaluate((span) => ({
    height: span.getBoundingClientRect().height,
    size: Number.parseFloat(getComputedStyle(span).fontSize),
  }));
  expect(size).toBeGreaterThanOrEqual(34);
  expect(height, 'on one line').toBeLessThan(1.5 * size);
});

test('at 720 px and wider the three plans are side by side, and nothing is cut off', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/plans');
  await waitForFonts(page);
  for (const width of [720, 899, 900]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all(
      Object.values(planNames).map((name) => page.getByRole('article', { name }).boundingBox()),
    );
    const [first, second, third] = boxes.map((box) => box?.x ?? 0);
    expect([first, second, third], `${width} px`).toEqual(
      [first, second, third].sort((a, b) => Number(a) - Number(b)),
    );
    expect(new Set([first, second, third]).size, `${width} px`).toBe(3);
    const cut = await page.getByRole('article').evaluateAll((cards) =>
      cards.flatMap((card) =>
        [...card.querySelectorAll('*')]
          .filter((part) => {
            const { left, right } = card.getBoundingClientRect();
            const box = part.getBoundingClientRect();
            const isBelow = part.tagName === 'LI' && part.scrollHeight > part.clientHeight + 1;
            return box.width > 0 && (box.left < left || box.right > right || isBelow);
          })
          .map((part) => part.textContent),
      ),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});

test('forced colors keep the arrows of select fields and the middle of ranges visible', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const path of ['/plans', '/partner/sample-analysis']) {
    await page.goto(path);
    const line = page.locator('main svg .mark-line').first();
    const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(line, path).toHaveCSS('fill', text);
  }
  await page.goto('/plans');
  await expect(page.getByLabel('Area')).toHaveCSS('appearance', 'auto');
  await expect(page.getByLabel('Area')).toHaveCSS('background-image', 'none');
});
