import { startHttp } from '@/lib/platform/testing/http-server';

/** A server in front of `origin` that passes on a document up to the middle of its body, and then nothing more. */
export function stallingProxy(origin: string) {
  return startHttp(async (request, response) => {
    const answer = await fetch(origin + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.write(isPage ? body.subarray(0, (body.indexOf('<body') + body.length) / 2) : body);
    if (!isPage) response.end();
  });
}
