import type { Category } from '@/content/categories';
import { defaultAuthor } from '@/content/team';
import { categoryOf } from '@/lib/blog/post/category';
import type { LightEntry } from '@/lib/blog/post/entry';
import type { PostLink } from '@/lib/blog/post/post';
import { findTopicTags, isFeatured } from '@/lib/blog/post/tags';
import { assignSlugs } from '@/lib/contentful/slug';
import type { PageIndex } from '@/lib/contentful/source';

export interface PostIndex extends PageIndex<PostLink> {
  /** Newest first. */
  posts: PostLink[];
  /** True if no post has a publish date, so that posts are ordered by creation date. */
  isByCreation: boolean;
  /** The newest featured post. */
  featured: PostLink | null;
  inCategory: (category: Category) => PostLink[];
  /** The next older and the next newer post. */
  neighbors: (post: PostLink) => { previous: PostLink | null; next: PostLink | null };
  /** Related posts, ranked by shared tags, then category, then date. */
  related: (post: PostLink, count: number) => PostLink[];
}

export function createIndex(entries: LightEntry[]): PostIndex {
  const slugs = assignSlugs(entries);
  const posts = entries
    .map((entry) => toLink(entry, slugs.get(entry.id)?.slug ?? entry.id))
    .sort(compareNewestFirst);
  const byId = new Map(posts.map((post) => [post.id, post]));
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  const byLongSlug = new Map([...slugs].map(([id, { longSlug }]) => [longSlug, byId.get(id)]));

  return {
    posts,
    isByCreation: entries.every(({ publishedAt, createdAt }) => publishedAt === createdAt),
    byId,
    featured: posts.find((post) => post.isFeatured) ?? null,
    find(slug) {
      const link = bySlug.get(slug) ?? byLongSlug.get(slug);
      return link ? { link, isCurrent: link.slug === slug } : null;
    },
    inCategory: (category) => posts.filter((post) => post.category.slug === category.slug),
    neighbors(post) {
      const place = posts.indexOf(post);
      return { previous: posts[place + 1] ?? null, next: posts[place - 1] ?? null };
    },
    related: (post, count) => findMostSimilar(posts, post, count),
  };
}

function compareNewestFirst(one: PostLink, other: PostLink): number {
  return Date.parse(other.publishedAt) - Date.parse(one.publishedAt) || (one.id < other.id ? 1 : -1);
}

/** Groups the posts by similarity and sorts only the groups: sorting 10,000 posts for each article would be slow. */
function findMostSimilar(posts: PostLink[], { id, category, tagIds }: PostLink, count: number): PostLink[] {
  const tags = new Set(tagIds);
  const byLikeness = Map.groupBy(
    posts.filter((other) => other.id !== id),
    (other) =>
      2 * other.tagIds.filter((tag) => tags.has(tag)).length + Number(other.category.slug === category.slug),
  );
  const groups = [...byLikeness].sort(([one], [other]) => other - one);
  return groups.flatMap(([, alike]) => alike).slice(0, count);
}

export function toLink(
  { id, title, publishedAt, updatedAt, tagIds, author = defaultAuthor }: LightEntry,
  slug: string,
): PostLink {
  const topics = findTopicTags(tagIds, author);
  return {
    id,
    title,
    slug,
    path: `/blog/${slug}`,
    category: categoryOf(topics),
    tagIds: topics,
    isFeatured: isFeatured(tagIds),
    publishedAt,
    updatedAt,
  };
}
