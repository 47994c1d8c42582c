import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { processState } from '../observability/process-state.ts';

/** Pages that the sitemap of the build does not name: articles are newer, and search engines stay away from the portal. */
const UNLISTED = ['/blog', '/portal'];

/** One that waits for another service holds back none of the others. */
const PAGE_MS = 5_000;

/**
 * Asks a server that listens for every page of its build, one after the other, so that no visitor waits until Next has loaded
 * the modules of a page and its document is put together. Never rejects; ends early where the process is to stop.
 */
export async function warmUp(server: Server): Promise<void> {
  const { address, family, port } = server.address() as AddressInfo;
  const origin = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  const read = (path: string) =>
    fetch(origin + path, { signal: AbortSignal.timeout(PAGE_MS) })
      .then((answer) => answer.text())
      .catch(() => '');
  const sitemap = await read('/static-sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  for (const path of [...listed, ...UNLISTED]) {
    if (processState.isStopping) return;
    await read(path);
  }
}
