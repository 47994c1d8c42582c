import { linkPreviews } from '@/content/link-previews';

/** The size that Facebook's, LinkedIn's and X's documentation of large cards agree on. */
export const previewSize = { width: 1200, height: 630 } as const;

const ENDING = '.jpg';

/**
 * Where the link preview of the page at `path` lies; null for pages that have none of their own (thank-you, portal). Numbers
 * as in `loadArchive`: each other spelling would be one more picture to draw and to store.
 */
export function previewAddress(path: string): string | null {
  const hasOne = path in linkPreviews || /^\/blog\/(page\/[1-9]\d{0,6}|[^/]+)$/.test(path);
  return hasOne ? `/og${path === '/' ? '/home' : path}${ENDING}` : null;
}

/** The path of the page whose preview lies at `/og/` and these segments; null where there can be none. */
export function previewedPath(segments: string[]): string | null {
  const address = `/og/${segments.join('/')}`;
  const path = address.slice('/og'.length, -ENDING.length).replace(/^\/home$/, '/');
  return previewAddress(path) === address ? path : null;
}
