import 'server-only';
import { createHash } from 'node:crypto';
import { Feed } from 'feed';
import { company } from '@/content/company';
import { guide } from '@/content/guide';
import { latestWholePosts } from '@/lib/blog/posts';
import { validXml } from '@/lib/platform/xml';
import { authorPath } from '@/lib/seo/blog-data';
import { contentResponse } from '@/lib/seo/content-response';
import { type FeedPath, feedFormats } from '@/lib/seo/feed-formats';
import { absoluteUrl } from '@/lib/seo/urls';
import { articlesWithHtml } from './article-html';

/** How many of the newest posts a feed holds. */
export const FEED_WINDOW = 20;

type FeedArticles = ReturnType<typeof articlesWithHtml>;

/** When the latest change of an article was, in milliseconds since 1970. */
function lastChange(articles: FeedArticles): number {
  return Math.max(0, ...articles.map(({ post }) => Date.parse(post.updatedAt)));
}

/** The feed at `path` (RSS 2.0, Atom 1.0 or JSON Feed 1) of these articles, newest first, with their full content. */
export function feedAt(path: FeedPath, articles: FeedArticles): string {
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
    // The library writes one link of its own; each feed names itself.
    feedLinks: { [feedFormats[path].link]: absoluteUrl(path) },
  });
  for (const { post, html } of articles) {
    const url = absoluteUrl(post.path);
    feed.addItem({
      // An address may change with the title; the entry's id never does.
      id: `tag:${new URL(url).hostname},${company.launchYear}:post:${post.id}`,
      link: url,
      title: inCdata(post.title),
      description: inCdata(post.excerpt),
      content: inCdata(html),
      published: new Date(post.publishedAt),
      date: new Date(post.updatedAt),
      author: [{ name: post.author, link: absoluteUrl(authorPath(post.author)) }],
      category: [post.category.name, ...post.tags].map((name) => ({ name, term: name })),
      image: { url: absoluteUrl(post.cover.src), type: imageType(post.cover.src), length: 0 },
    });
  }
  return validXml(feed[feedFormats[path].format]());
}

/** The library hides only the first end of a CDATA section that a text holds. */
const inCdata = (text: string) => text.replaceAll(']]>', ']]&gt;');

function imageType(src: string): string {
  const ending = /\.(png|webp|avif|gif)$/i.exec(src)?.[1]?.toLowerCase();
  return `image/${ending ?? 'jpeg'}`;
}

/** The answer of the feed at `path`, with what tells readers that nothing is new (the server answers 304 then). */
export function feedResponse(path: FeedPath): Promise<Response> {
  return contentResponse(async () => {
    const articles = articlesWithHtml(await latestWholePosts(FEED_WINDOW));
    const body = feedAt(path, articles);
    return new Response(body, {
      headers: {
        'Content-Type': `${feedFormats[path].type}; charset=utf-8`,
        // Weak: compression changes the bytes on their way, not what they say.
        ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
        'Last-Modified': new Date(lastChange(articles)).toUTCString(),
        // With nothing but a date of the last change, a reader may take the feed for current for days.
        Expires: '0',
      },
    });
  });
}
