import 'server-only';
import { cache } from 'react';
import type { Category } from '@/content/categories';
import { cacheTags, tagPageAndReadTime } from './cache-tags';
import type { BlogEntry } from './entry';
import { withFocus } from './focus';
import type { Photo, PostLink, PostSummary } from './post';
import type { PostIndex } from './post-index';
import { ask, maxAgeFor, readIndex } from './read';
import { readablePost } from './readable-post';
import { currentSource, type Source } from './source';

/** First asks of the specification, section 9. More is read where there is more. */
const LIST = 20;
const FILTERED = 100;
export const ARCHIVE_PAGE = 12;

/** The index for a page that lists posts: the page is generated anew when any post changes. */
export const listIndex = cache(async (): Promise<{ source: Source; index: PostIndex; notBefore: number }> => {
  const source = await currentSource();
  const isTagged = source.origin.changes && !source.draft;
  const notBefore = isTagged ? await tagPageAndReadTime([cacheTags.posts]) : 0;
  return { source, notBefore, index: await readIndex(source, { maxAge: maxAgeFor(source), notBefore }) };
});

/**
 * Every post as a link: id, title, address, category, dates; newest first. For the sitemap and the list of slugs.
 * Throws ContentServiceError.
 */
export async function allPosts(): Promise<PostLink[]> {
  return (await listIndex()).index.posts;
}

/** The first photo of every post that has one, by the post's id; for the sitemap. Throws ContentServiceError. */
export async function postCovers(): Promise<Covers> {
  const { source, index, notBefore } = await listIndex();
  const known = readCovers.get(index);
  if (known && known.at >= Math.max(notBefore, Date.now() - maxAgeFor(source))) return known.covers;
  const covers = ask(() => source.origin.covers());
  readCovers.set(index, { at: Date.now(), covers });
  covers.catch(() => readCovers.delete(index));
  return covers;
}

type Covers = ReadonlyMap<string, Photo>;
/** The index of the sitemaps and the sitemaps themselves are made in one go: they ask once. */
const readCovers = new WeakMap<PostIndex, { at: number; covers: Promise<Covers> }>();

/** The newest posts, newest first; 20 unless asked otherwise. Throws ContentServiceError. */
export const latestPosts = cache(async (count: number = LIST): Promise<PostSummary[]> => {
  const { source, index, notBefore } = await listIndex();
  const oldest = Math.max(notBefore, Date.now() - maxAgeFor(source));
  return shared(index, `latest ${count}`, oldest, () => readLatest(count, source, index));
});

async function readLatest(count: number, source: Source, index: PostIndex): Promise<PostSummary[]> {
  const wanted = index.posts.slice(0, count);
  if (wanted.length === 0) return [];

  const first = await ask(() => source.origin.newest(count));
  // Where one type has more of the newest posts than the other, half of each is not enough.
  const found = new Set(first.map((entry) => entry.id));
  const missing = wanted.flatMap((post) => (found.has(post.id) ? [] : post.id));
  const rest = missing.length > 0 ? await ask(() => source.origin.entries(missing)) : [];
  return withFocus(inOrder(wanted, [...first, ...rest], source));
}

/**
 * The featured post (the newest carrying `featuredPost`), or null where there is none; of a category, only where it
 * belongs there. Throws ContentServiceError.
 */
export const featuredPost = cache(async (category: Category | null = null): Promise<PostSummary | null> => {
  const { source, index } = await listIndex();
  const { featured } = index;
  if (!featured || (category && featured.category.slug !== category.slug)) return null;
  const listed = await (category ? postsByCategory(category) : latestPosts());
  return listed.find((post) => post.id === featured.id) ?? (await summaries([featured], source))[0] ?? null;
});

/** Posts of a category, newest first, 100 at most. Throws ContentServiceError. */
export const postsByCategory = cache(async (category: Category): Promise<PostSummary[]> => {
  const { source, index } = await listIndex();
  return summaries(index.inCategory(category).slice(0, FILTERED), source);
});

/** How many posts there are, featured ones and all. Throws ContentServiceError. */
export async function countPosts(): Promise<{ total: number; featured: number }> {
  const { index } = await listIndex();
  return { total: index.posts.length, featured: index.posts.filter((post) => post.featured).length };
}

/** A page of the archive, 12 posts each, newest first; null past the last. Throws ContentServiceError. */
export const archivePage = cache(async (page: number) => {
  const { source, index } = await listIndex();
  const pages = Math.ceil(index.posts.length / ARCHIVE_PAGE);
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const posts = await summaries(index.posts.slice((page - 1) * ARCHIVE_PAGE, page * ARCHIVE_PAGE), source);
  return { posts, page, pages, total: index.posts.length };
});

type Answer = { at: number; posts: Promise<PostSummary[]> };
const answers = new WeakMap<PostIndex, Map<string, Answer>>();

/** Home, guide and feed ask for the same list when a change is published: they share an answer no older than that. */
function shared(index: PostIndex, question: string, oldest: number, read: () => Promise<PostSummary[]>) {
  const known = answers.get(index) ?? new Map<string, Answer>();
  answers.set(index, known);
  const answer = known.get(question);
  if (answer && answer.at >= oldest) return answer.posts;
  const posts = read();
  known.set(question, { at: Date.now(), posts });
  posts.catch(() => known.delete(question));
  return posts;
}

async function summaries(links: PostLink[], source: Source): Promise<PostSummary[]> {
  if (links.length === 0) return [];
  return withFocus(
    inOrder(links, await ask(() => source.origin.entries(links.map((link) => link.id))), source),
  );
}

/** Summaries in the order of the links, without the posts that can't be rendered. */
function inOrder(links: PostLink[], entries: BlogEntry[], source: Source): PostSummary[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return links.flatMap((link) => {
    const post = readablePost(link, byId.get(link.id), source);
    if (!post) return [];
    const { body, headings, mentions, wordCount, ...summary } = post;
    return summary;
  });
}
