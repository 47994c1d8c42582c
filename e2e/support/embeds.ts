import { createServer } from 'node:http';
import { listen } from '@/lib/platform/testing/free-port';

/** Starts a test host for the sites that ours embeds or leads to: a calendar, a video player, a booking engine. */
export async function startEmbeds({ port }: { port: number }): Promise<void> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://embeds');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Test host</title><h1>Test host: ${pathname.replace(/[^\w/-]/g, '')}</h1></html>`,
    );
  });
  await listen(server, port);
}
