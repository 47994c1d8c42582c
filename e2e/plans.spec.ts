import type { Locator, Page } from '@playwright/test';
import { calculatorFields, netCalculator } from '@/content/net-calculator';
import { commitmentLabels, commitments, planIds, planNames, prices } from '@/content/plans';
import { plansPage } from '@/content/plans-page';
import { regions } from '@/content/regions';
import { formatSpan } from '@/lib/plans/net-calculator/format';
import { countSheets, expect, expectAccessible, serveWithout, test, waitForFonts } from './support/test';

/** The paragraph of a card with the current price and the earlier price. */
const priceOf = (card: Locator) => card.getByRole('paragraph').filter({ hasText: plansPage.priceUnit });

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
    await expect(page.locator('#term-oneYear')).toBeChecked();
    for (const level of commitments) {
      const { label, short } = commitmentLabels[level];
      const segment = page.getByText((isMobile && short) || label, { exact: true });
      await segment.first().click();
      for (const plan of planIds) {
        const card = page.getByRole('article', { name: planNames[plan] });
        const before =
          level === 'noCommitment' ? 'no long-term contract' : `was ${prices.noCommitment[plan]}%`;
        await expect(priceOf(card)).toHaveText(`${prices[level][plan]}% ${plansPage.priceUnit} ${before}`, {
          useInnerText: true,
        });
        const start = card.getByRole('link', { name: 'Get Started' });
        await expect(start).toHaveAttribute(
          'href',
          `/partner?plan=${plan}&commitment=${level}#revenue-analysis`,
        );
      }
    }
  });

test('the toggle works by keyboard, hidden links get no focus, and Professional is first on a phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/plans');
  await page.locator('#term-oneYear').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#term-twoYear')).toBeChecked();
  const order = isMobile ? (['professional', 'essential', 'premium'] as const) : planIds;
  for (const plan of order) {
    await page.keyboard.press('Tab');
    const address = `/partner?plan=${plan}&commitment=twoYear#revenue-analysis`;
    await expect(page.locator(':focus')).toHaveAttribute('href', address);
  }
});

// components/plans/net-calculator/calculator.test.tsx checks every field, what is announced, and shared links.
test('an owner enters figures and shares them, and somebody else sends them with the form', async ({
  page,
  context,
  isMobile,
}) => {
  const region = regions.at(-1);
  const answer = (on: Page) => on.locator('[data-answer]');
  const [nights, rate, homes] = [150, 400, 1];
  const share = prices.twoYear.premium;
  const field = (on: Page, name: keyof typeof calculatorFields) =>
    on.getByLabel(calculatorFields[name].label);
  await page.goto('/plans?utm_source=letter');
  await waitForFonts(page);
  await page.locator('#term-twoYear').check();
  await expect(page.locator('#net-commitment')).toHaveValue('twoYear');
  await page.getByLabel('Area').selectOption(region?.id ?? '');
  await field(page, 'nights').fill(`${nights}`);
  if (isMobile) {
    // The result stays in view between the header and the field.
    const [strip, header, input] = await Promise.all(
      [answer(page), page.locator('#site-header'), field(page, 'nights')].map((part) => part.boundingBox()),
    );
    expect(strip?.y).toBeLessThanOrEqual(input?.y ?? 0);
    expect(strip?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
    const size = await answer(page)
      .locator('span')
      .first()
      .evaluate((figure) => Number.parseFloat(getComputedStyle(figure).fontSize));
    expect(size, 'large enough to read at arm’s length').toBeGreaterThanOrEqual(34);
  }
  await page.getByText(planNames.premium, { exact: true }).and(page.locator('#net-plan span')).click();
  await page.getByText(netCalculator.assumptions).click();
  await field(page, 'nightsMargin').fill('0');
  await expect(page).toHaveURL(new RegExp(`utm_source=letter&area=${region?.id}&nights=${nights}.*twoYear`));
  await expectAccessible(page);

  const spouse = await context.newPage();
  await spouse.goto(page.url());
  await expect(spouse.getByText(netCalculator.shared)).toBeVisible();
  await expect(spouse.getByRole('heading', { name: netCalculator.title })).toBeInViewport();
  await expect(spouse.locator('#term-twoYear')).toBeChecked();
  await field(spouse, 'rate').fill(`${rate}`);
  const rent = nights * rate;
  const kept = rent * (100 - share);
  await expect(answer(spouse)).toContainText(formatSpan({ low: kept, high: kept }));
  await spouse.getByRole('link', { name: netCalculator.useInForm }).click();
  const form = spouse.locator('form[action="/api/leads/partner"]');
  await expect(form.locator('[name=revenue]')).toHaveValue(`${rent * homes}`);
  await expect(form.locator('[name=area]')).toHaveValue(region?.id ?? '');
  await expect(form.locator('[name=message]')).toHaveValue(
    new RegExp(`${planNames.premium} plan. .*${calculatorFields.nights.label}: ${nights}. .*: ${rate}`),
  );
});

test('the plans are side by side from 720 px on and in print, and nothing is cut off', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/plans');
  await waitForFonts(page);
  const cards = page.getByRole('article');
  const boxes = async () => Promise.all((await cards.all()).map((card) => card.boundingBox()));
  for (const width of [720, 899, 900]) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = (await boxes()).map((box) => box?.x ?? 0);
    expect(lefts, `${width} px`).toEqual([...new Set(lefts)].sort((a, b) => a - b));
    const cut = await cards.evaluateAll((all) =>
      all.flatMap((card) =>
        [...card.querySelectorAll('*')].flatMap((part) => {
          const { left, right } = card.getBoundingClientRect();
          const box = part.getBoundingClientRect();
          const isBelow = part.tagName === 'LI' && part.scrollHeight > part.clientHeight + 1;
          return box.width > 0 && (box.left < left || box.right > right || isBelow) ? [part.textContent] : [];
        }),
      ),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
  expect(await countSheets(page)).toBeLessThanOrEqual(3);
  await page.setViewportSize({ width: 725, height: 965 });
  await page.emulateMedia({ media: 'print' });
  const printed = await boxes();
  for (const box of printed) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(965);
  expect(new Set(printed.map((box) => Math.round(box?.x ?? 0))).size).toBe(planIds.length);
});

test('forced colors keep the arrows of select fields and the middle of ranges visible', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const path of ['/partner/sample-analysis', '/plans']) {
    await page.goto(path);
    const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(page.locator('main svg .mark-line').first(), path).toHaveCSS('fill', text);
  }
  await expect(page.getByLabel('Area')).toHaveCSS('appearance', 'auto');
  await expect(page.getByLabel('Area')).toHaveCSS('background-image', 'none');
});
