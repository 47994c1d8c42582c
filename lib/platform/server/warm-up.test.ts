import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { processState } from '../observability/process-state.ts';
import { warmUp } from './warm-up.ts';

const urls = ['/', '/partner/destin', '/broken'].map(
  (path) => `<url><loc>https://seaoatstays.com${path}</loc></url>`,
);
const sitemap = `<urlset>${urls.join('')}</urlset>`;

/** A server at `host` that records requested paths, and closes one response early. */
async function start(host: string) {
  const requested: string[] = [];
  const server = createServer(({ url = '', socket }, response) => {
    requested.push(url);
    if (url === '/broken') socket.destroy();
    else response.end(url === '/static-sitemap.xml' ? sitemap : '');
  });
  await new Promise<void>((listening) => server.listen(0, host, listening));
  onTestFinished(() => void server.close());
  return { server, requested };
}

test.each(['127.0.0.1', '::1', '::'])('every page of the build is requested once, at %s', async (host) => {
  const { server, requested } = await start(host);
  await warmUp(server, ['/portal']);
  expect(requested).toEqual(['/static-sitemap.xml', '/', '/partner/destin', '/broken', '/portal']);
});

test('a process that is stopping sends no more requests', async () => {
  const { server, requested } = await start('127.0.0.1');
  processState.isStopping = true;
  onTestFinished(() => {
    processState.isStopping = false;
  });
  await warmUp(server, []);
  expect(requested).toEqual(['/static-sitemap.xml']);
});
