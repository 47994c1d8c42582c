import { expect, test } from './support/test';

test('the guide is read and shared without JavaScript', async ({ page }) => {
  await page.goto('/blog');
  expect(await page.locator('#posts > li:visible').count()).toBeGreaterThanOrEqual(14);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Browse all articles' })).toBeVisible();

  await page.locator('#posts > li').nth(4).getByRole('heading').getByRole('link').click();
  await expect(page.locator('[data-article-body] p').first()).toBeVisible();
  const menu = page.locator('[data-share=top]');
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: 'Email' })).toBeVisible();
  await expect(menu.getByRole('button')).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Facebook' })).toHaveAttribute('target', '_blank');
});

test.describe('an unknown article', () => {
  test.use({ allowedErrors: [/404/] });

  test('is a whole page without JavaScript', async ({ page }) => {
    const response = await page.goto('/blog/no-such-article');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
  });
});
