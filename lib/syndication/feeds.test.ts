import { XMLValidator } from 'fast-xml-parser';
import Parser from 'rss-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { latestWholePosts, type WholePost } from '@/lib/blog/posts';
import { articlesWithHtml } from './article-html';
import { articleMarkdown } from './article-markdown';
import { FEED_WINDOW, feedOf } from './feeds';

const site = 'http://localhost:3000';
let posts: WholePost[];
/** What no XML 1.0 document may hold. */
const notXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

beforeAll(async () => {
  posts = await latestWholePosts(FEED_WINDOW);
});

/** Addresses in HTML that only our own pages could follow. */
const relative = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)]
    .map(([, url = '']) => url)
    .filter((url) => !URL.canParse(url));

describe('someone who follows the guide in a feed reader', () => {
  test('gets every field', async () => {
    const parsed = await new Parser().parseString(feedOf(articlesWithHtml(posts)));
    expect(parsed).toMatchObject({ title: 'Gulf Coast Guide | Sea Oat Stays', link: `${site}/blog` });
    expect(parsed.feedUrl).toBe(`${site}/feed.xml`);
    expect(parsed.items).toHaveLength(posts.length);
    for (const [place, item] of parsed.items.entries()) {
      const { post } = posts[place] ?? {};
      expect(item.title).toBe(post?.title);
      expect(item.link).toBe(`${site}${post?.path}`);
      expect(item.isoDate).toBe(new Date(post?.publishedAt ?? 0).toISOString());
      const full = item['content:encoded'] ?? item.content ?? '';
      expect(full.length).toBeGreaterThan(1_000);
      expect(relative(full)).toEqual([]);
    }
  });

  test('gets no scripts, no styles and nothing of our pages’ own', () => {
    const body = feedOf(articlesWithHtml(posts));
    expect(body).not.toMatch(/<script|javascript:|onerror=|_next\/image|srcset|target=/);
  });
});

test('the feed is XML whatever a title, a text or an author’s name holds', () => {
  const bad = 'Tides \u0000\u0001\u000b\u001f\ufffe\ud800 and ]]> twice ]]> & <b> 🌊';
  const [first] = articlesWithHtml(posts);
  if (!first) throw new Error('There is no sample article.');
  const post = { ...first.post, title: bad, excerpt: bad, author: bad, tags: [bad] };
  const xml = feedOf([{ post, html: `<p>${bad}</p>` }]);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml).not.toMatch(notXml);
  expect(xml).toContain('Tides  and ]]&gt; twice');
  expect(xml).toContain('🌊');
});

test('an assistant reads an article as Markdown with its facts', () => {
  for (const whole of posts) {
    const text = articleMarkdown(whole);
    expect(text).toMatch(/^---\ntitle: "/);
    expect(text).toContain(`canonical: "${site}${whole.post.path}"`);
    expect(text).toContain(`\n# ${whole.post.title}\n`);
    expect(text).not.toMatch(/<(p|div|h2|figure|script)\b/);
    for (const heading of whole.post.headings) expect(text.replaceAll('\\', '')).toContain(heading.text);
  }
});
