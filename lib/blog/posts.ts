import 'server-only';
import { cache } from 'react';
import type { Category } from '@/content/categories';
import { cacheTags, tagPageAndReadTime } from './cache-tags';
import type { BlogEntry } from './entry';
import { withFocus } from './focus';
import type { Photo, PostLink, PostSummary } from './post';
import type { PostIndex } from './post-index';
import { ask, maxAgeFor, readIndex } from './read';
import { readablePosts } from './readable-post';
import { currentSource, type Source } from './source';

/** First asks of the specification, section 9. More is read where there is more. */
const LIST = 20;
const FILTERED = 100;
export const ARCHIVE_PAGE = 12;

/** The index for a page that lists posts, and the oldest answer that it may show (ms since 1970); tags the page. */
export const listIndex = cache(async () => {
  const source = await currentSource();
  const isTagged = source.origin.changes && !source.draft;
  const notBefore = isTagged ? await tagPageAndReadTime([cacheTags.posts]) : 0;
  const maxAge = maxAgeFor(source);
  const index = await readIndex(source, { maxAge, notBefore });
  return { source, index, oldest: Math.max(notBefore, Date.now() - maxAge) };
});

/** Every post as a link, newest first. Throws ContentServiceError. */
export async function allPosts(): Promise<PostLink[]> {
  return (await listIndex()).index.posts;
}

/** Lets all who ask the same about an index share one answer, as long as it is no older than `oldest`. */
function sharing<Answer>() {
  const answers = new WeakMap<PostIndex, { at: number; answer: Promise<Answer> }>();
  return (index: PostIndex, oldest: number, read: () => Promise<Answer>): Promise<Answer> => {
    const known = answers.get(index);
    if (known && known.at >= oldest) return known.answer;
    const answer = read();
    answers.set(index, { at: Date.now(), answer });
    answer.catch(() => answers.delete(index));
    return answer;
  };
}

const shareCovers = sharing<ReadonlyMap<string, Photo>>();
const shareLatest = sharing<PostSummary[]>();

/** The first photo of every post that has one, by the post's id; for the sitemap. Throws ContentServiceError. */
export async function postCovers(): Promise<ReadonlyMap<string, Photo>> {
  const { source, index, oldest } = await listIndex();
  return shareCovers(index, oldest, () => ask(() => source.origin.covers()));
}

/** The 20 newest posts, newest first: home, guide and feed ask for them together. Throws ContentServiceError. */
export const latestPosts = cache(async (): Promise<PostSummary[]> => {
  const { source, index, oldest } = await listIndex();
  return shareLatest(index, oldest, () => readLatest(source, index));
});

async function readLatest(source: Source, index: PostIndex): Promise<PostSummary[]> {
  const wanted = index.posts.slice(0, LIST);
  if (wanted.length === 0) return [];

  const first = await ask(() => source.origin.newest(LIST));
  // Where one type has more of the newest posts than the other, half of each is not enough.
  const found = new Set(first.map((entry) => entry.id));
  const missing = wanted.flatMap((post) => (found.has(post.id) ? [] : post.id));
  const rest = missing.length > 0 ? await ask(() => source.origin.entries(missing)) : [];
  return toSummaries(wanted, [...first, ...rest], source);
}

/** The newest featured post, or null; of a category, only where it belongs there. Throws ContentServiceError. */
export const featuredPost = cache(async (category: Category | null): Promise<PostSummary | null> => {
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

/** How many pages the archive has. Throws ContentServiceError. */
export async function countArchivePages(): Promise<number> {
  return Math.ceil((await allPosts()).length / ARCHIVE_PAGE);
}

/** A page of the archive, 12 posts each, newest first; null past the last. Throws ContentServiceError. */
export const archivePage = cache(async (page: number) => {
  const { source, index } = await listIndex();
  const pages = await countArchivePages();
  if (page < 1 || page > pages) return null;
  const posts = await summaries(index.posts.slice((page - 1) * ARCHIVE_PAGE, page * ARCHIVE_PAGE), source);
  return { posts, page, pages, total: index.posts.length };
});

async function summaries(links: PostLink[], source: Source): Promise<PostSummary[]> {
  return toSummaries(links, await ask(() => source.origin.entries(links.map(({ id }) => id))), source);
}

/** Summaries in the order of the links, without the posts that can't be rendered. */
function toSummaries(links: PostLink[], entries: BlogEntry[], source: Source): Promise<PostSummary[]> {
  const posts = readablePosts(links, entries, source);
  return withFocus(posts.map(({ body, headings, mentions, wordCount, ...summary }) => summary));
}
