import { expect, test } from './support/test';

test('without scripts the page has its styles, drawings and fonts', async ({ page }) => {
  const fonts: string[] = [];
  page.on('response', (response) => response.url().endsWith('.woff2') && fonts.push(response.url()));
  await page.goto('/partner', { waitUntil: 'networkidle' });
  await expect.poll(() => fonts).toHaveLength(2);
  await expect(page.getByRole('link', { name: 'Free Revenue Analysis' }).first()).toHaveCSS(
    'background-color',
    'rgb(251, 248, 242)',
  );
  const logo = await page.locator('header svg').first().boundingBox();
  expect(logo?.width).toBeGreaterThan(50);
});
