import { expect, expectFits, hydrated, islandsListen, test } from './support/test';

const documents = [
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/terms', title: 'Terms of Service' },
  { path: '/cookies', title: 'Cookie Policy' },
];

for (const { path, title } of documents) {
  test(`${title}: dated, reachable section by section, accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Last updated August 2025')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      title,
    ]);
    const main = page.getByRole('main');
    await expect(main.getByText('100 Sea Oat Way, Suite 200').first()).toBeAttached();
    await expect(main.getByRole('link', { name: '(850) 555-0142' }).first()).toBeAttached();

    const anchors = await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(anchors.length).toBeGreaterThan(4);
    for (const anchor of anchors) await expect(page.locator(anchor)).toHaveCount(1);

    await expectFits(page);
  });
}

test('the terms name arbitration in Florida under Florida law, and children under 13', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/terms');
  await expect(page.locator('#disputes')).toContainText('binding arbitration');
  await expect(page.locator('#disputes')).toContainText('Florida');
  await expect(page.locator('#law')).toContainText('Florida law governs these terms');
  await expect(page.locator('#who-may-use-it')).toContainText('children under 13');
  await page.goto('/privacy');
  await expect(page.locator('#children')).toContainText('children under 13');
});

test('reading the site leaves no cookie', { tag: '@any-screen' }, async ({ page, context }) => {
  for (const path of ['/', '/partner', '/cookies']) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
});

test('a visitor changes how embeds load, and finds it changed on coming back', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/cookies');
  await islandsListen(page);
  const choice = page.getByRole('group', { name: 'Calendars, videos and forms from other companies' });
  await expect(choice.getByRole('radio', { name: /Load them/ })).toBeChecked();
  await choice.getByRole('radio', { name: /Ask me first/ }).check();
  await expect(choice.getByRole('status')).toHaveText('Saved in this browser.');
  await page.reload();
  await islandsListen(page);
  await expect(choice.getByRole('radio', { name: /Ask me first/ })).toBeChecked();
});

for (const [stored, control, option] of [
  ['ask', false, /Ask me first/],
  ['allow', true, /Load them/],
  ['', true, /Ask me first/],
  ['', false, /Load them/],
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
    await islandsListen(page);
    await expect(page.getByRole('radio', { name: option })).toBeChecked();
    await expect(page.getByText('Saved in this browser.')).toHaveCount(0);
    await expect(page.getByText('Your browser sends Global Privacy Control.')).toHaveCount(control ? 1 : 0);
  });
