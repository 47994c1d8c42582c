import { expect, test } from './support/test';

test('the guide works without JavaScript, including sharing', async ({ page }) => {
  await page.goto('/blog');
  expect(await page.locator('#posts > li:visible').count()).toBeGreaterThanOrEqual(14);
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
});

test.describe('a URL without an article', () => {
  test.use({ allowedErrors: [/404/] });

  test('returns 404 and links to the articles', async ({ page }) => {
    const response = await page.goto('/blog/no-such-article');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Post Not Found' })).toBeVisible();
    await expect(page.getByText(/^Blog post not found\. Available posts: \d+$/)).toBeVisible();
    await expect(page.getByText('Available posts')).toHaveCount(1);
    await expect(page.getByText('no-such-article')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search the guide' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page).toHaveTitle(/Article not found/);

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await reloaded;
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
    expect((await page.goto('/blog/%20'))?.status()).toBe(404);
    await expect(page.getByText('No blog post specified')).toBeVisible();
  });
});
