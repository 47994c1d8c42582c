import 'server-only';
import { createHash } from 'node:crypto';
import { Feed } from 'feed';
import { company } from '@/content/company';
import { guide } from '@/content/guide';
import { toHtml } from '@/lib/blog/body/tree';
import { latestWholePosts, type WholePost } from '@/lib/blog/posts';
import { validXml } from '@/lib/platform/xml';
import { authorPath } from '@/lib/seo/blog-data';
import { contentResponse } from '@/lib/seo/content-response';
import { type FeedPath, feedFormats } from '@/lib/seo/feed-formats';
import { absoluteUrl } from '@/lib/seo/urls';
import { articleNodes, pictureForReaders } from './article-html';

export const FEED_WINDOW = 20;

/** The time of the latest change, in ms since 1970. */
function lastChange(articles: WholePost[]): number {
  return Math.max(0, ...articles.map(({ post }) => Date.parse(post.updatedAt)));
}

/** The feed at `path` (RSS 2.0, Atom 1.0 or JSON Feed 1) with the full content of these articles, newest first. */
export function feedAt(path: FeedPath, articles: WholePost[]): string {
  const feed = new Feed({
    id: absoluteUrl('/blog'),
    link: absoluteUrl('/blog'),
    title: `${guide.name} | ${company.name}`,
    description: guide.intro,
    language: 'en-US',
    image: absoluteUrl('/brand/icon-512.png'),
    favicon: absoluteUrl('/favicon.ico'),
    copyright: `© ${company.launchYear} ${company.name}`,
    updated: new Date(lastChange(articles)),
    generator: false,
    author: { name: company.name, link: absoluteUrl('/') },
    // Only the feed's own link: the library adds another.
    feedLinks: { [feedFormats[path].link]: absoluteUrl(path) },
  });
  const { format } = feedFormats[path];
  // RSS has HTML in descriptions; Atom, as the library writes it, in titles too. RSS has names in `dc:creator`, because
  // its `author` is an email address. The library escapes only the first CDATA end of a text.
  const isRss = format === 'rss2';
  const title = (text: string) =>
    format === 'atom1' ? toHtml([text]) : isRss ? text.replaceAll(']]>', ']] >') : text;
  const summary = (text: string) => (format === 'json1' ? text : toHtml([text]));
  for (const whole of articles) {
    const { post } = whole;
    const url = absoluteUrl(post.path);
    const author = { name: post.author, link: absoluteUrl(authorPath(post.author)) };
    feed.addItem({
      // The URL may change with the title; the entry's id never does.
      id: `tag:${new URL(url).hostname},${company.launchYear}:post:${post.id}`,
      link: url,
      title: title(post.title),
      description: summary(post.excerpt),
      content: toHtml(articleNodes(whole)),
      published: new Date(post.publishedAt),
      date: new Date(post.updatedAt),
      author: isRss ? [] : [author],
      extensions: isRss ? [{ name: 'dc:creator', objects: { _text: post.author } }] : [],
      category: [...new Set([post.category.name, ...post.tags])].map((name) => ({ name, term: name })),
      image: { url: pictureForReaders(post.cover.src), type: 'image/jpeg', length: 0 },
    });
  }
  return validXml(feed[format]());
}

/** The feed at `path` as a response with validators, so that the server can return 304. */
export function feedResponse(path: FeedPath): Promise<Response> {
  return contentResponse(async () => {
    const articles = await latestWholePosts(FEED_WINDOW);
    const body = feedAt(path, articles);
    return new Response(body, {
      headers: {
        'Content-Type': `${feedFormats[path].type}; charset=utf-8`,
        // Weak, because compression changes the bytes.
        ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
        'Last-Modified': new Date(lastChange(articles)).toUTCString(),
        // With Last-Modified alone, a reader may cache the feed for days.
        Expires: '0',
      },
    });
  });
}
