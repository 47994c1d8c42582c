import { processState } from '../observability/process-state.ts';

/** A page that waits for another service delays the rest by no more than this. */
const PAGE_MS = 5_000;

/** Visits the sitemap's pages, so that no visitor waits for Next to load a page's modules. Never rejects. */
export async function warmUp(origin: string, unlisted: readonly string[]): Promise<void> {
  const read = (path: string) =>
    fetch(origin + path, { signal: AbortSignal.timeout(PAGE_MS) })
      .then((response) => response.text())
      .catch(() => '');
  const sitemap = await read('/static-sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  for (const path of [...listed, ...unlisted]) {
    if (processState.isStopping) return;
    await read(path);
  }
}
