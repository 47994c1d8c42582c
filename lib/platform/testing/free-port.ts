import { once } from 'node:events';
import { type AddressInfo, connect, type Server } from 'node:net';

export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').catch(() => null);
  socket.destroy();
  return connected !== null;
}

/** Below the ports that systems give to outgoing connections, which could take one before its server starts. */
const PORTS = { first: 12_000, count: 20_000 };
let next = process.pid * 50;

/** Returns a port that nothing listens on, and never the same one twice. Each process starts at another port. */
export async function freePort(): Promise<number> {
  const port = PORTS.first + (next++ % PORTS.count);
  return (await isListening(port)) ? freePort() : port;
}
