import { article } from './support/pages';
import { expect, test } from './support/test';

test('the page has its styles, drawings and fonts, and a guest signs up for the newsletter', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('response', (response) => response.url().endsWith('.woff2') && fonts.push(response.url()));
  await page.goto('/partner', { waitUntil: 'networkidle' });
  await expect.poll(() => fonts).toHaveLength(2);
  const button = page.getByRole('link', { name: 'Free Revenue Analysis' }).first();
  await expect(button).toHaveCSS('background-color', 'rgb(251, 248, 242)');
  expect((await page.locator('header svg').first().boundingBox())?.width).toBeGreaterThan(50);
  await page.goto('/');
  await page.getByLabel('Email address').fill(`guest.${crypto.randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Sign up' }).tap();
  await expect(page).toHaveURL('/marketing/thank-you');
});

test('a guest reads the guide, shares an article, and searches', async ({ page }) => {
  await page.goto('/blog');
  expect(await page.locator('#posts > li:visible').count()).toBeGreaterThan(3);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Browse all articles' })).toBeVisible();
  await page.locator('#posts > li').nth(4).getByRole('heading').getByRole('link').click();
  await expect(page.locator('[data-article-body] p').first()).toBeVisible();
  for (const place of ['top', 'bottom']) {
    const menu = page.locator(`[data-share=${place}]`);
    const email = menu.getByRole('link', { name: 'Email' });
    await menu.locator('summary').click();
    await expect(email).toBeVisible();
    await expect(menu.getByRole('button')).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Facebook' })).toHaveAttribute('target', '_blank');
    await menu.locator('summary').click();
    await expect(email).toBeHidden();
  }

  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search the guide' }).fill('lakes');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=lakes$/);
  await expect(page.getByText('Search needs JavaScript')).toBeVisible();
  await expect(page.getByRole('main').locator(`a[href="${article}"]`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse all articles' })).toBeVisible();
});

test.describe('a URL without an article', () => {
  test.use({ allowedErrors: [/404/] });

  test('returns 404 and links to the articles', async ({ page }) => {
    expect((await page.goto('/blog/no-such-article'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Post Not Found' })).toBeVisible();
    await expect(page.getByText(/^Blog post not found\. Available posts: \d+$/)).toBeVisible();
    await expect(page.getByText('no-such-article')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search the guide' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await reloaded;
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
    expect((await page.goto('/blog/%20'))?.status()).toBe(404);
    await expect(page.getByText('No blog post specified')).toBeVisible();
  });
});
