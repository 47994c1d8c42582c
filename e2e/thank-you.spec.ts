import { expect, hydrateIslands, isRuntime, test } from './support/test';

test('an owner who asked for an analysis can book the call that is offered', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/partner/thank-you');
  await hydrateIslands(page);
  const times = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /[AP]M/ });
  await expect(times).toHaveCount(3);
  await times.first().click();
  await expect(page).toHaveURL(/book-a-time.slot=/);
  await expect(page.getByLabel('Your name')).toBeVisible();
});

test('the receipt number is shown without a script file, and stays once the islands listen', {
  tag: '@any-screen',
}, async ({ page, context, baseURL }) => {
  const scripts: string[] = [];
  page.on('request', (request) => isRuntime(new URL(request.url())) && scripts.push(request.url()));
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
