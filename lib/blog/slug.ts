import { plainLetters } from '../plain-letters';
import type { LightEntry } from './entry';

/** A file name has 255 bytes: the longer form of a slug adds 7, and Next's files up to 13 (`.prefetch.rsc`). */
const LONGEST = 230;

/** The slug of the page whose text is at an address with this slug: `.md` at its end asks for Markdown (next.config.ts). */
export function slugOfPage(slug: string): string {
  return /\.md$/i.test(slug) ? slugOfPage(slug.slice(0, -'.md'.length)) : slug;
}

/** What the rule of slugs needs to know of a post; `slugField` is what the editor wrote, which wins over the title. */
export type Sluggable = Pick<LightEntry, 'id' | 'title' | 'createdAt'> & { slugField?: string };

/** The slug of a title: letters and digits in lower case, hyphens for spaces, accents dropped; empty where nothing is left. */
export function slugify(title: string): string {
  return plainLetters(title)
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** The slugs of all posts by their id (of one title, the oldest has the bare one), and longer ones that always lead to them. */
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

/** The bare slug with 6 characters of the id; with more of it where that is another post's title already. */
function firstFree(bare: string, id: string, taken: Set<string>): string {
  let slug = `${bare}-${id.slice(0, 6)}`;
  for (let length = 7; taken.has(slug); length++)
    slug = length > id.length ? `${slug}-${id}` : `${bare}-${id.slice(0, length)}`;
  return slug;
}

/** The slug that a post asks for, before others are looked at. */
export function bareSlugOf({ id, title, slugField }: Sluggable): string {
  const own = slugOfPage(slugField?.trim() ?? '');
  // An address typed by an editor stays as it is where a URL can carry it, hyphens included.
  if (/^[\w.~-]+$/.test(own) && /[A-Za-z0-9]/.test(own)) return shortened(own);
  return shortened(slugify(own) || slugify(title)) || partOf(id);
}

function shortened(slug: string): string {
  return slug.length > LONGEST ? slugOfPage(slug.slice(0, LONGEST).replace(/-$/, '')) : slug;
}

/** An id as a part of slugs. An importer may have given entries the names of their files. */
const partOf = (id: string) => id.toLowerCase().replaceAll('.md', '-md');

/** Who may choose first: an editor's own slug, then age. */
function byClaim(one: Sluggable, other: Sluggable): number {
  return Number(Boolean(other.slugField)) - Number(Boolean(one.slugField)) || byAge(one, other);
}

/** The oldest first; of one moment, by id. */
export function byAge(one: Sluggable, other: Sluggable): number {
  return Date.parse(one.createdAt) - Date.parse(other.createdAt) || (one.id < other.id ? -1 : 1);
}
