import 'server-only';
import { Feed } from 'feed';
import { company } from '@/content/company';
import { guide } from '@/content/guide';
import { toHtml } from '@/lib/blog/body/tree';
import { readLatestWholePosts, type WholePost } from '@/lib/blog/posts';
import { weakEtag } from '@/lib/platform/weak-etag';
import { removeInvalidXml } from '@/lib/platform/xml';
import { authorPath } from '@/lib/seo/blog-data';
import { contentResponse } from '@/lib/seo/content-response';
import { type FeedPath, feedFormats } from '@/lib/seo/page-metadata';
import { absoluteUrl } from '@/lib/seo/urls';
import { articleNodes, toPortableImageUrl } from './article-html';

export const MAX_FEED_ARTICLES = 20;

/** Returns the time of the last change to any of the articles (ms since 1970). */
function findLastChange(articles: WholePost[]): number {
  return Math.max(0, ...articles.map(({ post }) => Date.parse(post.updatedAt)));
}

/** Returns RSS 2.0, Atom 1.0 or JSON Feed 1 with full content. `articles` must be newest first. */
export function formatFeed(path: FeedPath, articles: WholePost[]): string {
  const feed = new Feed({
    id: absoluteUrl('/blog'),
    link: absoluteUrl('/blog'),
    title: `${guide.name} | ${company.name}`,
    description: guide.intro,
    language: 'en-US',
    image: absoluteUrl('/brand/icon-512.png'),
    favicon: absoluteUrl('/favicon.ico'),
    copyright: `© ${company.launchYear} ${company.name}`,
    updated: new Date(findLastChange(articles)),
    generator: false,
    author: { name: company.name, link: absoluteUrl('/') },
    // This is only the feed's link to itself. The library adds the other links.
    feedLinks: { [feedFormats[path].link]: absoluteUrl(path) },
  });
  const { format } = feedFormats[path];
  const isRss = format === 'rss2';
  // The library marks Atom titles as HTML. In RSS titles, which are plain text, it escapes only the first `]]>`.
  const title = (text: string) =>
    format === 'atom1' ? toHtml([text]) : isRss ? text.replaceAll(']]>', ']] >') : text;
  // Only JSON Feed has summaries in plain text: in RSS and Atom they are HTML.
  const summary = (text: string) => (format === 'json1' ? text : toHtml([text]));
  for (const whole of articles) {
    const { post } = whole;
    const url = absoluteUrl(post.path);
    const author = { name: post.author, link: absoluteUrl(authorPath(post.author)) };
    feed.addItem({
      // The id must never change, so it doesn't contain the URL, which may change with the title.
      id: `tag:${new URL(url).hostname},${company.launchYear}:post:${post.id}`,
      link: url,
      title: title(post.title),
      description: summary(post.excerpt),
      content: toHtml(articleNodes(whole)),
      published: new Date(post.publishedAt),
      date: new Date(post.updatedAt),
      // In RSS, `author` is an email address, so the name must be in `dc:creator`.
      author: isRss ? [] : [author],
      extensions: isRss ? [{ name: 'dc:creator', objects: { _text: post.author } }] : [],
      category: [...new Set([post.category.name, ...post.tags])].map((name) => ({ name, term: name })),
      image: { url: toPortableImageUrl(post.cover.src), type: 'image/jpeg', length: 0 },
    });
  }
  return removeInvalidXml(feed[format]());
}

/** The response has an ETag and Last-Modified, so that the server can respond with 304 to later requests. */
export function feedResponse(path: FeedPath): Promise<Response> {
  return contentResponse(async () => {
    const articles = await readLatestWholePosts(MAX_FEED_ARTICLES);
    const body = formatFeed(path, articles);
    return new Response(body, {
      headers: {
        'Content-Type': `${feedFormats[path].type}; charset=utf-8`,
        ETag: weakEtag(body),
        'Last-Modified': new Date(findLastChange(articles)).toUTCString(),
        // Without this, Last-Modified lets readers cache the feed for days.
        Expires: '0',
      },
    });
  });
}
