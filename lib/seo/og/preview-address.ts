import { linkPreviews } from '@/content/link-previews';

/** The size that Facebook, LinkedIn and X all recommend for large cards. */
export const previewSize = { width: 1200, height: 630 } as const;

const ENDING = '.jpg';

/** Page numbers have only one valid spelling (`2`, not `02`), so that each preview is stored only once. */
export function previewAddress(path: string): string | null {
  const isHome = path.startsWith('/vacation-rentals/') && path !== '/vacation-rentals/saved';
  const hasOne = path in linkPreviews || isHome || /^\/blog\/(page\/[1-9]\d{0,6}|[^/]+)$/.test(path);
  return hasOne ? `/og${path === '/' ? '/home' : path}${ENDING}` : null;
}

/** The reverse of `previewAddress`: takes the path segments after `/og/` and returns the path of the page. */
export function toPagePath(segments: string[]): string | null {
  const address = `/og/${segments.join('/')}`;
  const path = address.slice('/og'.length, -ENDING.length).replace(/^\/home$/, '/');
  return previewAddress(path) === address ? path : null;
}
