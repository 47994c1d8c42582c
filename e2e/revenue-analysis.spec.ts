import { leadsOf } from './support/leads';
import { analysisForm, fillAnalysis, newOwner } from './support/owner';
import { expect, expectAccessible, test } from './support/test';

test('an owner finds the form, sends it and is thanked, and the lead is stored', {
  tag: '@browsers',
}, async ({ page }) => {
  const owner = newOwner();
  await page.goto('/');
  await page.getByRole('link', { name: 'Free Revenue Analysis' }).first().click();
  await expect(page).toHaveURL('/partner#revenue-analysis');
  await expect(page.getByRole('heading', { name: 'Get Your Free Revenue Analysis' })).toBeInViewport();

  await fillAnalysis(page, owner);
  await page.getByRole('button', { name: 'Send my analysis' }).click();
  await expect(page).toHaveURL('/partner/thank-you');
  const [lead, ...others] = leadsOf(owner.email);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ kind: 'partner', status: 'new' });
  await expect(page.getByText(lead?.id ?? 'no lead')).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(analysisForm(page).getByLabel('Email')).toHaveValue('');
  await expect(analysisForm(page).getByRole('button', { name: 'Send my analysis' })).toBeEnabled();
});

test('an owner can find and send the form with the keyboard', { tag: '@any-screen' }, async ({ page }) => {
  const owner = newOwner();
  await page.goto('/partner');
  await page.getByRole('link', { name: 'Free Revenue Analysis' }).first().focus();
  await page.keyboard.press('Enter');
  const property = analysisForm(page).getByLabel('Address or community');
  for (let presses = 0; presses < 80; presses += 1) {
    if (await property.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type(owner.property);
  await type('30A');
  await type('4');
  await type('85,000');
  await type('Myself');
  await type(owner.name);
  await type(owner.email);
  await type(owner.phone);
  await type('We keep two weeks in June.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/partner/thank-you');
  expect(leadsOf(owner.email)).toHaveLength(1);
});

test('the bottom bar never hides the focused element', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  for (const path of ['/partner', '/plans', '/referral']) {
    await page.goto(path);
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.locator('[data-owner-bar]').evaluateAll((bars) => {
        const element = document.activeElement;
        if (!element?.matches('main *') || element.closest('[data-owner-bar]')) return '';
        const { top, bottom } = element.getBoundingClientRect();
        const isHidden = bars
          .map((bar) => bar.getBoundingClientRect())
          .some((bar) => top >= bar.top && bottom <= bar.bottom);
        return isHidden ? element.outerHTML.slice(0, 120) : '';
      });
      expect(hidden, path).toBe('');
    }
  }
});
