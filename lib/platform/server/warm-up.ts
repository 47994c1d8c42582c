import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shared } from '../observability/shared.ts';

/** Pages that are not in the build's sitemap: the blog has newer articles, and search engines do not index the portal. */
const UNLISTED = ['/blog', '/portal'];

/** A page that waits for another service must not delay the others. */
const PAGE_MS = 5_000;

/**
 * Requests every page of a listening server's build, one after the other, so that no visitor waits for Next to load a page's
 * modules and for its document to be optimized. Never rejects; ends early if the process is stopping.
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
    if (shared.isStopping) return;
    await read(path);
  }
}
