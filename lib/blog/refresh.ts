import 'server-only';
import { listPagePath } from '@/content/pages';
import { contentTypes } from '@/lib/blog/post/entry';
import { cacheTags } from '@/lib/contentful/cache-tags';
import { rereadIndex } from '@/lib/contentful/source';
import type { ContentChange, StalePages } from '@/lib/contentful/webhook';
import { markTagsStale } from '@/lib/platform/next/page-tags';
import type { PostIndex } from './post-index';
import { ARCHIVE_PAGE_SIZE } from './posts';
import { publishedSource } from './source';

const LIST_PATHS = [
  ...['/', '/blog', '/feed.xml', '/atom.xml', '/feed.json', '/llms.txt', '/blog/search-index.json'],
  ...['/archive-sitemap.xml', '/server-sitemap.xml'],
];

/** Marks the pages with posts that the change affects. */
export async function markPostsStale({ id, type }: ContentChange): Promise<StalePages> {
  const { before, after } = await rereadIndex(publishedSource());
  const isListed = !type || contentTypes.some((each) => each === type);
  const moved = findMovedPosts(before, after);
  // Mark the pages as stale, not as expired: an expired page would come back from disk after a restart. The page of an
  // unpublished article becomes a 404 or 410 when `warmPages` requests it.
  const items = [id, ...moved.map(({ id }) => id)].map(cacheTags.item);
  markTagsStale(isListed ? [cacheTags.posts, ...items] : items);

  const places = [...pathsOf(id, before), ...pathsOf(id, after)];
  const paths = [...new Set([...places, ...moved.flatMap(({ paths }) => paths), ...LIST_PATHS])];
  return { paths, isReachable: after !== null };
}

/** Finds posts whose path changed, such as one that inherits the slug of a removed post. */
function findMovedPosts(before: PostIndex | null, after: PostIndex | null) {
  if (!before || !after) return [];
  return after.posts.flatMap(({ id, path }) => {
    const old = before.byId.get(id)?.path;
    return old && old !== path ? [{ id, paths: [old, path] }] : [];
  });
}

/** The paths of a post, its Markdown, the previous and next posts, its category and its archive page. */
function pathsOf(id: string, index: PostIndex | null): string[] {
  const post = index?.byId.get(id);
  if (!index || !post) return [];
  const { previous, next } = index.neighbors(post);
  const page = Math.floor(index.posts.indexOf(post) / ARCHIVE_PAGE_SIZE) + 1;
  return [
    ...[post, previous, next].flatMap((link) => link?.path ?? []),
    `${post.path}.md`,
    `/blog/category/${post.category.slug}`,
    listPagePath('/blog', page),
  ];
}
