import { linkPreviews } from '@/content/link-previews';

/** The large-card size that Facebook, LinkedIn and X all document. */
export const previewSize = { width: 1200, height: 630 } as const;

const ENDING = '.jpg';

/**
 * The path of the link preview of the page at `path`; null for pages without their own (thank-you, portal). It accepts
 * only one spelling of page numbers, so that each preview is drawn and stored once.
 */
export function previewAddress(path: string): string | null {
  const hasOne = path in linkPreviews || /^\/blog\/(page\/[1-9]\d{0,6}|[^/]+)$/.test(path);
  return hasOne ? `/og${path === '/' ? '/home' : path}${ENDING}` : null;
}

/** The path of the page whose preview is at `/og/` plus these segments; null if there is none. */
export function previewedPath(segments: string[]): string | null {
  const address = `/og/${segments.join('/')}`;
  const path = address.slice('/og'.length, -ENDING.length).replace(/^\/home$/, '/');
  return previewAddress(path) === address ? path : null;
}
