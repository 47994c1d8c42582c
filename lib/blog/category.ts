import { type Category, categories } from '@/content/categories';
import { normalizeTag } from './tags';

/** First match wins, so the order is the rule (rulings, section 6). */
const keywords: [slug: Category['slug'], words: string[]][] = [
  ['property-management', ['property', 'owner', 'management', 'investment', 'hosting', 'rental']],
  ['dining-restaurants', ['dining', 'restaurant', 'food', 'seafood', 'cafe', 'brunch']],
  ['events-activities', ['event', 'festival', 'activit', 'concert', 'holiday', 'fishing']],
  ['vacation-tips', ['tip', 'guide', 'planning', 'packing', 'itinerary', 'travel']],
];
const localWords = ['attraction', 'beach', 'park', 'local'];

/** Whether one of these tag ids chooses a category, Local Attractions included. */
export function hasCategory(tagIds: string[]): boolean {
  const words = [...keywords.flatMap(([, words]) => words), ...localWords];
  return tagIds.map(normalizeTag).some((tag) => words.some((word) => tag.includes(word)));
}

/**
 * The category of a post with these tag ids: the first whose keyword stands in a tag, written in lower case without
 * spaces, hyphens and underscores. Everything else is Local Attractions (rulings, section 6).
 */
export function categoryOf(tagIds: string[]): Category {
  const tags = tagIds.map(normalizeTag);
  const match = keywords.find(([, words]) => words.some((word) => tags.some((tag) => tag.includes(word))));
  return categoryBySlug(match?.[0] ?? 'local-attractions') ?? categories[0];
}

/** The category at this address, or null where there is none. */
export function categoryBySlug(slug: string): Category | null {
  return categories.find((category) => category.slug === slug) ?? null;
}
