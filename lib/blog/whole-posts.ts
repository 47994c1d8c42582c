import 'server-only';
import type { Post, PostLink } from './post';
import { listIndex } from './posts';
import { ask } from './read';
import { linkedPosts, readablePosts } from './readable-post';

/** A post with its body, and the posts that the body links to or embeds, by entry id. */
export interface WholePost {
  post: Post;
  linked: Record<string, PostLink>;
}

/** The newest posts with their bodies, without those that can't be rendered. Throws ContentServiceError. */
export async function latestWholePosts(count: number): Promise<WholePost[]> {
  const { source, index } = await listIndex();
  const links = index.posts.slice(0, count);
  const entries = await ask(() => source.origin.entries(links.map(({ id }) => id)));
  const posts = readablePosts(links, entries, source);
  return posts.map((post) => ({ post, linked: linkedPosts(post, index) }));
}
