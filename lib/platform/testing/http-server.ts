import { createServer, type RequestListener, type Server } from 'node:http';
import { listen } from './free-port.ts';

export const countConnections = (server?: Server) =>
  new Promise<number>((resolve) => server?.getConnections((_, count) => resolve(count)));

export async function startHttp(listener: RequestListener, requestedPort?: number) {
  const server = createServer(listener);
  const port = await listen(server, requestedPort);
  const host = `127.0.0.1:${port}`;
  /** Drops open connections. Safe to call twice. */
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://${host}`, host, port, close, [Symbol.asyncDispose]: close };
}
