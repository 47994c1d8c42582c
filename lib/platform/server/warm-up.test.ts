import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ownOrigin } from '../http/own-origin.ts';
import { processState } from '../observability/process-state.ts';
import { warmUp } from './warm-up.ts';

const urls = ['/', '/partner/destin', '/broken'].map(
  (path) => `<url><loc>https://seaoatstays.com${path}</loc></url>`,
);
const sitemap = `<urlset>${urls.join('')}</urlset>`;

/** Starts a server at `HOST` that records requested paths, and closes one response early. */
async function startServer(HOST: string) {
  const requested: string[] = [];
  const server = createServer(({ url = '', socket }, response) => {
    requested.push(url);
    if (url === '/broken') socket.destroy();
    else response.end(url === '/static-sitemap.xml' ? sitemap : '');
  });
  await new Promise<void>((listening) => server.listen(0, HOST, listening));
  onTestFinished(() => void server.close());
  const { port: PORT } = server.address() as AddressInfo;
  return { origin: ownOrigin({ HOST, PORT }), requested };
}

test.each(['127.0.0.1', '::1', '::'])('every page of the build is requested once, at %s', async (host) => {
  const { origin, requested } = await startServer(host);
  await warmUp(origin, ['/portal']);
  expect(requested).toEqual(['/static-sitemap.xml', '/', '/partner/destin', '/broken', '/portal']);
});

test('a process that is stopping sends no more requests', async () => {
  const { origin, requested } = await startServer('127.0.0.1');
  processState.isStopping = true;
  onTestFinished(() => {
    processState.isStopping = false;
  });
  await warmUp(origin, []);
  expect(requested).toEqual(['/static-sitemap.xml']);
});
