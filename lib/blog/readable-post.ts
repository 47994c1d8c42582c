import type { BlogEntry } from './entry';
import type { Post, PostLink } from './post';
import type { PostIndex } from './post-index';
import { ask } from './read';
import { reportBroken } from './report';
import type { Source } from './source';
import { toPost } from './to-post';

/** The posts of these links, in their order. One that has no entry or can't be rendered is left out of the index from now on. */
export function readablePosts(
  links: PostLink[],
  entries: BlogEntry[],
  { indexCache }: Pick<Source, 'indexCache'>,
): Post[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return links.flatMap((link) => {
    try {
      const entry = byId.get(link.id);
      if (entry) return toPost(entry, link);
    } catch (error) {
      reportBroken(link.id, error);
    }
    indexCache.leaveOut(link.id, link.updatedAt);
    return [];
  });
}

/** The posts of these links, read from the source. Throws ContentServiceError. */
export async function readPosts(links: PostLink[], source: Source): Promise<Post[]> {
  return readablePosts(links, await ask(() => source.origin.entries(links.map(({ id }) => id))), source);
}

/** The posts that the body of a post links to or embeds, by their entry id. */
export function linkedPosts({ mentions }: Post, { byId }: PostIndex): Record<string, PostLink> {
  const links = mentions.entries.flatMap((id) => byId.get(id) ?? []);
  return Object.fromEntries(links.map((link) => [link.id, link]));
}
