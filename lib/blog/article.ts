import 'server-only';
import { cache } from 'react';
import { revalidatedAt } from '@/lib/platform/next/cache/tags';
import { cacheTags, tagPageAndReadTime } from './cache-tags';
import { catchServiceError } from './content-service-error';
import { withArticleFocus, withFocus } from './focus';
import { pastSlugs } from './past-slugs';
import type { PostLink } from './post';
import type { PostIndex } from './post-index';
import { linkedPosts, readPosts } from './posts';
import { slugOfPage } from './slug';
import { currentSource, draftSource, type Source } from './source';

/** An article with what stands around it: its neighbors in time, the post to read next, and three more like it. */
export type Article = NonNullable<Awaited<ReturnType<typeof readArticle>>>;

/**
 * The article at this slug, the address it has moved to, that it is gone, or that there never was one; then the number of
 * posts there are. Throws ContentServiceError.
 */
export const findArticle = cache(async (slug: string) => {
  const source = await currentSource();
  for (;;) {
    const { index, ids } = await readFor(slug, source);
    const found = index.find(slug);
    const moved = movedIn(index, slug, ids);
    if (moved) return { status: 'moved' as const, path: moved.path };
    // One that is listed and can't be shown is no article that was taken down.
    if (!found && ids.length > 0 && !ids.some(source.indexCache.lists)) return { status: 'gone' as const };
    if (!found) return { status: 'missing' as const, count: index.posts.length };

    const article = await readArticle(found.post, index, source);
    if (article) return { status: 'found' as const, article };
    // It was unpublished after the index was read, or it is broken. The index leaves it out from now on.
  }
});

/** The article of this post; null where it has no entry or can't be rendered. Tags the page. */
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
  // Whatever changes one of these changes the page.
  const shown = [readNextLink, ...related, neighbors.previous, neighbors.next].filter((link) => link != null);
  if (source.isTagged)
    await tagPageAndReadTime([
      cacheTags.post(post.id),
      ...post.mentions.assets.map(cacheTags.asset),
      ...post.mentions.entries.map(cacheTags.entry),
      ...new Set(shown.map(({ id }) => cacheTags.entry(id))),
    ]);
  return { post, ...neighbors, readNext, related, linked: linkedPosts(post, index) };
}

/** The index to look for a slug in, and the posts once served there if it holds none there now. */
async function readFor(slug: string, { indexCache, maxAge, isTagged }: Source) {
  let past: ReturnType<typeof pastSlugs.find> | undefined;
  const lookUp = () => (past ??= pastSlugs.find(slug));

  return catchServiceError(
    async () => {
      // No instance makes a page of an older index than the one that was told of a change.
      const notBefore = isTagged ? revalidatedAt([cacheTags.posts]) : 0;
      const index = await indexCache.read({ maxAge, notBefore });
      if (index.find(slug)) return { index, ids: [] };
      const { ids, since } = await lookUp();
      // Another instance may have seen an article there since. Nobody reads that one is missing before the service was asked.
      const isKnown = ids.some((id) => index.byId.has(id));
      return { index: await indexCache.read(isKnown ? { maxAge, notBefore: since } : { maxAge: 0 }), ids };
    },
    async (error) => {
      // Where an article has moved stands in the index that was last read.
      const index = await indexCache.read({ maxAge: Number.POSITIVE_INFINITY });
      const { ids } = index.find(slug) ? { ids: [] } : await lookUp();
      if (!movedIn(index, slug, ids)) throw error;
      return { index, ids };
    },
  );
}

/** The post that has moved from this slug, where it has another one now. */
function movedIn(index: PostIndex, slug: string, ids: string[]): PostLink | null {
  const found = index.find(slug);
  if (found) return found.current ? null : found.post;
  return ids.flatMap((id) => index.byId.get(id) ?? [])[0] ?? null;
}

/** What the article's page shows: what was found, or that the content service failed. */
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
