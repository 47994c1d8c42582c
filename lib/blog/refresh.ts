import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { catchServiceError } from '@/lib/contentful/content-service-error';
import { env } from '@/lib/platform/env';
import { ownOrigin } from '@/lib/platform/http/own-origin';
import { markTagsStale } from '@/lib/platform/next/page-tags';
import { isFresh } from '@/lib/platform/next/responses';
import { cacheTags } from './cache-tags';
import type { PostIndex } from './post-index';
import { ARCHIVE_PAGE_SIZE } from './posts';
import { publishedSource } from './source';
import type { ContentChange } from './webhook';

const LIST_PATHS = [
  ...['/', '/blog', '/feed.xml', '/atom.xml', '/feed.json', '/llms.txt', '/blog/search-index.json'],
  ...['/archive-sitemap.xml', '/server-sitemap.xml'],
];

/** Returns the paths of the pages that the change affects. `isReachable` is false if the content service failed. */
export async function markStale(change: ContentChange): Promise<{ paths: string[]; isReachable: boolean }> {
  const source = publishedSource();
  const before = await source.indexCache.read({ maxAge: Number.POSITIVE_INFINITY }).catch(() => null);
  source.indexCache.expire();
  const after = await catchServiceError(
    () => source.indexCache.read({ maxAge: 0 }),
    () => null,
  );

  const { id, isListed } = change;
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
    ...(page > 1 ? [`/blog/page/${page}`] : []),
  ];
}

/** The webhook responds after this time at the latest, even if pages are still stale. */
const WARM_MS = 8_000;
const PARALLEL_REQUESTS = 4;
const FIRST_PAUSE_MS = 25;

/** Requests each path until its page is fresh or a request fails, for at most WARM_MS. Never throws. */
export async function warmPages(paths: string[]): Promise<void> {
  const deadline = AbortSignal.timeout(WARM_MS);
  const queue = paths.values();
  const worker = async () => {
    for (const path of queue) await regenerate(path, deadline);
  };
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, worker));
}

/** Repeats the request, because the first one may return the stale page and only start the rendering. */
async function regenerate(path: string, signal: AbortSignal): Promise<void> {
  // Wait twice as long each time, because every request for a failing page renders it again.
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause *= 2) {
    try {
      const response = await fetch(ownOrigin(env) + encodeURI(path), {
        signal,
        redirect: 'manual',
      });
      await response.arrayBuffer();
      if (isFresh(response.headers)) return;
      await sleep(pause, undefined, { signal });
    } catch {
      return;
    }
  }
}
