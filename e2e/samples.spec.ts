import { countSheets, expect, expectFits, test } from './support/test';

for (const [path, heading, sheets, words] of [
  [
    '/partner/sample-analysis',
    'This is what you get',
    2,
    [
      ...['$46,900', '$56,700', '$64,800', '$43,092', '$8,208'],
      ...['takes 24%', '182 of 365 nights', 'Sample, not a real home'],
    ],
  ],
  [
    '/portal/sample-statement',
    'Your statement for May 2026',
    1,
    ['$7,545.00', '− $1,810.80', '− $137.20', '$5,597.00', '$26,995', 'Sample data', '82%'],
  ],
] as const)
  test(`${path} shows its figures without a script, and prints on ${sheets} Letter pages`, {
    tag: '@any-screen',
  }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const text of words) await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(sheets);
    await expect(page.locator('main').getByRole('link', { name: 'Free Revenue Analysis' })).toHaveAttribute(
      'href',
      '/partner#revenue-analysis',
    );
    await expectFits(page);
    expect(scripts).toEqual([]);
    expect(await countSheets(page)).toBe(sheets);
  });
