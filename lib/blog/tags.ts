import { regions } from '@/content/regions';
import { team } from '@/content/team';
import { plainLetters } from '../plain-letters';

/** The tag that makes a post the featured one. */
const FEATURED = 'featuredpost';
const FALLBACK = ['Beach', 'Vacation'];

/** How the regions are written, by their ids. */
const places = new Map(regions.map(({ id, tagName }) => [id as string, tagName]));

/** The letters and digits of a tag or a name, in lower case and without accents: an id of Contentful's has no others. */
export function normalizeTag(tag: string): string {
  return plainLetters(tag).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether these tag ids make a post a featured one. */
export function isFeatured(tagIds: string[]): boolean {
  return tagIds.some((tag) => normalizeTag(tag) === FEATURED);
}

/** The tag ids that say something about the content: no author's name, no `featuredPost`. */
export function topicTags(tagIds: string[], author: string): string[] {
  const names = new Set([author, ...team.map((member) => member.name)].map(normalizeTag));
  return tagIds.filter((tag) => normalizeTag(tag) !== FEATURED && !names.has(normalizeTag(tag)));
}

/** Display names of a post's topics, sorted; Beach and Vacation where there are none. */
export function displayTags(tagIds: string[], author: string): string[] {
  const names = new Set(topicTags(tagIds, author).map(tagName).filter(Boolean));
  return names.size > 0 ? [...names].sort((one, other) => one.localeCompare(other, 'en')) : FALLBACK;
}

/** `duneLakes` reads "Dune Lakes", and `pcbPier` "PCB Pier". */
export function tagName(tagId: string): string {
  const words = tagId
    .replace(/[-_\s]+/g, ' ')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/\b30 A\b/g, '30A')
    .trim()
    .split(' ');
  return words
    .map((word) => places.get(word.toLowerCase()) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
