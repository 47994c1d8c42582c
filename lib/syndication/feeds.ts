import 'server-only';
import { Feed } from 'feed';
import { company } from '@/content/company';
import { guide } from '@/content/guide';
import type { PostLink } from '@/lib/blog/post';
import type { WholePost } from '@/lib/blog/posts';
import { authorPath } from '@/lib/seo/blog-data';
import { absoluteUrl } from '@/lib/seo/urls';
import { articlesWithHtml } from './article-html';
import { type FeedPath, feedFormats } from './feed-formats';

/** How many of the newest posts a feed holds. */
export const FEED_WINDOW = 20;

/** All feeds of one state of the blog. */
export type Feeds = ReturnType<typeof toFeeds>;

/** What a state of the newest posts looks like from outside: which there are, where, and when each changed. */
export function signatureOf(posts: PostLink[]): string {
  return posts
    .slice(0, FEED_WINDOW)
    .map(({ id, slug, updatedAt }) => `${id} ${slug} ${updatedAt}`)
    .join('\n');
}

/** RSS 2.0, Atom 1.0 and JSON Feed 1 of these posts, newest first, with their full content. */
export function toFeeds(posts: WholePost[]) {
  const changes = posts.map(({ post }) => Date.parse(post.updatedAt));
  const lastModified = new Date(Math.max(0, ...changes)).toISOString();
  const articles = articlesWithHtml(posts);
  const bodyOf = (path: FeedPath) => feedAt(path, articles, lastModified)[feedFormats[path].format]();
  return {
    bodies: {
      '/feed.xml': bodyOf('/feed.xml'),
      '/atom.xml': bodyOf('/atom.xml'),
      '/feed.json': bodyOf('/feed.json'),
    },
    /** ISO 8601: the latest change of a post in them. */
    lastModified,
    signature: signatureOf(posts.map(({ post }) => post)),
  };
}

function feedAt(path: FeedPath, articles: ReturnType<typeof articlesWithHtml>, lastModified: string): Feed {
  const feed = new Feed({
    id: absoluteUrl('/blog'),
    link: absoluteUrl('/blog'),
    title: `${guide.name} | ${company.name}`,
    description: guide.intro,
    language: 'en-US',
    image: absoluteUrl('/brand/icon-512.png'),
    favicon: absoluteUrl('/favicon.ico'),
    copyright: `© ${company.launchYear} ${company.name}`,
    updated: new Date(lastModified),
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
      title: post.title,
      description: post.excerpt,
      content: html,
      published: new Date(post.createdAt),
      date: new Date(post.updatedAt),
      author: [{ name: post.author, link: absoluteUrl(authorPath(post.author)) }],
      category: [post.category.name, ...post.tags].map((name) => ({ name, term: name })),
      image: { url: absoluteUrl(post.cover.src), type: imageType(post.cover.src), length: 0 },
    });
  }
  return feed;
}

function imageType(src: string): string {
  const ending = /\.(png|webp|avif|gif)$/i.exec(src)?.[1]?.toLowerCase();
  return `image/${ending ?? 'jpeg'}`;
}
