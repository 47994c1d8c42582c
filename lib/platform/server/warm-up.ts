import { processState } from '../observability/process-state.ts';

/** Max time for each page, so that a page that waits for another service delays the others at most this long. */
const PAGE_TIMEOUT_MS = 5_000;

/** Requests the sitemap's and `unlisted` pages, so that no visitor waits for Next to load modules. Never rejects. */
export async function warmUp(origin: string, unlisted: readonly string[]): Promise<void> {
  const read = (path: string) =>
    fetch(origin + path, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) })
      .then((response) => response.text())
      .catch(() => '');
  const sitemap = await read('/static-sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  for (const path of [...listed, ...unlisted]) {
    if (processState.isStopping) return;
    await read(path);
  }
}
