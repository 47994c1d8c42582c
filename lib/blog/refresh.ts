import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/platform/env';
import { ownOrigin } from '@/lib/platform/http/own-origin';
import { markTagsStale } from '@/lib/platform/next/page-tags';
import { isFresh } from '@/lib/platform/next/responses';
import { cacheTags } from './cache-tags';
import { catchServiceError } from './content-service-error';
import type { PostIndex } from './post-index';
import { ARCHIVE_PAGE } from './posts';
import { publishedSource } from './source';
import type { ContentChange } from './webhook';

/** Pages that show or list posts whatever has changed. */
const LISTS = [
  ...['/', '/blog', '/feed.xml', '/atom.xml', '/feed.json', '/llms.txt', '/blog/search-index.json'],
  ...['/archive-sitemap.xml', '/server-sitemap.xml'],
];

/** Marks all that a change touches as stale: a good page stays until a newer one is there. */
export async function markStale(change: ContentChange): Promise<{ paths: string[]; isReachable: boolean }> {
  const source = publishedSource();
  const before = await source.indexCache.read({ maxAge: Number.POSITIVE_INFINITY }).catch(() => null);
  source.indexCache.expire();
  const after = await catchServiceError(
    () => source.indexCache.read({ maxAge: 0 }),
    () => null,
  );

  const { kind, id, isPost } = change;
  const moved = movedBetween(before, after);
  // An expired page would be forgotten in memory and come back from the disk at the next start: even an article that
  // is gone is only marked, and its "not found" takes its place when the page is asked for below.
  const own = kind === 'asset' ? [cacheTags.asset(id)] : [cacheTags.entry(id), cacheTags.post(id)];
  const lists = kind === 'asset' || isPost ? [cacheTags.posts] : [];
  markTagsStale([...own, ...lists, ...moved.map(({ id }) => cacheTags.post(id))]);

  const places = [...pathsOf(id, before), ...pathsOf(id, after)];
  const paths = [...new Set([...places, ...moved.flatMap(({ paths }) => paths), ...LISTS])];
  return { paths, isReachable: after !== null };
}

/** Posts whose address this change has changed: who inherits the slug of one that is gone, for example. */
function movedBetween(before: PostIndex | null, after: PostIndex | null) {
  if (!before || !after) return [];
  return after.posts.flatMap(({ id, path }) => {
    const old = before.byId.get(id)?.path;
    return old && old !== path ? [{ id, paths: [old, path] }] : [];
  });
}

/** Where a post stands: its own page and its text, its category, its page of the archive, and the pages before and after it. */
function pathsOf(id: string, index: PostIndex | null): string[] {
  const post = index?.byId.get(id);
  if (!index || !post) return [];
  const { previous, next } = index.neighbors(post);
  const page = Math.floor(index.posts.indexOf(post) / ARCHIVE_PAGE) + 1;
  return [
    ...[post, previous, next].flatMap((link) => link?.path ?? []),
    `${post.path}.md`,
    `/blog/category/${post.category.slug}`,
    ...(page > 1 ? [`/blog/page/${page}`] : []),
  ];
}

/** The webhook is answered after this long, with pages still to be made if need be. */
const WARM_MS = 8_000;
const AT_ONCE = 4;
const FIRST_PAUSE_MS = 25;

/** Asks for the paths until a new page is served at each, so that the next visitor finds the change. Never throws. */
export async function warm(paths: string[]): Promise<void> {
  const deadline = AbortSignal.timeout(WARM_MS);
  const queue = paths.values();
  const worker = async () => {
    for (const path of queue) await regenerate(path, deadline);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The first answer may still be the stale page, behind which the new one is made; then it is a hit. */
async function regenerate(path: string, signal: AbortSignal): Promise<void> {
  // Twice as long each time, because every request renders a page that failed again.
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
