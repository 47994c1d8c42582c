import { toPlainLetters } from '@/lib/platform/plain-letters';

/** Next uses slugs as file names, of at most 255 bytes. This leaves room for part of the id and `.prefetch.rsc`. */
const MAX_LENGTH = 230;

/** A slug can't end in `.md`, because that ending requests the article's Markdown (next.config.ts). */
export function removeMdSuffix(slug: string): string {
  return /\.md$/i.test(slug) ? removeMdSuffix(slug.slice(0, -'.md'.length)) : slug;
}

/** The editor's `slugField` overrides the title. */
export interface Sluggable {
  id: string;
  title: string;
  createdAt: string;
  slugField?: string;
}

/** Makes text lower case, removes accents and `forbidden`, and turns spaces into hyphens. May return ''. */
export function slugify(title: string, forbidden = /[^a-z0-9\s]/g): string {
  return toPlainLetters(title)
    .replace(/\p{Pd}/gu, '-')
    .replace(forbidden, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Keys are post ids. If posts share a title, only the oldest gets the short slug. Every `longSlug` works in URLs. */
export function assignSlugs(posts: Sluggable[]): Map<string, { slug: string; longSlug: string }> {
  const taken = new Set<string>();
  const assign = (post: Sluggable) => {
    const bare = bareSlugOf(post);
    const longSlug = findFreeSlug(bare, toSlugPart(post.id), taken);
    const slug = taken.has(bare) ? longSlug : bare;
    taken.add(slug);
    return [post.id, { slug, longSlug }] as const;
  };
  return new Map(posts.toSorted(compareSlugPriority).map(assign));
}

/** Appends the first 6 characters of the id, or more if that slug is taken. */
function findFreeSlug(bare: string, id: string, taken: Set<string>): string {
  let slug = `${bare}-${id.slice(0, 6)}`;
  for (let length = 7; taken.has(slug); length++)
    slug = length > id.length ? `${slug}-${id}` : `${bare}-${id.slice(0, length)}`;
  return slug;
}

/** The slug that a post would have without conflicts with other posts. */
export function bareSlugOf({ id, title, slugField = '' }: Sluggable): string {
  const editorSlug = removeMdSuffix(decodePercent(lastSegment(slugField.trim())));
  if (/^[\w.~-]+$/.test(editorSlug) && /[A-Za-z0-9]/.test(editorSlug)) return shorten(editorSlug);
  return shorten(slugify(editorSlug, /[^a-z0-9\s_-]/g) || slugify(title)) || toSlugPart(id);
}

/** Editors may paste a URL or path into the field. Then only its last segment is the slug. */
function lastSegment(slugField: string): string {
  if (!slugField.includes('/') || /\s/.test(slugField)) return slugField;
  return URL.parse(slugField, 'https://site.example')?.pathname.split('/').findLast(Boolean) ?? '';
}

/** Removes percent-encoding. Returns malformed text unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function shorten(slug: string): string {
  return slug.length > MAX_LENGTH ? removeMdSuffix(slug.slice(0, MAX_LENGTH).replace(/-$/, '')) : slug;
}

/** Makes an id safe for slugs, which can't end in `.md`: importers may use file names as ids. */
const toSlugPart = (id: string) => id.toLowerCase().replaceAll('.md', '-md');

/** Sorts posts with an editor's slug first, then the oldest first. */
function compareSlugPriority(one: Sluggable, other: Sluggable): number {
  return Number(Boolean(other.slugField)) - Number(Boolean(one.slugField)) || compareAge(one, other);
}

export function compareAge(one: Sluggable, other: Sluggable): number {
  return Date.parse(one.createdAt) - Date.parse(other.createdAt) || (one.id < other.id ? -1 : 1);
}
