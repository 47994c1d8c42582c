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

/** Lower than the ports of outgoing connections, which could otherwise take a port before its server starts. */
const PORTS = { first: 12_000, count: 20_000 };
let nextOffset = process.pid * 50;

/** Never returns the same port twice. Each process begins at a different port, so that no two choose the same one. */
export async function getFreePort(): Promise<number> {
  const port = PORTS.first + (nextOffset++ % PORTS.count);
  return (await isListening(port)) ? getFreePort() : port;
}
