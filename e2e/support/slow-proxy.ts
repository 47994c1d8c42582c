import { setTimeout as sleep } from 'node:timers/promises';
import { startHttp } from '@/lib/platform/testing/http-server';
import { fetchAlone } from './fetch';

/** Proxies `origin`. Sends the content of `main` in many small parts, which paint one by one, then stalls. */
export const slowProxy = (origin: string) =>
  startHttp(async (request, response) => {
    const upstream = await fetchAlone(origin + request.url);
    const body = Buffer.from(await upstream.arrayBuffer());
    const type = upstream.headers.get('content-type') ?? '';
    response.writeHead(upstream.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(body);
    const start = body.indexOf('<main');
    const end = body.indexOf('</main>');
    const part = Math.ceil((end - start) / 40);
    response.write(body.subarray(0, start));
    for (let at = start; at < end; at += part) {
      await sleep(30);
      response.write(body.subarray(at, Math.min(at + part, end)));
    }
    response.write('<p id="all">');
  });
