import { quietLakes } from '@/content/blog/entries/quiet-lakes';
import { article } from './support/pages';
import { expect, serveWithout, test, waitForFonts } from './support/test';

test.describe('an article', () => {
  test('has a title, author and date, heading levels without gaps, a table of contents and links to other articles', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto(article);
    const head = page.getByRole('article').locator('header');
    await expect(head.getByRole('heading', { level: 1 })).toHaveText('The quiet lakes behind the dunes');
    const { excerpt = '' } = quietLakes.fields;
    await expect(head.getByText(excerpt)).toBeVisible();
    await expect(page.locator('[data-article-body] p').first()).toHaveCSS('font-family', /^"?fraunces/);
    await expect(head.getByText('Hannah Reyes')).toBeVisible();
    await expect(head.locator('time').first()).toHaveAttribute('datetime', '2026-10-14');
    await expect(head.getByText('October 14, 2026')).toBeVisible();
    await expect(head.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(head.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'Dune Lakes',
      'Kayaking',
      'Local Attractions',
    ]);
    await expect(page.getByRole('figure').first()).toContainText('Tea-colored');

    const levels = await page
      .locator('main :is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [place, level] of levels.entries()) expect(level - (levels[place - 1] ?? 0)).toBeLessThan(2);

    const contents = page.getByRole('navigation', { name: 'In this article' });
    const link = contents.getByRole('link').nth(2);
    const heading = page.getByRole('heading', { name: (await link.textContent()) ?? '', exact: true });
    await link.click();
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.y).toBeGreaterThan(72);

    const side = page.getByRole('complementary', { name: 'More from Sea Oat Stays' });
    await expect(side.getByRole('link', { name: 'Free Revenue Analysis' })).toHaveAttribute(
      'href',
      '/partner#revenue-analysis',
    );
    await expect(side.getByRole('navigation', { name: 'Quick links' }).getByRole('link')).toHaveText([
      /Stay at /,
      /Partner with Us/,
      /Vacation Rentals/,
      /Contact Us/,
      /Back to Blog/,
    ]);
    await expect(side.getByRole('link', { name: '(850) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+18505550142',
    );
    const top = async () => (await side.boundingBox())?.y;
    await page.evaluate(() => scrollTo({ top: 1_800, behavior: 'instant' }));
    const place = await top();
    await page.evaluate(() => scrollTo({ top: 2_400, behavior: 'instant' }));
    expect(await top(), 'it stays beside the text').toBe(place);
    await expect(page.getByRole('navigation', { name: 'More articles' }).getByRole('link')).not.toHaveCount(
      0,
    );
    await expect(page.getByRole('region', { name: 'Read next' }).getByRole('link')).toHaveCount(4);
    await page.getByRole('article').locator('footer').getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

  for (const browser of ['a browser', 'a browser without scroll timelines'])
    test(`shows ${browser} the reading progress, and a link to the top after 300 pixels`, {
      tag: ['@any-screen', '@browsers'],
    }, async ({ page }) => {
      if (browser !== 'a browser') await serveWithout(page, article, 'animation-timeline');
      await page.goto(article);
      // Wait, because a font that arrives later can change the number of lines in the title, and with it the scroll
      // position.
      await waitForFonts(page);
      const bar = page.locator('[data-scroll-driven=progress]');
      const scale = () => bar.evaluate((span) => new DOMMatrix(getComputedStyle(span).transform).a);
      const up = page.getByRole('link', { name: 'Scroll to top' });
      expect(await scale()).toBeCloseTo(0, 2);
      await expect(up).toBeHidden();

      await page.evaluate(() => scrollTo({ top: 290, behavior: 'instant' }));
      await expect(up).toBeHidden();
      await page.evaluate(() => scrollTo({ top: 320, behavior: 'instant' }));
      await expect(up).toBeVisible();
      await page.evaluate(() =>
        scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
      );
      await expect.poll(scale).toBeCloseTo(0.5, 1);
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await expect.poll(scale).toBeCloseTo(1, 2);
      await up.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

  test('prints as an article, with all its pictures', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto(article);
    const pageFrame = [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('complementary', { name: 'More from Sea Oat Stays' }),
      page.getByRole('navigation', { name: 'In this article' }),
      page.getByRole('region', { name: 'Read next' }),
      page.getByRole('link', { name: 'Scroll to top' }),
      page.locator('[data-share=top]'),
    ];
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    for (const part of pageFrame) await expect(part).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of pageFrame) await expect(part).toBeHidden();
    await expect(page.locator('[data-article-body]')).toBeVisible();

    const waiting = page.locator('img[loading=lazy]');
    await expect(waiting).not.toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(waiting).toHaveCount(0);
  });
});
