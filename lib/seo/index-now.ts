import 'server-only';
import { env } from '@/lib/platform/env';
import { absoluteUrl } from './urls';

/** Shared by all search engines that take part (indexnow.org/documentation). */
const ENDPOINT = 'https://api.indexnow.org/indexnow';
const DEADLINE_MS = 5_000;

/**
 * Tells search engines that the pages at these site paths have changed or are gone, where INDEXNOW_KEY is set. Tries once
 * and never throws: sitemaps and feeds say the same a little later, and are left out themselves.
 */
export async function announce(paths: string[]): Promise<void> {
  const key = env.INDEXNOW_KEY;
  const urlList = paths.filter((path) => !/\.(xml|json|txt|md)$/.test(path)).map(absoluteUrl);
  if (!key || urlList.length === 0) return;
  const keyLocation = absoluteUrl('/indexnow-key.txt');
  try {
    const { status } = await fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      // The key's file proves that the site is ours.
      body: JSON.stringify({ host: new URL(env.SITE_URL).host, key, keyLocation, urlList }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    // 202 is said while the key has yet to be looked up.
    if (status !== 200 && status !== 202)
      console.warn(`[indexnow] ${urlList.length} pages refused: ${status}`);
  } catch (error) {
    console.warn(`[indexnow] not reached: ${error instanceof Error ? error.message : error}`);
  }
}
