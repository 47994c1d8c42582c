import { createServer, type RequestListener } from 'node:http';

/** For tests: a host of pictures on loopback. `origin` is its address, `host` what a list of hosts says for it. */
export async function pictureHost(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test host has no port.');

  return {
    host: `127.0.0.1:${address.port}`,
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
