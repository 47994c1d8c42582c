import 'server-only';
import { cache } from 'react';
import type { BlogEntry } from '@/lib/blog/post/entry';
import type { Post, PostLink } from '@/lib/blog/post/post';
import { toPost } from '@/lib/blog/post/to-post';
import { reportOnce } from '@/lib/contentful/content-report';
import { catchServiceError } from '@/lib/contentful/content-service-error';
import { withDeadline, withSharedDeadline } from '@/lib/contentful/deadline';
import { readForList } from '@/lib/contentful/source';
import { singleton } from '@/lib/platform/singleton';
import { focusFor } from '@/lib/vision/focal-points';
import type { PostIndex } from './post-index';
import { type BlogSource, currentSource } from './source';

const LATEST_COUNT = 20;
export const ARCHIVE_PAGE_SIZE = 12;
/** Only the cards that visitors see first get a focal point. The pictures of the other cards stay centered. */
const FOCUSED_CARDS = 9;

/** Reads the index for a page that lists posts, and tags that page. Throws ContentServiceError. */
export const readListIndex = cache(async () => {
  const source = await currentSource();
  return { source, index: await readForList(source) };
});

/** Returns the newest posts first. Throws ContentServiceError. */
export async function readAllPosts(): Promise<PostLink[]> {
  return (await readListIndex()).index.posts;
}

const latestByIndex = singleton('blog.latest', () => new WeakMap<PostIndex, Promise<Post[]>>());

/** Reads the newest posts. Pages with the same index share one request. */
async function readLatestOnce(): Promise<Post[]> {
  const { source, index } = await readListIndex();
  const posts = latestByIndex.get(index) ?? withSharedDeadline(() => readLatest(index, source));
  latestByIndex.set(index, posts);
  posts.catch(() => latestByIndex.delete(index));
  return withDeadline(() => posts);
}

async function readLatest(index: PostIndex, source: BlogSource): Promise<Post[]> {
  const newest = index.posts.slice(0, LATEST_COUNT);
  // `origin.newest` sorts by creation date. If posts have publish dates, read all of the newest by id instead (below).
  const first = index.isByCreation ? await source.origin.newest(LATEST_COUNT) : [];
  // `origin.newest` reads as many entries of one type as of the other, so it may lack some of the newest posts.
  const found = new Set(first.map((entry) => entry.id));
  const missing = newest.flatMap((post) => (found.has(post.id) ? [] : post.id));
  const rest = await source.origin.entries(missing);
  return toPosts(newest, [...first, ...rest], source);
}

/** Throws ContentServiceError. */
export const readLatestPosts = cache(async () => addFocalPoints(await readLatestOnce()));

/** The first page exists even if there are no posts. */
export const toArchivePages = (posts: number) => Math.max(1, Math.ceil(posts / ARCHIVE_PAGE_SIZE));

/** Throws ContentServiceError. */
export const countArchivePages = async () => toArchivePages((await readAllPosts()).length);

/** Leaves out posts that can't be rendered. Throws ContentServiceError. */
export async function readCards(links: PostLink[], source: BlogSource): Promise<Post[]> {
  return addFocalPoints(await readPosts(links, source));
}

const addFocalPoints = (posts: Post[]) =>
  Promise.all(posts.map((post, place) => (place < FOCUSED_CARDS ? withFocus(post) : post)));

export async function withFocus(post: Post, fallback?: string): Promise<Post> {
  return { ...post, cover: { ...post.cover, focus: await focusFor(post.cover.src, fallback) } };
}

/** `linked`: the posts that the body links to, by entry id. */
export type WholePost = { post: Post; linked: Record<string, PostLink> };

/** Leaves out posts that can't be rendered. Throws ContentServiceError. */
export async function readLatestWholePosts(count: number): Promise<WholePost[]> {
  const { source, index } = await readListIndex();
  const posts =
    count > LATEST_COUNT
      ? await readPosts(index.posts.slice(0, count), source)
      : (await readLatestOnce()).slice(0, count);
  return posts.map((post) => ({ post, linked: findLinkedPosts(post, index) }));
}

/** Keeps the order of `links`. Posts that are missing or can't be rendered are left out here and in the index. */
export function toPosts(
  links: PostLink[],
  entries: BlogEntry[],
  { indexCache }: Pick<BlogSource, 'indexCache'>,
): Post[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return links.flatMap((link) => {
    try {
      const entry = byId.get(link.id);
      if (entry) return toPost(entry, link.slug);
    } catch (error) {
      reportOnce(`Entry ${link.id} is left out`, error);
    }
    indexCache.leaveOut(link.id, link.updatedAt);
    return [];
  });
}

/** Throws ContentServiceError. */
export async function readPosts(links: PostLink[], source: BlogSource, include?: number): Promise<Post[]> {
  const ids = links.map(({ id }) => id);
  return toPosts(links, await withDeadline(() => source.origin.entries(ids, include)), source);
}

export function findLinkedPosts({ mentions }: Post, { byId }: PostIndex): Record<string, PostLink> {
  const links = mentions.entries.flatMap((id) => byId.get(id) ?? []);
  return Object.fromEntries(links.map((link) => [link.id, link]));
}

/** Returns no params if the content service is down, so that the build succeeds. */
export function readBuildParams<Params>(read: () => Promise<Params[]>): Promise<Params[]> {
  return catchServiceError(read, ({ message }) => {
    console.warn(`
[blog] WARNING: the content service failed during the build, so the site starts without articles and adds them later.
[blog] ${message}
`);
    return [];
  });
}
