import 'server-only';
import { cache } from 'react';
import { singleton } from '@/lib/platform/singleton';
import { cacheTags, tagPageAndReadTime } from './cache-tags';
import { withFocus } from './focus';
import type { Post, PostLink, PostSummary } from './post';
import type { PostIndex } from './post-index';
import { ask } from './read';
import { linkedPosts, readablePosts, readPosts } from './readable-post';
import { currentSource, type Source } from './source';

/** How many posts home and the guide show as cards. */
const LIST = 20;
export const ARCHIVE_PAGE = 12;

/** The index for a page that lists posts; tags the page. */
export const listIndex = cache(async () => {
  const source = await currentSource();
  const { indexCache, maxAge, isTagged } = source;
  const notBefore = isTagged ? await tagPageAndReadTime([cacheTags.posts]) : 0;
  return { source, index: await indexCache.read({ maxAge, notBefore }) };
});

/** Every post as a link, newest first. Throws ContentServiceError. */
export async function allPosts(): Promise<PostLink[]> {
  return (await listIndex()).index.posts;
}

const latestByIndex = singleton('blog.latest', () => new WeakMap<PostIndex, Promise<Post[]>>());

/** The 20 newest posts, newest first. Pages that are made of the same index ask for them together. */
async function latest(): Promise<Post[]> {
  const { source, index } = await listIndex();
  const posts = latestByIndex.get(index) ?? readLatest(index, source);
  latestByIndex.set(index, posts);
  posts.catch(() => latestByIndex.delete(index));
  return posts;
}

async function readLatest(index: PostIndex, source: Source): Promise<Post[]> {
  const wanted = index.posts.slice(0, LIST);
  // Contentful sorts by creation date only. Posts with a publish date of their own are asked for by id.
  const first = index.isByCreation ? await ask(() => source.origin.newest(LIST)) : [];
  // Where one type has more of the newest posts than the other, half of each is not enough.
  const found = new Set(first.map((entry) => entry.id));
  const missing = wanted.flatMap((post) => (found.has(post.id) ? [] : post.id));
  const rest = await ask(() => source.origin.entries(missing));
  return readablePosts(wanted, [...first, ...rest], source);
}

/** The 20 newest posts as cards show them, newest first. Throws ContentServiceError. */
export const latestPosts = cache(async () => toSummaries(await latest()));

/** How many pages the archive has. Throws ContentServiceError. */
export async function countArchivePages(): Promise<number> {
  return Math.ceil((await allPosts()).length / ARCHIVE_PAGE);
}

/** Summaries of these posts, without those that can't be rendered. Throws ContentServiceError. */
export async function summariesOf(links: PostLink[], source: Source): Promise<PostSummary[]> {
  return toSummaries(await readPosts(links, source));
}

function toSummaries(posts: Post[]): Promise<PostSummary[]> {
  return withFocus(posts.map(({ body, headings, mentions, wordCount, ...summary }) => summary));
}

/** A post with its body, and the posts that the body links to or embeds, by entry id. */
export type WholePost = { post: Post; linked: Record<string, PostLink> };

/** The newest posts with their bodies, without those that can't be rendered. Throws ContentServiceError. */
export async function latestWholePosts(count: number): Promise<WholePost[]> {
  const { source, index } = await listIndex();
  const posts =
    count > LIST ? await readPosts(index.posts.slice(0, count), source) : (await latest()).slice(0, count);
  return posts.map((post) => ({ post, linked: linkedPosts(post, index) }));
}
