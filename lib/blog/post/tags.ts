import { type Region, regions } from '@/content/regions';
import { team } from '@/content/team';
import { toPlainLetters } from '@/lib/platform/plain-letters';

const FEATURED_TAG = 'featuredpost';
const FALLBACK_TAGS = ['Beach', 'Vacation'];

const regionNames = new Map(regions.map(({ id, tagName }) => [id as string, tagName]));

/** Reduces a tag or name to lower-case letters and digits, for comparison with Contentful's ids. */
export function normalizeTag(tag: string): string {
  return toPlainLetters(tag).replace(/[^\p{L}\p{N}]/gu, '');
}

export function isFeatured(tagIds: string[]): boolean {
  return tagIds.some((tag) => normalizeTag(tag) === FEATURED_TAG);
}

export function findTopicTags(tagIds: string[], author: string): string[] {
  const names = new Set([author, ...team.map((member) => member.name)].map(normalizeTag));
  return tagIds.filter((tag) => normalizeTag(tag) !== FEATURED_TAG && !names.has(normalizeTag(tag)));
}

/** Returns sorted display names, or Beach and Vacation if no tag is a topic. */
export function formatTagNames(tagIds: string[], author: string): string[] {
  const names = new Set(findTopicTags(tagIds, author).map(tagName).filter(Boolean));
  return names.size > 0 ? [...names].sort((one, other) => one.localeCompare(other, 'en')) : FALLBACK_TAGS;
}

/** "Dune Lakes" for `duneLakes`, "PCB Pier" for `pcbPier`. */
export function tagName(tagId: string): string {
  const words = tagId
    .replace(/[-_\s]+/g, ' ')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    // Keep names of roads together: "30A".
    .replace(/\b(\d+) (\p{Lu})\b/gu, '$1$2')
    .trim()
    .split(' ');
  return words
    .map((word) => regionNames.get(word.toLowerCase()) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

export function areasOf({ title, tagIds }: { title: string; tagIds: string[] }): Region[] {
  const words = [title, ...tagIds].map(normalizeTag);
  return regions.filter(({ destination }) =>
    destination.guideWords.some((word) => words.some((text) => text.includes(word))),
  );
}
