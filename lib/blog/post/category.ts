import { type Category, categories } from '@/content/categories';
import { normalizeTag } from './tags';

/** Words in tags, by category. If several categories have a word that is in a post's tags, the first one wins. */
const keywords: [slug: Category['slug'], words: string[]][] = [
  ['property-management', ['property', 'owner', 'management', 'investment', 'hosting', 'rental']],
  ['dining-restaurants', ['dining', 'restaurant', 'food', 'seafood', 'cafe', 'brunch']],
  ['events-activities', ['event', 'festival', 'activit', 'concert', 'holiday', 'fishing']],
  ['vacation-tips', ['tip', 'guide', 'planning', 'packing', 'itinerary', 'travel']],
  ['local-attractions', ['attraction', 'beach', 'park', 'local']],
];

export function findCategorySlug(tagIds: string[]): Category['slug'] | undefined {
  const tags = tagIds.map(normalizeTag);
  return keywords.find(([, words]) => words.some((word) => tags.some((tag) => tag.includes(word))))?.[0];
}

/** The category of a post with these tags: Local Attractions by default. */
export function categoryOf(tagIds: string[]): Category {
  return categoryBySlug(findCategorySlug(tagIds) ?? 'local-attractions') ?? categories[0];
}

export function categoryBySlug(slug: string): Category | null {
  return categories.find((category) => category.slug === slug) ?? null;
}
