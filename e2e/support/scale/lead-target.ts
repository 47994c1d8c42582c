import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@/lib/platform/testing/free-port';

/** Where delivered leads arrive, each body as it came; while `status` is no success, none is taken. */
export async function startLeadTarget() {
  const target = { url: '', received: [] as string[], status: 200, stop: () => void server.close() };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (target.status === 200) target.received.push(body);
    response.writeHead(target.status).end('{}');
  });
  target.url = `http://127.0.0.1:${await listen(server)}/leads`;
  return target;
}
