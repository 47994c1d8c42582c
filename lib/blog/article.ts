import 'server-only';
import { cache } from 'react';
import type { Post, PostLink } from '@/lib/blog/post/post';
import { catchServiceError } from '@/lib/contentful/content-service-error';
import { removeMdSuffix } from '@/lib/contentful/slug';
import { revalidatedAt } from '@/lib/platform/next/cache/tags';
import { tagPage } from '@/lib/platform/next/page-tags';
import { cacheTags } from './cache-tags';
import { pastSlugs } from './past-slugs';
import type { PostIndex } from './post-index';
import { findLinkedPosts, readPosts, type WholePost, withFocus } from './posts';
import { currentSource, draftSource, type Source } from './source';

export interface Article extends WholePost {
  previous: PostLink | null;
  next: PostLink | null;
  readNext: Post | null;
  related: PostLink[];
}

/** The status is `gone` if the post was unpublished. Throws ContentServiceError. */
export const findArticle = cache(async (slug: string) => {
  const source = await currentSource();
  for (;;) {
    const { index, ids } = await readIndexFor(slug, source);
    const found = index.find(slug);
    const moved = findMovedPost(index, slug, ids);
    if (moved) return { status: 'moved' as const, path: moved.path };
    // A post that Contentful still lists but that can't be rendered is missing, not gone.
    if (!found && ids.length > 0 && !ids.some(source.indexCache.lists)) return { status: 'gone' as const };
    if (!found) return { status: 'missing' as const, count: index.posts.length };

    const article = await readArticle(found.post, index, source);
    if (article) return { status: 'found' as const, article };
    // The post was unpublished after the index was read, or it can't be rendered. Either way the index now leaves it
    // out, so try again.
  }
});

/** The focal point (in percent) of a wide cover if `focalPointFor` doesn't find one. */
const WIDE_FOCUS = { focalX: 50, focalY: 45 };

/** Returns null if the post no longer exists or can't be rendered. Adds cache tags to the page being rendered. */
async function readArticle(link: PostLink, index: PostIndex, source: Source): Promise<Article | null> {
  const [readNextLink, ...related] = index.related(link, 4);
  const posts = await readPosts([link, ...(readNextLink ? [readNextLink] : [])], source, 2);
  const plain = posts.find(({ id }) => id === link.id);
  if (!plain) return null;

  const other = posts.find((post) => post !== plain);
  const [post, readNext] = await Promise.all([withFocus(plain, WIDE_FOCUS), other ? withFocus(other) : null]);
  const neighbors = index.neighbors(link);
  // Tag the page with everything it shows: if any of that changes, Next renders the page again.
  const shown = [post, readNextLink, ...related, neighbors.previous, neighbors.next];
  const ids = new Set([
    ...shown.flatMap((link) => link?.id ?? []),
    ...post.mentions.assets,
    ...post.mentions.entries,
  ]);
  if (source.isTagged) await tagPage([cacheTags.article(link.id), ...[...ids].map(cacheTags.item)]);
  return { post, ...neighbors, readNext, related, linked: findLinkedPosts(post, index) };
}

/** Returns the index and the ids of posts that once had this slug, latest first. No ids if a post has the slug now. */
async function readIndexFor(slug: string, { indexCache, maxAge, isTagged }: Source) {
  let past: Promise<{ ids: string[]; since: number }> | undefined;
  const lookUp = () => (past ??= pastSlugs.find(slug));

  return catchServiceError(
    async () => {
      // Don't render from an index that is older than the last revalidation.
      const notBefore = isTagged ? revalidatedAt([cacheTags.posts]) : 0;
      const index = await indexCache.read({ maxAge, notBefore });
      if (index.find(slug)) return { index, ids: [] };
      const { ids, since } = await lookUp();
      // If no post in the index ever had this slug, read the index again before the slug counts as missing: its post
      // may be so new that only another instance has seen it.
      const isKnown = ids.some((id) => index.byId.has(id));
      return { index: await indexCache.read(isKnown ? { maxAge, notBefore: since } : { maxAge: 0 }), ids };
    },
    async (error) => {
      // An index of any age is better than an error if it shows where the article moved.
      const index = await indexCache.read({ maxAge: Number.POSITIVE_INFINITY });
      const { ids } = index.find(slug) ? { ids: [] } : await lookUp();
      if (!findMovedPost(index, slug, ids)) throw error;
      return { index, ids };
    },
  );
}

function findMovedPost(index: PostIndex, slug: string, ids: string[]): PostLink | null {
  const found = index.find(slug);
  if (found) return found.isCurrent ? null : found.post;
  return ids.flatMap((id) => index.byId.get(id) ?? [])[0] ?? null;
}

export const loadArticle = cache((slug: string) =>
  catchServiceError(
    () => findArticle(slug),
    () => ({ status: 'failed' as const }),
  ),
);

/** Takes a slug or an entry id. An id wins over an equal slug, so that editors can preview every entry. */
export async function findDraft(slugOrId: string): Promise<PostLink | null> {
  const index = await draftSource().indexCache.read({ maxAge: 0 });
  return index.byId.get(slugOrId) ?? index.find(removeMdSuffix(slugOrId))?.post ?? null;
}
