import { categories } from '@/content/categories';
import { company } from '@/content/company';
import { guide } from '@/content/guide';
import { article, featured, featuredTitle } from './support/pages';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  serveWithout,
  test,
  waitForFonts,
} from './support/test';

const cards = '#posts > li';

test('a guest goes from the list to a category, to the archive and to an article', {
  tag: '@any-screen',
}, async ({ page, request }) => {
  await page.goto('/blog');
  await expect(page.locator(`${cards}:visible`)).toHaveCount(3);
  await expect(page.locator('#featured-title')).toHaveText(featuredTitle);
  await expect(page.locator(cards).filter({ hasText: featuredTitle })).toHaveCount(0);
  const card = page.locator(cards).first();
  const path = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  // A click on the card's text opens the article too, because the title's link covers the whole card.
  await card.getByRole('paragraph').nth(1).click({ force: true });
  await expect(page).toHaveURL(path);
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Read Full Article' }).click();
  await expect(page).toHaveURL(article);
  await page.getByRole('article').locator('footer').getByRole('link', { name: guide.backToBlog }).click();
  await expect(page).toHaveURL('/blog');

  const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(chips).toHaveText([guide.allPosts, ...categories.map(({ name }) => name)]);
  for (const { name, slug } of categories) {
    await chips.getByText(name).click();
    await expect(page).toHaveURL(`/blog/category/${slug}`);
    await expect(page.getByRole('heading', { name: `${name} Articles` })).toBeVisible();
    await expect(chips.getByText(name)).toHaveAttribute('aria-current', 'page');
    for (const text of await page.locator(`${cards} time`).locator('xpath=..').allTextContents())
      expect(text.startsWith(name), text).toBe(true);
    const first = page.locator(cards).first();
    if (!(await first.getByText(featuredTitle).count())) continue;
    // On its own category's page the featured article is the first entry, at full width.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(first.getByRole('heading', { name: guide.featured })).toBeVisible();
    const [row, list] = await Promise.all([first.boundingBox(), page.locator('#posts').boundingBox()]);
    expect(row?.width).toBe(list?.width);
  }

  const redirect = await request.get('/blog/page/1', { maxRedirects: 0 });
  expect([redirect.status(), redirect.headers().location]).toEqual([308, '/blog']);
  await page.goto('/blog/page/2');
  await expect(page.getByRole('link', { name: /^Read More/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect(page).toHaveURL('/blog');
});

test('an article names its author and date, leads through its parts, and prints with all its pictures', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { author = '', excerpt = '', publishDate = '' } = featured?.fields ?? {};
  await page.goto(article);
  const head = page.getByRole('article').locator('header');
  await expect(head.getByRole('heading', { level: 1 })).toHaveText(featuredTitle);
  for (const text of [excerpt, author]) await expect(head.getByText(text)).toBeVisible();
  await expect(head.locator('time').first()).toHaveAttribute('datetime', publishDate.slice(0, 10));
  await expect(head.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(page.locator('[data-article-body] p').first()).toHaveCSS('font-family', /^"?fraunces/);
  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
  for (const [place, level] of levels.entries()) expect(level - (levels[place - 1] ?? 0)).toBeLessThan(2);

  const contents = page.getByRole('navigation', { name: guide.contents });
  const link = contents.getByRole('link').nth(2);
  const heading = page.getByRole('heading', { name: (await link.textContent()) ?? '', exact: true });
  await link.click();
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())?.y).toBeGreaterThan(72);
  const side = page.getByRole('complementary', { name: `More from ${company.name}` });
  await expect(side.getByRole('link', { name: company.phone.display })).toHaveAttribute(
    'href',
    company.phone.href,
  );
  await expect(side.getByRole('link', { name: 'Free Revenue Analysis' })).toHaveAttribute(
    'href',
    '/partner#revenue-analysis',
  );
  await expect(page.getByRole('navigation', { name: 'More articles' }).getByRole('link')).not.toHaveCount(0);
  const top = async () => (await side.boundingBox())?.y;
  await page.evaluate(() => scrollTo({ top: 1_800, behavior: 'instant' }));
  const place = await top();
  await page.evaluate(() => scrollTo({ top: 2_400, behavior: 'instant' }));
  expect(await top(), 'it stays beside the text').toBe(place);
  await expect(page.getByRole('region', { name: 'Read next' }).getByRole('link')).toHaveCount(4);

  const frame = [
    ...[page.getByRole('banner'), page.getByRole('contentinfo'), side, contents],
    page.getByRole('region', { name: 'Read next' }),
    page.getByRole('link', { name: 'Scroll to top' }),
    page.locator('[data-share=top]'),
  ];
  for (const part of frame) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of frame) await expect(part).toBeHidden();
  await expect(page.locator('[data-article-body]')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('img[loading=lazy]')).toHaveCount(0);
});

for (const browser of ['a browser', 'a browser without scroll timelines'])
  test(`an article shows ${browser} the reading progress, and a link to the top after 300 pixels`, {
    tag: ['@any-screen', '@browsers'],
  }, async ({ page }) => {
    if (browser !== 'a browser') await serveWithout(page, article, 'animation-timeline');
    await page.goto(article);
    // A font that arrives later can change the number of lines in the title, and with it the scroll position.
    await waitForFonts(page);
    const bar = page.locator('[data-scroll-driven=progress]');
    const scale = () => bar.evaluate((span) => new DOMMatrix(getComputedStyle(span).transform).a);
    const scroll = (share: number, pixels = 0) =>
      page.evaluate(
        ([share = 0, pixels = 0]) => {
          const end = document.documentElement.scrollHeight;
          scrollTo({ top: share === 1 ? end : share * (end - innerHeight) + pixels, behavior: 'instant' });
        },
        [share, pixels],
      );
    const up = page.getByRole('link', { name: 'Scroll to top' });
    expect(await scale()).toBeCloseTo(0, 2);
    await scroll(0, 290);
    await expect(up).toBeHidden();
    await scroll(0, 320);
    await expect(up).toBeVisible();
    await scroll(0.5);
    await expect.poll(scale).toBeCloseTo(0.5, 1);
    await scroll(1);
    await expect.poll(scale).toBeCloseTo(1, 2);
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

// lib/search/search-index.test.ts and components/search/search-results.test.tsx check what is found.
test('a guest finds an article by a misspelled word with the keyboard, and on the results page', {
  tag: '@browsers',
}, async ({ page }) => {
  const [word = ''] = featuredTitle.split(' ').sort((a, b) => b.length - a.length);
  const misspelled = word.slice(0, -2) + word.slice(-1);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/blog');
  const field = page.getByRole('searchbox', { name: 'Search the guide' });
  await expect(field).toBeVisible();
  expect(requested).not.toContain('/blog/search-index.json');
  await field.click();
  await field.pressSequentially(misspelled);
  const found = page.getByRole('search').getByRole('link');
  await expect(found.first()).toHaveAttribute('href', article);
  await expect(page.getByRole('search').getByRole('status')).toContainText(`for “${misspelled}”`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field.press('ArrowDown');
  await expect(found.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(found.first()).toBeHidden();

  await field.fill(word);
  await field.press('Enter');
  await expect(page).toHaveURL(`/search?q=${word}`);
  const results = page.getByRole('region', { name: 'Articles' });
  await expect(results.getByRole('status')).toContainText(`for “${word}”`);
  await results.locator(`a[href="${article}"]`).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(article);
});
