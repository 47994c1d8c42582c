import type { Page } from '@playwright/test';
import { analysisForm, fillAnalysis, newOwner } from './support/owner';
import { expect, hydratedHtml, hydrateIslands, isJsUrl, test, waitForFonts } from './support/test';

test.describe('an owner in New York who asked for an analysis', () => {
  test.use({ timezoneId: 'America/New_York' });

  const times = (page: Page) =>
    page.getByRole('main').getByRole('listitem').getByRole('link', { name: /[AP]M/ });

  test('finds three times in their time zone, and their details on the next page, without any interaction', {
    tag: '@any-screen',
  }, async ({ page }) => {
    const owner = newOwner();
    await page.goto('/partner');
    await fillAnalysis(page, owner);
    await analysisForm(page).getByRole('button', { name: 'Send my analysis' }).click();
    await expect(times(page)).toHaveCount(3);
    await expect(times(page).first()).toHaveText(/[AP]M Eastern, .*Central$/);
    const address = (await times(page).first().getAttribute('href')) ?? '';
    await page.goto(address);
    await expect(page.getByText(/[AP]M Eastern/).first()).toBeVisible();
    await expect(page.locator('[name=slot]:checked')).toHaveValue(/Z$/);
    for (const [label, value] of [
      ['Your name', owner.name],
      ['Email', owner.email],
      ['Phone', owner.phone],
    ] as const)
      await expect(page.getByLabel(label)).toHaveValue(value);
  });

  test('sees nothing move when the three times load', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/meetings', async (route) => {
      await held.promise;
      await route.fallback();
    });
    await page.goto('/partner/thank-you');
    await waitForFonts(page);
    await expect(page.locator(hydratedHtml)).toBeAttached();
    const below = [
      page.getByRole('link', { name: /free times$/ }),
      page.getByRole('heading', { level: 2 }).last(),
    ];
    const places = () => Promise.all(below.map(async (part) => (await part.boundingBox())?.y));
    const before = await places();
    held.resolve();
    await expect(times(page)).toHaveCount(3);
    expect(await places()).toEqual(before);
    for (const time of await times(page).all())
      expect(await time.evaluate((link) => link.scrollHeight - link.clientHeight)).toBeLessThanOrEqual(0);
  });
});

test('the receipt number appears without a script file, and stays after hydration', {
  tag: '@any-screen',
}, async ({ page, context, baseURL }) => {
  const scripts: string[] = [];
  page.on('request', (request) => isJsUrl(new URL(request.url())) && scripts.push(request.url()));
  await page.goto('/contact/thank-you');
  const receipt = page.getByText('Your receipt number is');
  await expect(receipt).toBeHidden();
  await context.addCookies([{ name: 'receipt', value: 'SOS-7F3K2', url: baseURL ?? '' }]);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(receipt).toHaveText(/^Your receipt number is SOS-7F3K2\. Mention it/);
  await expect(receipt).toBeVisible();
  expect(scripts).toEqual([]);
  await hydrateIslands(page);
  await expect(receipt).toContainText('SOS-7F3K2');
  await expect(receipt).toBeVisible();
});
