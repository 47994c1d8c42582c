import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test';

const quietLakes = { name: /^The quiet lakes behind the dunes/ };

test('finds an article by a misspelled word, using only the keyboard', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/blog');
  const field = page.getByRole('searchbox', { name: 'Search the guide' });
  await expect(field).toBeVisible();
  expect(asked).not.toContain('/blog/search-index.json');

  await field.click();
  await field.pressSequentially('quiet laks');
  const found = page.getByRole('search').getByRole('link');
  await expect(found.first()).toHaveAccessibleName(quietLakes.name);
  await expect(page.getByRole('search').getByRole('status')).toContainText('for “quiet laks”');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await field.press('ArrowDown');
  await expect(found.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(found.first()).toBeHidden();

  await field.fill('tannin');
  await expect(found.first()).toBeVisible();
  await field.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/.+/);
});

test('Enter opens the results page, which reports if there are none', {
  tag: ['@any-screen', '@browsers'],
}, async ({ page }) => {
  await page.goto('/blog');
  const field = page.getByRole('searchbox', { name: 'Search the guide' });
  await field.fill('lakes');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=lakes$/);
  const results = page.getByRole('region', { name: 'Articles' });
  await expect(results.getByRole('link', quietLakes)).toBeVisible();
  await expect(results.getByRole('status')).toContainText('for “lakes”');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await field.fill('zzqqxx');
  await expect(results.getByRole('status')).toHaveText('No article found for “zzqqxx”.');
});
