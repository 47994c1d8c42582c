import { company } from '@/content/company';
import { problemPage } from '@/content/problem';
import { startSite } from '@/lib/platform/testing/start-site';
import { ownSettings } from './support/sites';
import { expect, expectFits, test } from './support/test';

test.use({ allowedErrors: [/status of 429/] });

test('in a rush from one address, everybody gets a page, some of them with our number', async ({ page }) => {
  using own = ownSettings();
  // Four pages a minute.
  await using site = await startSite({ ...own.env, LEADS_PER_MINUTE: '1' });
  const rush = Array.from({ length: 150 }, () => fetch(`${site.url}/book-a-time`));
  const statuses = new Set<number>();
  for (const response of await Promise.all(rush)) {
    statuses.add(response.status);
    const html = await response.text();
    expect(html).toContain(company.phone.display);
    if (response.status === 200) continue;
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  }
  expect([...statuses].toSorted()).toEqual([200, 429]);

  await expect.poll(async () => (await page.goto(`${site.url}/book-a-time`))?.status()).toBe(429);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(problemPage.title);
  await expectFits(page);
  expect((await page.goto(`${site.url}/plans`))?.status()).toBe(200);
});
