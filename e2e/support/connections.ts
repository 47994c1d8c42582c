import { connect, type Socket } from 'node:net';

/** A site on loopback, and how many connections to open to it. */
interface Target {
  port: number;
  count: number;
}

function open({ port, count }: Target, text: string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await new Promise((written) => socket.write(text, written));
    return socket;
  });
  return Promise.all(sockets);
}

/** Sends `text` on each connection and reads no answer; gives the sockets, to be destroyed in the end. */
const openUnread = async (target: Target, text: string) =>
  (await open(target, text)).map((socket) => socket.pause());

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

/** Asks to upgrade connections, and abandons them. */
export async function abandonUpgrades(target: Target): Promise<void> {
  for (const path of ['/_next/webpack-hmr', '/%', '/about/']) {
    const sockets = await open(target, get(path, 'Connection: Upgrade\r\nUpgrade: websocket\r\n'));
    for (const socket of sockets) socket.end();
  }
}

/** Sends 120 requests ahead on each connection and reads no answer; gives the sockets, to be destroyed in the end. */
export const pipelineUnread = (target: Target) => openUnread(target, get('/blog').repeat(120));

/** Asks for a film on each connection and never reads it; gives the sockets, to be destroyed in the end. */
export const neverRead = (target: Target) => openUnread(target, get('/video/hero.mp4'));
