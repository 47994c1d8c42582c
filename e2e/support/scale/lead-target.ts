import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@/lib/platform/testing/free-port';

/** Where delivered leads arrive, each body as it came. */
export async function startLeadTarget() {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    received.push(await text(request));
    response.end('{}');
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}/leads`, received, stop: () => void server.close() };
}
