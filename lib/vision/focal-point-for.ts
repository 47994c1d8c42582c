import 'server-only';
import { within } from '@/lib/platform/time-limit';
import type { FocalPoint } from './focal-point';
import { focalPoints } from './focal-points';

type Options = {
  /** How long the page may wait, in milliseconds. The site's own pictures are waited for: static pages are made only once. */
  budgetMs?: number;
  /** The point of a picture that has none (yet): 50/50, and 50/45 for the head of an article. */
  fallback?: FocalPoint;
};

const center: FocalPoint = { focalX: 50, focalY: 50 };

/** The focal point for a picture on a page being rendered; never throws. A late one is there for the next render. */
export async function focalPointFor(imageUrl: string, { budgetMs = 1_500, fallback = center }: Options = {}) {
  const found = focalPoints.find(imageUrl).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : error;
    console.warn(`No focal point for ${JSON.stringify(imageUrl)}: ${reason}`);
    return fallback;
  });
  if (/^\/(?!\/)/.test(imageUrl)) return found;

  return within(budgetMs, found, () => fallback);
}
