import { plainLetters } from '@/lib/platform/plain-letters';
import type { LightEntry } from './entry';

/** File names have 255 bytes at most: a long slug adds 7, and Next up to 13 (`.prefetch.rsc`). */
const LONGEST = 230;

/** The slug without `.md` at its end, which requests the article as Markdown (next.config.ts). */
export function slugOfPage(slug: string): string {
  return /\.md$/i.test(slug) ? slugOfPage(slug.slice(0, -'.md'.length)) : slug;
}

/** The fields of a post that decide its slug; the editor's `slugField` overrides the title. */
export type Sluggable = Pick<LightEntry, 'id' | 'title' | 'createdAt'> & { slugField?: string };

/** The title in lower-case letters and digits without accents and `others`, hyphens for spaces; may be empty. */
export function slugify(title: string, others = /[^a-z0-9\s]/g): string {
  return plainLetters(title)
    .replace(/\p{Pd}/gu, '-')
    .replace(others, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The slug of each post by id (the oldest of one title gets the bare one), and a longer one that always works. */
export function assignSlugs(posts: Sluggable[]): Map<string, { slug: string; longSlug: string }> {
  const taken = new Set<string>();
  const assign = (post: Sluggable) => {
    const bare = bareSlugOf(post);
    const longSlug = firstFree(bare, partOf(post.id), taken);
    const slug = taken.has(bare) ? longSlug : bare;
    taken.add(slug);
    return [post.id, { slug, longSlug }] as const;
  };
  return new Map(posts.toSorted(byClaim).map(assign));
}

/** The bare slug with the first 6 characters of the id, or more if that is taken. */
function firstFree(bare: string, id: string, taken: Set<string>): string {
  let slug = `${bare}-${id.slice(0, 6)}`;
  for (let length = 7; taken.has(slug); length++)
    slug = length > id.length ? `${slug}-${id}` : `${bare}-${id.slice(0, length)}`;
  return slug;
}

/** The slug of a post before conflicts are resolved. */
export function bareSlugOf({ id, title, slugField = '' }: Sluggable): string {
  const own = slugOfPage(lastPart(slugField.trim()));
  // Keep an editor's slug as is if it is URL-safe, else its letters, digits and hyphens.
  if (/^[\w.~-]+$/.test(own) && /[A-Za-z0-9]/.test(own)) return shortened(own);
  return shortened(slugify(own, /[^a-z0-9\s_-]/g) || slugify(title)) || partOf(id);
}

/** The last segment of a pasted address or path. */
function lastPart(slugField: string): string {
  if (!/^(?:[a-z]+:\/)?\/|^www\.|(?:^|\/)blog\//i.test(slugField)) return slugField;
  const path = URL.parse(slugField, 'https://site.example')?.pathname ?? '';
  return decoded(path.split('/').findLast(Boolean) ?? '');
}

/** The text without percent-encoding, or as it is if that is malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function shortened(slug: string): string {
  return slug.length > LONGEST ? slugOfPage(slug.slice(0, LONGEST).replace(/-$/, '')) : slug;
}

/** An id for use in slugs. Importers may use file names as ids. */
const partOf = (id: string) => id.toLowerCase().replaceAll('.md', '-md');

/** Posts with an editor's slug come first, then by age. */
function byClaim(one: Sluggable, other: Sluggable): number {
  return Number(Boolean(other.slugField)) - Number(Boolean(one.slugField)) || byAge(one, other);
}

/** The oldest first, then by id. */
export function byAge(one: Sluggable, other: Sluggable): number {
  return Date.parse(one.createdAt) - Date.parse(other.createdAt) || (one.id < other.id ? -1 : 1);
}
