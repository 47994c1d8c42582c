import { processState } from '../observability/process-state.ts';

/** A page that waits for another service delays the rest by no more than this. */
const PAGE_MS = 5_000;

/**
 * Requests every page of the build's sitemap and those at `unlisted` from the server at `origin`, one by one, so that
 * no visitor has to wait for Next to load a page's modules. Never rejects; ends early if the process is stopping.
 */
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
