import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test';

for (const [path, heading, sheets, words] of [
  [
    '/partner/sample-analysis',
    'This is what you get within 24 hours',
    2,
    [
      '$46,900',
      '$56,700',
      '$64,800',
      '$43,092',
      'takes 24%',
      '182 of 365 nights',
      'Sample, not a real home',
      '$8,208',
    ],
  ],
  [
    '/portal/sample-statement',
    'Your statement for May 2026',
    1,
    ['$7,545.00', '− $1,810.80', '− $137.20', '$5,597.00', '$26,995', 'Sample data', '82%'],
  ],
] as const) {
  test(`${path} shows what an owner gets, without a script`, async ({ page }) => {
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
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    expect(scripts).toEqual([]);
  });

  test(`${path} prints on ${sheets} Letter pages`, { tag: '@any-screen' }, async ({ page }) => {
    await page.goto(path);
    const pdf = await page.pdf({
      format: 'Letter',
      margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
    });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(sheets);
  });
}

test('an owner finds the samples', { tag: '@any-screen' }, async ({ page }) => {
  for (const path of ['/partner', '/plans', '/partner/thank-you']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'See a sample analysis' })).toHaveAttribute(
      'href',
      '/partner/sample-analysis',
    );
  }
});
