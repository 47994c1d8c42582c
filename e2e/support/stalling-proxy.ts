import { setTimeout as sleep } from 'node:timers/promises';
import { startHttp } from '@/lib/platform/testing/http-server';

/** A server in front of `origin` that passes on a document as `send` does, and all else as it is. */
function proxy(origin: string, send: (body: Buffer, write: (part: Buffer) => void) => Promise<void>) {
  return startHttp(async (request, response) => {
    const answer = await fetch(origin + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(body);
    await send(body, (part) => response.write(part));
  });
}

/** Passes on a document up to the middle of its body, and then nothing more. */
export const stallingProxy = (origin: string) =>
  proxy(origin, async (body, write) => write(body.subarray(0, (body.indexOf('<body') + body.length) / 2)));

/** Passes on what stands in `main` in many parts, each late enough to be painted by itself, and then nothing more. */
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
