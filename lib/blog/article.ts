import 'server-only';
import { cache } from 'react';
import { cacheTags, tagPageAndReadTime } from './cache-tags';
import { catchServiceError } from './content-service-error';
import { withArticleFocus, withFocus } from './focus';
import type { PostLink } from './post';
import { linkedPosts, readPosts } from './readable-post';
import { currentSource, draftSource } from './source';

/** An article with what stands around it: its neighbors in time, the post to read next, and three more like it. */
export type Article = Extract<Awaited<ReturnType<typeof findArticle>>, { status: 'found' }>['article'];

/** The article at this slug, the address it has moved to, or the number of posts there are. Throws ContentServiceError. */
export const findArticle = cache(async (slug: string) => {
  const source = await currentSource();
  let index = await source.indexCache.read(source);
  // Nobody reads that an article is missing before the service was asked for it.
  if (!index.find(slug)) index = await source.indexCache.read({ maxAge: 0 });

  const found = index.find(slug);
  if (!found) return { status: 'missing' as const, count: index.posts.length };
  if (!found.current) return { status: 'moved' as const, path: found.post.path };

  const [readNextLink, ...related] = index.related(found.post, 4);
  const links = [found.post, ...(readNextLink ? [readNextLink] : [])];
  const posts = await readPosts(links, source);
  const plain = posts.find(({ id }) => id === found.post.id);
  if (!plain) return { status: 'missing' as const, count: index.posts.length - 1 };

  const [post, [readNext = null]] = await Promise.all([
    withArticleFocus(plain),
    withFocus(posts.filter((post) => post !== plain)),
  ]);
  const neighbors = index.neighbors(found.post);
  // Whatever changes one of these changes the page.
  const shown = [readNextLink, ...related, neighbors.previous, neighbors.next].filter((link) => link != null);
  if (source.isTagged)
    await tagPageAndReadTime([
      cacheTags.post(post.id),
      ...post.mentions.assets.map(cacheTags.asset),
      ...post.mentions.entries.map(cacheTags.entry),
      ...new Set(shown.map(({ id }) => cacheTags.entry(id))),
    ]);
  const article = { post, ...neighbors, readNext, related, linked: linkedPosts(post, index) };
  return { status: 'found' as const, article };
});

/** What the article's page shows: what was found, or that the content service failed. */
export const loadArticle = cache((slug: string) =>
  catchServiceError(
    () => findArticle(slug),
    () => ({ status: 'failed' as const }),
  ),
);

/** The draft (or published post) at this slug, for someone who may see drafts; null where there is none. */
export async function findDraft(slug: string): Promise<PostLink | null> {
  const index = await draftSource().indexCache.read({ maxAge: 0 });
  return index.find(slug)?.post ?? null;
}
