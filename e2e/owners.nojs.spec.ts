import { allPlanFaqs } from '@/content/faqs';
import { netCalculator, startingRegion } from '@/content/net-calculator';
import { commitmentLabels, defaultCommitment, planNames, prices } from '@/content/plans';
import { plansPage } from '@/content/plans-page';
import { portalLogin } from '@/content/portal-login';
import { referralReward } from '@/content/referral-reward';
import { regionPaths } from '@/content/regions';
import { formatBreakEven } from '@/lib/plans/net-calculator/break-even';
import { estimateNet } from '@/lib/plans/net-calculator/estimate';
import { formatArithmetic } from '@/lib/plans/net-calculator/format';
import { startingNumbers } from '@/lib/plans/net-calculator/inputs';
import { env } from '@/lib/platform/env';
import { toSlot } from '@/lib/time/slot';
import { leadsOf } from './support/leads';
import { chooseTime, fillCaller, findFreeSlot, newCaller } from './support/meetings';
import { analysisForm, fillAnalysis, newOwner } from './support/owner';
import { expect, expectNoSidewaysScroll, test } from './support/test';

test.use({ allowedErrors: [/status of 422/] });

test('through a proxy that hides the origin, an owner corrects the form on a page that keeps the input', async ({
  page,
}) => {
  await page.route('/partner', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'referrer-policy': 'no-referrer' } });
  });
  const owner = { ...newOwner(), phone: '123 456' };
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('#mobile-menu').getByText('Homeowners').tap();
  await page.locator('#mobile-menu').getByRole('link', { name: 'Partner with Us' }).tap();
  await expect(page).toHaveURL('/partner');
  await page.getByText('What is the referral reward?').tap();
  await expect(page.getByText(referralReward.sentence)).toBeVisible();
  // If the input doesn't match the field's pattern, browsers show the field's title as the reason.
  await expect(analysisForm(page).getByLabel('Phone')).toHaveAttribute('title', /^Enter a phone number like/);
  await fillAnalysis(page, owner);
  const send = page.getByRole('button', { name: 'Send my analysis' });
  const [sent] = await Promise.all([page.waitForRequest('/api/leads/partner'), send.click()]);
  expect(await sent.headerValue('origin')).toBe('null');
  await expect(page.getByText(/Enter a phone number like/).first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(owner.email);
  await page.getByLabel('Phone').fill('(850) 555-0100');
  await send.click();
  await expect(page).toHaveURL('/partner/thank-you');
  expect(leadsOf(owner.email)).toHaveLength(1);
});

test('an owner compares prices, reads a worked example, and the form gets the chosen plan', async ({
  page,
}) => {
  await page.goto('/plans');
  const calculator = page.getByRole('region', { name: netCalculator.title });
  const { where, startingNights: nights, destination } = startingRegion;
  const rate = destination.avgPrice;
  // The example names its region, because visitors may come from another region's page.
  const example = netCalculator.example(where, nights, rate);
  await expect(calculator.getByText(example)).toBeVisible();
  const numbers = { ...startingNumbers(), nights, rate };
  const estimate = estimateNet(numbers, defaultCommitment);
  await expect(calculator.getByText(formatBreakEven(estimate, 'professional'))).toBeVisible();
  await calculator.getByText(netCalculator.workedOut).click();
  for (const [, formula] of formatArithmetic(estimate, numbers, 'professional'))
    await expect(calculator.getByText(formula)).toBeVisible();
  await expect(calculator.getByRole('textbox')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const figure = calculator.locator('[data-answer] .figures');
  expect(await figure.evaluate((element) => element.getClientRects().length)).toBe(1);

  await page.getByText(commitmentLabels.twoYear.label, { exact: true }).first().click();
  const card = page.getByRole('article', { name: planNames.professional });
  await expect(card.getByRole('paragraph').filter({ hasText: plansPage.priceUnit })).toHaveText(
    `${prices.twoYear.professional}% ${plansPage.priceUnit} was ${prices.noCommitment.professional}%`,
    { useInnerText: true },
  );
  await card.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/partner?plan=professional&commitment=twoYear#revenue-analysis');
});

test('a link to an answer opens it, and only one question is open at a time', async ({ page }) => {
  const { id, question } = allPlanFaqs.findLast((faq) => faq.id) ?? { id: '', question: '' };
  await page.goto(`/plans#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect(page.getByText(question)).toBeInViewport();
  const open = page.locator('details[name=plans-faq][open]');
  await expect(open).toHaveCount(1);
  const first = page.locator('details[name=plans-faq]').first();
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open');
  await expect(open).toHaveCount(1);
  await first.locator('summary').click();
  await expect(open).toHaveCount(0);
});

test('a neighbor refers a home after correcting its area, and no button needs scripts', async ({ page }) => {
  const email = `ada.${crypto.randomUUID()}@example.com`;
  await page.goto('/referral');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await page.getByRole('link', { name: 'Submit a Referral' }).first().click();
  await expect(page.getByRole('heading', { name: 'Submit a Referral' })).toBeInViewport();
  const form = page.locator('form[action="/api/leads/referral"]');
  for (const [name, text] of Object.entries({
    ...{ name: 'Ada', email, phone: '(850) 555-0142' },
    ...{ ownerName: 'Grace', ownerEmail: 'grace@example.com' },
  }))
    await form.locator(`[name=${name}]`).fill(text);
  await form.getByLabel('I am', { exact: true }).selectOption('agent');
  await form.getByLabel('Area').selectOption('other');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Submit referral' }).click();
  await expect(page.getByText(/ properties count/).first()).toBeVisible();
  await expect(page.getByLabel('Area')).toHaveValue('other');
  await page.getByLabel('Area').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Submit referral' }).click();
  await expect(page).toHaveURL('/referral/thank-you');
  expect(leadsOf(email)).toMatchObject([{ kind: 'referral', status: 'new' }]);
});

test('a password never gets into the URL, and a link leads to the owner platform', async ({ page }) => {
  await page.goto('/portal');
  await page.getByLabel(portalLogin.email).fill('ada@example.com');
  await page.getByLabel(portalLogin.password).fill('seagrove');
  await page.getByLabel(portalLogin.password).press('Enter');
  await expect(page.getByRole('button', { name: portalLogin.submit })).toBeHidden();
  await expect(page).toHaveURL('/portal');
  await expect(page.getByRole('link', { name: portalLogin.platform })).toHaveAttribute(
    'href',
    env.OWNER_PORTAL_URL,
  );
  await expect(page.getByRole('button', { name: portalLogin.signOut })).toHaveCount(0);
});

// lib/meetings/book.test.ts checks the other ways to be rejected, and manage.test.ts the key of a call.
test('an owner corrects a form and books a time without JavaScript, moves it and cancels it', async ({
  page,
  request,
}) => {
  const slot = await findFreeSlot(request);
  await page.goto(`${regionPaths[0]}#book-a-time`);
  await page.getByRole('link', { name: 'See free times' }).tap();
  await expect(page).toHaveURL('/book-a-time');
  await chooseTime(page, slot);
  const caller = newCaller();
  await fillCaller(page, { ...caller, phone: '123 456' });
  await page.getByRole('button', { name: 'Book this time' }).tap();
  await expect(page.getByText(/Enter a phone number like/)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(caller.email);
  await page.getByLabel('Phone').fill(caller.phone);
  await page.getByRole('button', { name: /^Book \w+day/ }).tap();
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  await expect(page.getByText(toSlot(Date.parse(slot)).text)).toBeVisible();

  await page.getByRole('link', { name: 'Choose another time' }).tap();
  const other = await findFreeSlot(request);
  await chooseTime(page, other);
  await page.getByRole('button', { name: 'Move the call' }).tap();
  await expect(page.locator('time')).toHaveAttribute('datetime', other);
  const cancel = page.getByRole('button', { name: 'Yes, cancel the call' });
  await expect(cancel, 'one press cancels nothing').toBeHidden();
  await page.getByText('Cancel this call').tap();
  await cancel.tap();
  await expect(page.getByRole('heading', { name: 'Your call is canceled' })).toBeVisible();
  await page.getByRole('link', { name: 'Book another time' }).tap();
  await expect(page.locator(`input[value="${other}"]`)).toBeAttached();
});
