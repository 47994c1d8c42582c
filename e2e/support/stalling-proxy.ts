import { setTimeout as sleep } from 'node:timers/promises';
import { startHttp } from '@/lib/platform/testing/http-server';
import { fetchAlone } from './fetch';

/** Proxies `origin`. HTML goes through `send`, everything else is unchanged. */
function proxy(origin: string, send: (body: Buffer, write: (part: Buffer) => void) => Promise<void>) {
  return startHttp(async (request, response) => {
    const upstream = await fetchAlone(origin + request.url);
    const body = Buffer.from(await upstream.arrayBuffer());
    const type = upstream.headers.get('content-type') ?? '';
    response.writeHead(upstream.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(body);
    await send(body, (part) => response.write(part));
  });
}

/** Sends a page up to the middle of its body, then stalls. */
export const stallingProxy = (origin: string) =>
  proxy(origin, async (body, write) => write(body.subarray(0, (body.indexOf('<body') + body.length) / 2)));

/** Sends the content of `main` in many small parts, which paint one by one, then stalls. */
export const slowProxy = (origin: string) =>
  proxy(origin, async (body, write) => {
    const start = body.indexOf('<main');
    const end = body.indexOf('</main>');
    const part = Math.ceil((end - start) / 40);
    write(body.subarray(0, start));
    for (let at = start; at < end; at += part) {
      await sleep(30);
      write(body.subarray(at, Math.min(at + part, end)));
    }
    write(Buffer.from('<p id="all">'));
  });
