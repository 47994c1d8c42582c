import 'server-only';
import { cache } from 'react';
import { catchServiceError } from '@/lib/blog/contentful/content-service-error';
import type { PostLink } from '@/lib/blog/post/post';
import { slugOfPage } from '@/lib/blog/post/slug';
import { revalidatedAt } from '@/lib/platform/next/cache/tags';
import { tagPage } from '@/lib/platform/next/page-tags';
import { cacheTags } from './cache-tags';
import { withArticleFocus, withFocus } from './focus';
import { pastSlugs } from './past-slugs';
import type { PostIndex } from './post-index';
import { linkedPosts, readPosts } from './posts';
import { currentSource, draftSource, type Source } from './source';

/** An article with its neighbors, the post to read next, and three more related posts. */
export type Article = NonNullable<Awaited<ReturnType<typeof readArticle>>>;

/** The article at this slug, the path it moved to, or that it is gone or missing. Throws ContentServiceError. */
export const findArticle = cache(async (slug: string) => {
  const source = await currentSource();
  for (;;) {
    const { index, ids } = await readFor(slug, source);
    const found = index.find(slug);
    const moved = movedIn(index, slug, ids);
    if (moved) return { status: 'moved' as const, path: moved.path };
    // A listed post that can't be rendered was not taken down.
    if (!found && ids.length > 0 && !ids.some(source.indexCache.lists)) return { status: 'gone' as const };
    if (!found) return { status: 'missing' as const, count: index.posts.length };

    const article = await readArticle(found.post, index, source);
    if (article) return { status: 'found' as const, article };
    // The post was unpublished since the index was read, or is broken, and the index now leaves it out: look again.
  }
});

/** The article of this post, or null if it has no entry or can't be rendered. Tags the page. */
async function readArticle(link: PostLink, index: PostIndex, source: Source) {
  const [readNextLink, ...related] = index.related(link, 4);
  const posts = await readPosts([link, ...(readNextLink ? [readNextLink] : [])], source);
  const plain = posts.find(({ id }) => id === link.id);
  if (!plain) return null;

  const [post, [readNext = null]] = await Promise.all([
    withArticleFocus(plain),
    withFocus(posts.filter((post) => post !== plain)),
  ]);
  const neighbors = index.neighbors(link);
  // The page changes with each of these.
  const shown = [readNextLink, ...related, neighbors.previous, neighbors.next].filter((link) => link != null);
  if (source.isTagged)
    await tagPage([
      cacheTags.post(post.id),
      ...post.mentions.assets.map(cacheTags.asset),
      ...post.mentions.entries.map(cacheTags.entry),
      ...new Set(shown.map(({ id }) => cacheTags.entry(id))),
    ]);
  return { post, ...neighbors, readNext, related, linked: linkedPosts(post, index) };
}

/** The index for looking up a slug, and the ids of posts once served there if the index has none. */
async function readFor(slug: string, { indexCache, maxAge, isTagged }: Source) {
  let past: ReturnType<typeof pastSlugs.find> | undefined;
  const lookUp = () => (past ??= pastSlugs.find(slug));

  return catchServiceError(
    async () => {
      // No instance may render from an index older than the last revalidation.
      const notBefore = isTagged ? revalidatedAt([cacheTags.posts]) : 0;
      const index = await indexCache.read({ maxAge, notBefore });
      if (index.find(slug)) return { index, ids: [] };
      const { ids, since } = await lookUp();
      // Another instance may know the slug. Never report a missing article without a fresh index.
      const isKnown = ids.some((id) => index.byId.has(id));
      return { index: await indexCache.read(isKnown ? { maxAge, notBefore: since } : { maxAge: 0 }), ids };
    },
    async (error) => {
      // The last index may still know where the article moved.
      const index = await indexCache.read({ maxAge: Number.POSITIVE_INFINITY });
      const { ids } = index.find(slug) ? { ids: [] } : await lookUp();
      if (!movedIn(index, slug, ids)) throw error;
      return { index, ids };
    },
  );
}

/** The post that moved from this slug to another, or null. */
function movedIn(index: PostIndex, slug: string, ids: string[]): PostLink | null {
  const found = index.find(slug);
  if (found) return found.current ? null : found.post;
  return ids.flatMap((id) => index.byId.get(id) ?? [])[0] ?? null;
}

/** The result of `findArticle`, or `failed` if the content service fails. */
export const loadArticle = cache((slug: string) =>
  catchServiceError(
    () => findArticle(slug),
    () => ({ status: 'failed' as const }),
  ),
);

/** The draft or published post with this entry id or slug, or null. An id wins, so that every entry can be opened. */
export async function findDraft(slugOrId: string): Promise<PostLink | null> {
  const index = await draftSource().indexCache.read({ maxAge: 0 });
  return index.byId.get(slugOrId) ?? index.find(slugOfPage(slugOrId))?.post ?? null;
}
