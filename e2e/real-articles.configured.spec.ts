import { callWebhook, contentful } from './support/contentful';
import { featured } from './support/pages';
import { expect, expectNoSidewaysScroll, test } from './support/test';

const day = (date: number) => `2027-01-${String(date).padStart(2, '0')}T12:00:00.000Z`;

interface Article {
  id: string;
  fields: Record<string, unknown>;
  tags?: string[];
}

/** Replaces all articles on the site with these, which are listed from oldest to newest. */
async function publishOnly(...articles: Article[]) {
  await contentful.send({ do: 'reset', samples: false });
  for (const [place, entry] of articles.entries())
    await contentful.send({ do: 'publish', entry: { tags: ['beach'], createdAt: day(place + 1), ...entry } });
  for (const { id } of articles) expect((await callWebhook(id)).status).toBe(200);
}

test.afterAll(async () => {
  await contentful.send({ do: 'reset' });
  await callWebhook(featured?.sys.id ?? '');
});

// These tests need a browser. lib/blog/real-articles.test.tsx checks the HTML of many articles without one.
test('long words never make a page wider than a phone', async ({ page }) => {
  const long = 'Accommodationsrestaurantswithdogsandothercompanions';
  const other = {
    title: 'A short title',
    slug: 'long-words-other',
    content1: `<p>${long} <a href="/">${long}</a></p>`,
  };
  await publishOnly(
    { id: 'longOther', fields: other },
    ...[1, 2].map((n) => ({
      id: `long${n}`,
      tags: [`beach${long}`, 'featuredPost'],
      fields: {
        title: `${long} ${n}`,
        slug: `long-words-${n}`,
        author: long,
        content1: `<h2>${long}</h2><p>${long}.</p>`,
      },
    })),
  );
  const found = `/search?q=${long}`;
  for (const path of ['/blog/long-words-1', '/blog/long-words-other', '/blog', '/blog/page/1', '/', found])
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.getByText(long).first()).toBeAttached();
      await expectNoSidewaysScroll(page);
    }
});

test('paragraphs have space between them, and links look like links, in every element', async ({ page }) => {
  const link = '<a href="https://example.org/">link</a>';
  const two = (tag: string) => `<${tag}><p>One ${link}</p><p>Two</p></${tag}>`;
  const content1 =
    `<div><p>One</p><p>Two</p></div>${two('blockquote')}<h2>Head ${link}</h2><ul>${two('li')}</ul>` +
    `<table><tr><th>Head ${link}</th>${two('td')}</tr></table><dl><dt>Term ${link}</dt>${two('dd')}</dl>` +
    `<figure><img src="//HOST/pictures/cover.jpg" alt="">${two('figcaption')}</figure><pre>${link}</pre>Loose ${link}`;
  await publishOnly({ id: 'looks', fields: { title: 'Looks', content1 } });
  await page.goto('/blog/looks');
  const prose = page.locator('.prose');
  await expect(prose.getByRole('link', { name: 'link' })).toHaveCount(10);
  const looks = await prose.getByRole('link', { name: 'link' }).evaluateAll((links) =>
    links.map((one) => {
      const { color, textDecorationLine } = getComputedStyle(one);
      return `${color} ${textDecorationLine}`;
    }),
  );
  expect(new Set(looks)).toEqual(new Set(['rgb(10, 100, 87) underline']));
  const gaps = await prose.locator('p + p').evaluateAll((paragraphs) =>
    paragraphs.map((one) => {
      const above = one.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      return one.getBoundingClientRect().top - above;
    }),
  );
  expect(gaps).toHaveLength(6);
  for (const gap of gaps) expect(gap).toBeGreaterThan(8);
});
