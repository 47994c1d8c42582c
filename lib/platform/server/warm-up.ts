import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { processState } from '../observability/process-state.ts';

/** A page that waits for another service must not delay the others. */
const PAGE_MS = 5_000;

/**
 * Requests every page of the build's sitemap and those at `unlisted` from a server that listens, one after the other,
 * so that no visitor waits until Next has loaded the modules of a page. Never rejects; ends early if the process is
 * about to stop.
 */
export async function warmUp(server: Server, unlisted: readonly string[]): Promise<void> {
  const { address, family, port } = server.address() as AddressInfo;
  const origin = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  const read = (path: string) =>
    fetch(origin + path, { signal: AbortSignal.timeout(PAGE_MS) })
      .then((answer) => answer.text())
      .catch(() => '');
  const sitemap = await read('/static-sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  for (const path of [...listed, ...unlisted]) {
    if (processState.isStopping) return;
    await read(path);
  }
}
