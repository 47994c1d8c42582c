import { expect, expectAccessible, test } from './support/test';

const cards = '#posts > li';

test.describe('the list of articles', () => {
  test('shows the featured article and three cards, which lead to their articles', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/blog');
    await expect(page.locator(`${cards}:visible`)).toHaveCount(3);
    const featured = await page.locator('#featured-title').textContent();
    await expect(page.locator(cards).filter({ hasText: featured ?? '' })).toHaveCount(0);
    const card = page.locator(cards).first();
    const path = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
    // A click on the card's text opens the article too, because the title's link covers the whole card.
    await card.getByRole('paragraph').nth(1).click({ force: true });
    await expect(page).toHaveURL(path);
    await page.goto('/blog');
    await page.locator(cards).first().getByRole('link', { name: 'Read More' }).click();
    await expect(page).toHaveURL(path);
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Read Full Article' }).click();
    await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  });
});

test.describe('a category', () => {
  test('has its own page, linked by its chip', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/blog');
    const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await expect(chips).toHaveText([
      'All Posts',
      'Local Attractions',
      'Dining & Restaurants',
      'Vacation Tips',
      'Property Management',
      'Events & Activities',
    ]);
    await chips.getByText('Vacation Tips').click();
    await expect(page).toHaveURL('/blog/category/vacation-tips');
    await expect(page.getByRole('heading', { name: 'Vacation Tips Articles' })).toBeVisible();
    await expect(chips.getByText('Vacation Tips')).toHaveAttribute('aria-current', 'page');
    for (const category of await page.locator(`${cards} time`).locator('xpath=..').allTextContents())
      expect(category).toMatch(/^Vacation Tips/);
    await expect(page.getByRole('heading', { name: 'Featured Article' })).toHaveCount(0);
  });

  test('shows the featured article first, at full width', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/blog/category/local-attractions');
    await expect(page.locator(`${cards}:visible`)).toHaveCount(3);
    const first = page.locator(cards).first();
    await expect(first.getByRole('heading', { name: 'Featured Article' })).toBeVisible();
    const [row, list] = await Promise.all([first.boundingBox(), page.locator('#posts').boundingBox()]);
    expect(row?.width).toBe(list?.width);
    await expectAccessible(page);
  });
});

test('the archive leads back to the list', { tag: '@any-screen' }, async ({ page, request }) => {
  const first = await request.get('/blog/page/1', { maxRedirects: 0 });
  expect([first.status(), first.headers().location]).toEqual([308, '/blog']);
  await page.goto('/blog/page/2');
  await expect(page.getByRole('link', { name: /^Read More/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect(page).toHaveURL('/blog');
});
