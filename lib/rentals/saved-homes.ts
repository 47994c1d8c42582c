import { SLUG } from '@/lib/platform/slug-pattern';

/** How many homes visitors can save and compare. */
export const MAX_SAVED = 6;

/** Parses "a,b,c", from the browser's storage or a link. Ignores repeated ids and what follows the first six. */
export const parseHomeIds = (text: string): string[] => {
  const ids = text.split(',').filter((id) => SLUG.test(id));
  return [...new Set(ids)].slice(0, MAX_SAVED);
};
