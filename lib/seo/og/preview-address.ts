import { linkPreviews } from '@/content/link-previews';

/** The size that Facebook, LinkedIn and X all recommend for large cards. */
export const previewSize = { width: 1200, height: 630 } as const;

const ENDING = '.jpg';

/** Null for thank-you pages and the portal. Page numbers have only one spelling, so each preview is stored once. */
export function previewAddress(path: string): string | null {
  const hasOne = path in linkPreviews || /^\/blog\/(page\/[1-9]\d{0,6}|[^/]+)$/.test(path);
  return hasOne ? `/og${path === '/' ? '/home' : path}${ENDING}` : null;
}

/** The reverse of `previewAddress`: the path of the page whose preview is at `/og/` plus these segments, or null. */
export function previewedPath(segments: string[]): string | null {
  const address = `/og/${segments.join('/')}`;
  const path = address.slice('/og'.length, -ENDING.length).replace(/^\/home$/, '/');
  return previewAddress(path) === address ? path : null;
}
