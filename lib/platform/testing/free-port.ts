import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** Starts `server` on loopback, at a free port by default. Returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Whether a server listens on this loopback port. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').catch(() => null);
  socket.destroy();
  return connected !== null;
}

/** A free loopback port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((closed) => probe.close(closed));
  return port;
}
