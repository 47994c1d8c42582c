import { expect, expectNoSidewaysScroll, hydrated, hydrateIslands, test } from './support/test';

test('reading the site leaves no cookie', { tag: '@any-screen' }, async ({ page, context }) => {
  for (const path of ['/', '/partner', '/cookies']) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
});

test('a visitor changes how embeds load, and finds it changed on coming back', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/cookies');
  await hydrateIslands(page);
  const choice = page.getByRole('group', { name: 'Calendars, videos and forms from other companies' });
  await expect(choice.getByRole('radio', { name: /Load them/ })).toBeChecked();
  await choice.getByRole('radio', { name: /Ask me first/ }).check();
  await expect(choice.getByRole('status')).toHaveText('Saved in this browser.');
  await page.reload();
  await hydrateIslands(page);
  await expect(choice.getByRole('radio', { name: /Ask me first/ })).toBeChecked();
});

// Every choice: lib/browser/consent.test.ts.
for (const [stored, control, option] of [
  ['ask', false, /Ask me first/],
  ['', true, /Ask me first/],
] as const)
  test(`the choice "${stored}" is marked without a sign from the visitor, Global Privacy Control: ${control}`, {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.addInitScript(
      ([choice, value]) => {
        if (choice) localStorage.setItem('embeds', choice);
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => value });
      },
      [stored, control] as const,
    );
    await page.goto('/cookies');
    await expect(page.getByRole('radio', { name: option })).toBeChecked();
    await expect(page.locator(hydrated)).toHaveCount(0);
    await hydrateIslands(page);
    await expect(page.getByRole('radio', { name: option })).toBeChecked();
    await expect(page.getByText('Saved in this browser.')).toHaveCount(0);
    await expect(page.getByText('Your browser sends Global Privacy Control.')).toHaveCount(control ? 1 : 0);
  });

test('the whole table of what is kept can be seen on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/cookies');
  const box = page.getByRole('region', { name: 'Everything this website stores in your browser' });
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const kept = box.getByRole('row', { name: 'receipt' });
  await expect(kept.getByRole('cell', { name: '10 minutes' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
