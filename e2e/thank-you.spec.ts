import { expect, expectFits, islandsListen, isRuntime, test } from './support/test';

const contactPaths = [
  '/thank-you',
  '/about/thank-you',
  '/contact/thank-you',
  '/partner/thank-you',
  '/referral/thank-you',
];

for (const path of contactPaths) {
  test(`${path} thanks, says what happens within 24 hours, and leads on`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
    await expect(page.getByRole('heading', { name: 'Within 24 hours' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /Call us/ })).toHaveAttribute('href', 'tel:+18505550142');
    await expect(main.getByRole('link', { name: /Email us/ })).toHaveAttribute('href', /^mailto:/);
    for (const href of ['/blog', '/vacation-rentals', '/partner']) {
      await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expectFits(page);
  });
}

test('an owner who asked for an analysis can book the call that is offered', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/partner/thank-you');
  await page.getByRole('main').getByRole('link', { name: 'Book a Time' }).click();
  await expect(page).toHaveURL('/partner#book-a-time');
  await expect(page.getByRole('link', { name: 'See free times' })).toBeInViewport();
});

test('a new reader of the newsletter is welcomed', async ({ page }) => {
  await page.goto('/marketing/thank-you');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Gulf Coast Insider');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await expectFits(page);
});

test('the receipt number is shown without a script file, and stays once the islands listen', {
  tag: '@any-screen',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => isRuntime(new URL(request.url())) && scripts.push(request.url()));
  await page.goto('/contact/thank-you');
  const receipt = page.getByText('Your receipt number is');
  await expect(receipt).toBeHidden();
  await page.evaluate(() => sessionStorage.setItem('receipt', 'SOS-7F3K2'));
  await page.reload({ waitUntil: 'networkidle' });
  await expect(receipt).toHaveText(/^Your receipt number is SOS-7F3K2\. Mention it/);
  await expect(receipt).toBeVisible();
  expect(scripts).toEqual([]);
  await islandsListen(page);
  await expect(receipt).toContainText('SOS-7F3K2');
  await expect(receipt).toBeVisible();
});

test('a receipt in the cookie of a form sent without scripts is shown too', { tag: '@any-screen' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'receipt', value: 'SOS-9Q1', url: baseURL ?? '' }]);
  await page.goto('/partner/thank-you');
  await expect(page.getByText('Your receipt number is SOS-9Q1.')).toBeVisible();
});
