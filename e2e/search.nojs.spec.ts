import { expect, test } from './support/test';

test('the search opens a list of all articles without JavaScript', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search the guide' }).fill('lakes');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=lakes$/);
  await expect(page.getByText('Search needs JavaScript')).toBeVisible();
  await expect(page.getByRole('link', { name: /^The quiet lakes behind the dunes/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse all articles' })).toBeVisible();
});
