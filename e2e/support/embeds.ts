import { createServer } from 'node:http';

/** Stands in for the sites that ours embeds or leads to: a calendar, a video player, a booking engine. */
export async function startEmbeds({ port }: { port: number }): Promise<void> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://embeds');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Stand-in</title><h1>Stand-in: ${pathname.replace(/[^\w/-]/g, '')}</h1></html>`,
    );
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
}
