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
  const asked: string[] = [];
  const server = createServer(({ url = '', socket }, response) => {
    asked.push(url);
    if (url === '/broken') socket.destroy();
    else response.end(url === '/static-sitemap.xml' ? sitemap : '');
  });
  await new Promise<void>((listening) => server.listen(0, host, listening));
  onTestFinished(() => void server.close());
  return { server, asked };
}

test.each(['127.0.0.1', '::1', '::'])('every page of the build is asked for once, at %s', async (host) => {
  const { server, asked } = await start(host);
  await warmUp(server, ['/portal']);
  expect(asked).toEqual(['/static-sitemap.xml', '/', '/partner/destin', '/broken', '/portal']);
});

test('a process that is stopping sends no more requests', async () => {
  const { server, asked } = await start('127.0.0.1');
  processState.isStopping = true;
  onTestFinished(() => {
    processState.isStopping = false;
  });
  await warmUp(server, []);
  expect(asked).toEqual(['/static-sitemap.xml']);
});
