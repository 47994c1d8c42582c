import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of `origin` that passes on a document up to the middle of its body, and then nothing more. */
export async function stallingProxy(origin: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.write(isPage ? body.subarray(0, (body.indexOf('<body') + body.length) / 2) : body);
    if (!isPage) response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
