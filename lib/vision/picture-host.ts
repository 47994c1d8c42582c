import { createServer, type RequestListener } from 'node:http';
import { listen } from '@/lib/platform/testing/free-port';

/** For tests: a host of pictures on loopback. `origin` is its address, `host` what a list of hosts says for it. */
export async function pictureHost(listener: RequestListener) {
  const server = createServer(listener);
  const port = await listen(server);
  return {
    host: `127.0.0.1:${port}`,
    port,
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
