import { company } from '@/content/company';
import { problemPage } from '@/content/problem';
import { startSite } from '@/lib/platform/testing/start-site';
import { createTempSettings } from './support/sites';
import { expect, expectFits, test } from './support/test';

test.use({ allowedErrors: [/status of 429/] });

// lib/platform/server/page-renderer.test.ts checks many visitors at once.
test('an IP address that opens too many pages gets one with our phone number, but still gets cached pages', async ({
  page,
}) => {
  using settings = createTempSettings();
  // The limit for uncached pages is four times LEADS_PER_MINUTE, so it is four a minute here.
  await using site = await startSite({ ...settings.env, LEADS_PER_MINUTE: '1' });
  const open = () => page.goto(`${site.url}/book-a-time`);
  let response = await open();
  while (response?.status() === 200) response = await open();
  expect(response?.status()).toBe(429);
  const headers = response?.headers() ?? {};
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'; ");
  expect((await response?.body())?.length).toBeLessThan(8_000);
  await expect(page.locator('script, style, header, footer, nav')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(problemPage.title);
  await expect(page.getByRole('main')).toContainText(company.phone.display);
  // The style sheet applies.
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await expectFits(page);
  expect((await page.goto(`${site.url}/plans`))?.status()).toBe(200);
});
