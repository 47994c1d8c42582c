import { connect, type Socket } from 'node:net';

/** A site on loopback, and how many connections to open to it. */
interface Target {
  port: number;
  count: number;
}

async function open({ port, count }: Target, text: string): Promise<Socket[]> {
  return Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(port, '127.0.0.1').on('error', () => {});
          socket.once('connect', () => socket.write(text, () => resolve(socket)));
          socket.once('close', () => resolve(socket));
        }),
    ),
  );
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

/** Asks to upgrade connections, and abandons them. */
export async function abandonUpgrades(target: Target): Promise<void> {
  for (const path of ['/_next/webpack-hmr', '/%', '/about/']) {
    const sockets = await open(target, get(path, 'Connection: Upgrade\r\nUpgrade: websocket\r\n'));
    for (const socket of sockets) socket.end();
  }
}

/** Sends 120 requests ahead on each connection and reads no answer; gives the sockets, to be destroyed in the end. */
export function pipelineUnread(target: Target): Promise<Socket[]> {
  return open(target, get('/blog').repeat(120)).then((sockets) => sockets.map((socket) => socket.pause()));
}

/** Asks for a page on each connection and never reads it; gives the sockets, to be destroyed in the end. */
export function neverRead(target: Target): Promise<Socket[]> {
  return open(target, get('/video/hero.mp4')).then((sockets) => sockets.map((socket) => socket.pause()));
}
