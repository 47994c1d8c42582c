import { limits } from '@/content/limits';
import { SLUG } from '@/lib/platform/slug-pattern';

/** Parses "a,b,c", from the browser's storage or a link. Ignores repeated ids and those above the limit. */
export const parseHomeIds = (text: string): string[] => {
  const ids = text.split(',').filter((id) => SLUG.test(id));
  return [...new Set(ids)].slice(0, limits.savedHomes);
};
