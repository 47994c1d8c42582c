import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { company } from '@/content/company';
import { guide } from '@/content/guide';
import { element, type Node } from '@/lib/blog/body/tree';
import type { Post } from '@/lib/blog/post/post';
import { readLatestWholePosts } from '@/lib/blog/posts';
import { type FeedPath, feedFormats } from '@/lib/seo/page-metadata';
import { articleMarkdown } from './article-markdown';
import { formatFeed, MAX_FEED_ARTICLES } from './feeds';

const site = 'http://localhost:3000';
const posts = await readLatestWholePosts(MAX_FEED_ARTICLES);
/** Characters that XML 1.0 forbids. */
const invalidXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
const paths = Object.keys(feedFormats) as FeedPath[];
const bodyOf = (path: FeedPath) => formatFeed(path, posts);

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['entry', 'item'].includes(name),
});
type Link = { '@_href': string; '@_rel'?: string };

/** Reads RSS or Atom as a feed reader does. */
function readFeed(xml: string) {
  const { rss, feed } = parser.parse(xml);
  if (rss) return { ...rss.channel, self: rss.channel['atom:link']['@_href'], items: rss.channel.item };
  const linkOf = (links: Link[], rel?: string) => links.find((link) => link['@_rel'] === rel)?.['@_href'];
  const items = feed.entry.map((entry: Record<string, { '#text': string }> & { link: Link[] }) => ({
    title: entry.title?.['#text'],
    link: linkOf(entry.link),
    pubDate: entry.published,
    'content:encoded': entry.content?.['#text'],
  }));
  return { ...feed, link: linkOf(feed.link, 'alternate'), self: linkOf(feed.link, 'self'), items };
}

const findRelativeUrls = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)]
    .map(([, url = '']) => url)
    .filter((url) => !URL.canParse(url));

describe('feeds', () => {
  test.each(['/feed.xml', '/atom.xml'] as const)('%s has every field', (path) => {
    const parsed = readFeed(bodyOf(path));
    expect(parsed).toMatchObject({ title: `${guide.name} | ${company.name}`, link: `${site}/blog` });
    expect(parsed.self).toBe(`${site}${path}`);
    expect(parsed.items).toHaveLength(posts.length);
    for (const [place, item] of parsed.items.entries()) {
      const { post } = posts[place] ?? {};
      expect(item.title).toBe(post?.title);
      expect(item.link).toBe(`${site}${post?.path}`);
      expect(Date.parse(item.pubDate)).toBe(Date.parse(post?.publishedAt ?? ''));
      const full = item['content:encoded'];
      expect(full.length).toBeGreaterThan(1_000);
      expect(findRelativeUrls(full)).toEqual([]);
    }
  });

  test('/feed.json has every field', () => {
    const parsed = JSON.parse(bodyOf('/feed.json'));
    expect(parsed).toMatchObject({ home_page_url: `${site}/blog`, feed_url: `${site}/feed.json` });
    expect(parsed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    for (const [place, item] of parsed.items.entries()) {
      expect(item).toMatchObject({
        url: `${site}${posts[place]?.post.path}`,
        title: posts[place]?.post.title,
      });
      expect(item.content_html.length).toBeGreaterThan(1_000);
      expect(item.image).toMatch(/^http/);
    }
  });

  test('have no scripts, styles or page markup', () => {
    for (const body of paths.map(bodyOf)) {
      expect(body).not.toMatch(/<script|javascript:|onerror=|_next\/image|srcset|target=/);
    }
  });
});

const [first] = posts;
if (!first) throw new Error('There is no sample article.');
/** Returns a feed with one article, whose post has these properties. */
const feedWith = (path: FeedPath, changes: Partial<Post>, nodes: Node[] = ['Words']) => {
  const body = [{ role: 'opening' as const, nodes }];
  return formatFeed(path, [{ ...first, post: { ...first.post, ...changes, body } }]);
};

test.each(['/feed.xml', '/atom.xml'] as const)('%s is valid XML for any title, text and author', (path) => {
  const bad = 'Tides \u0000\u0001\u000b\u001f\ufffe\ud800 and ]]> twice ]]> & <b> 🌊';
  const xml = feedWith(path, { title: bad, excerpt: bad, author: bad, tags: [bad] }, [
    element('p', {}, [bad]),
  ]);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml).not.toMatch(invalidXml);
  expect(xml).toContain('🌊');
});

test('feed readers show titles and summaries as they were written', () => {
  const words = 'Dining & drinks: 5 < 6, <b>not bold</b>, ]]>';
  const asHtml = 'Dining &amp; drinks: 5 &lt; 6, &lt;b&gt;not bold&lt;/b&gt;, ]]&gt;';
  const post = { title: words, excerpt: words };
  const [rss] = readFeed(feedWith('/feed.xml', post)).items;
  // In RSS, the title is plain text and the description is HTML. In Atom, both are HTML.
  expect([rss.title, rss.description]).toEqual([words.replace(']]>', ']] >'), asHtml]);
  const [entry] = parser.parse(feedWith('/atom.xml', post)).feed.entry;
  expect(entry.title).toEqual({ '#text': asHtml, '@_type': 'html' });
  expect(entry.summary).toEqual({ '#text': asHtml, '@_type': 'html' });
  expect(JSON.parse(feedWith('/feed.json', post)).items[0]).toMatchObject({ title: words, summary: words });
});

test('authors are names instead of email addresses, and the category appears only once', () => {
  const { name } = first.post.category;
  const xml = feedWith('/feed.xml', { author: 'Sarah Mitchell', tags: [name, 'Piers'] });
  const [item] = readFeed(xml).items;
  expect(item).toMatchObject({ 'dc:creator': 'Sarah Mitchell', category: [name, 'Piers'] });
  expect(xml).not.toMatch(/<author>/);
  expect(feedWith('/atom.xml', { author: 'Sarah Mitchell' })).toContain('<name>Sarah Mitchell</name>');
  expect(JSON.parse(feedWith('/feed.json', { tags: [name] })).items[0].tags).toEqual([name]);
});

test('articles as Markdown have front matter and headings', () => {
  for (const whole of posts) {
    const text = articleMarkdown(whole);
    expect(text).toMatch(/^---\ntitle: "/);
    expect(text).toContain(`canonical: "${site}${whole.post.path}"`);
    expect(text).toContain(`\n# ${whole.post.title}\n`);
    expect(text).not.toMatch(/<(p|div|h2|figure|script)\b/);
    for (const heading of whole.post.headings) expect(text.replaceAll('\\', '')).toContain(heading.text);
  }
});
