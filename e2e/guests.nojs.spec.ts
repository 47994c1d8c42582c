import { contactPage } from '@/content/contact';
import { regions } from '@/content/regions';
import { stayCardCopy } from '@/content/rental-pages';
import { rentals } from '@/content/rentals';
import { HOMES_PER_PAGE, listHomes } from '@/lib/rentals/home-lists';
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

const [home] = rentals;
const [, area = regions[0]] = regions;

test('without scripts the page shows homes, says that it can’t search, and links to those of an area', async ({
  page,
}) => {
  await page.goto(`/vacation-rentals?destination=${area.id}&guests=9%2B`);
  await expect(page.getByRole('article')).toHaveCount(Math.min(rentals.length, HOMES_PER_PAGE));
  // Use a CSS selector, because Playwright finds no text in noscript.
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(
    page.getByRole('link', { name: `Check Availability of ${home?.title}`, exact: true }),
  ).toHaveAttribute('href', `/vacation-rentals/${home?.id}#stay`);
  const list = listHomes(rentals).find((each) => each.area);
  await page.locator(`main a[href="${list?.path}"]`).click();
  await expect(page.getByRole('article')).toHaveCount(list?.homes.length ?? 0);
});

test('the search form works without scripts', async ({ page }) => {
  await page.goto('/vacation-rentals');
  await page.getByLabel('Destination').selectOption(area.id);
  await page.getByRole('button', { name: 'Search Available Properties' }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('destination') === area.id);
});

test('a visitor can ask about a home without scripts', async ({ page }) => {
  await page.goto('/vacation-rentals');
  await page.getByRole('link', { name: home?.title ?? '', exact: true }).click();
  const stay = page.getByRole('form', { name: stayCardCopy.label });
  await stay.getByLabel('Check-in').fill('2031-06-12');
  await stay.getByLabel('Check-out').fill('2031-06-19');
  await stay.getByLabel('Guests').selectOption('2');
  if (home?.pets !== 'no') await stay.getByLabel('With a dog').check();
  await stay.getByRole('button', { name: stayCardCopy.ask }).click();
  const dog = home?.pets === 'no' ? '' : '&dog=yes';
  await expect(page).toHaveURL(
    `/contact?property=${home?.id}&check-in=2031-06-12&check-out=2031-06-19&guests=2${dog}#contact-form`,
  );
  // Without scripts the form can't show the dates from the URL, so a sentence says that the office gets them.
  await expect(page.getByText(contactPage.form.withoutScripts)).toBeVisible();
});
