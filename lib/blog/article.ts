import 'server-only';
import { cache } from 'react';
import type { Post, PostLink } from '@/lib/blog/post/post';
import { cacheTags } from '@/lib/contentful/cache-tags';
import { orFailed } from '@/lib/contentful/content-service-error';
import { removeMdSuffix } from '@/lib/contentful/slug';
import { findEntryPage } from '@/lib/contentful/source';
import { tagPage } from '@/lib/platform/next/page-tags';
import type { PostIndex } from './post-index';
import { findLinkedPosts, readPosts, type WholePost, withFocus } from './posts';
import { type BlogSource, currentSource, draftSource } from './source';

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
    const found = await findEntryPage(slug, source);
    if (found.status === 'missing') return { status: found.status, count: found.index.posts.length };
    if (found.status !== 'found') return found;
    const article = await readArticle(found.link, found.index, source);
    if (article) return { status: 'found' as const, article };
    // The post was unpublished after the index was read, or it can't be rendered. Either way the index now leaves it
    // out, so try again.
  }
});

/** The focus of a wide cover if `focusFor` doesn't find one. */
const WIDE_FOCUS = '50% 45%';

/** Returns null if the post no longer exists or can't be rendered. Adds cache tags to the page being rendered. */
async function readArticle(link: PostLink, index: PostIndex, source: BlogSource): Promise<Article | null> {
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

export const loadArticle = cache((slug: string) => orFailed(() => findArticle(slug)));

/** Takes a slug or an entry id. An id wins over an equal slug, so that editors can preview every entry. */
export async function findDraft(slugOrId: string): Promise<PostLink | null> {
  const index = await draftSource().indexCache.read({ maxAge: 0 });
  return index.byId.get(slugOrId) ?? index.find(removeMdSuffix(slugOrId))?.link ?? null;
}
