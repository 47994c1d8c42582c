import type { Server } from 'node:http';
import next from 'next';
import { parseEnvironment } from '../env-schema.ts';
import { logOf } from '../observability/log.ts';
import { shared } from '../observability/shared.ts';
import { webServer } from './web-server.ts';

/** Requests under way may take this long once the process is told to stop. */
const FINISH_MS = 6_000;
/** And everything together this long: who stops us kills us after 10 s. */
const STOP_MS = 9_000;

/** Serves the build in `dir` on PORT until SIGTERM or SIGINT. Resolves once it listens; a port in use ends the process. */
export async function serveSite(dir: string): Promise<void> {
  const env = parseEnvironment(process.env);
  const app = next({ dev: false, dir, port: env.PORT, quiet: true });
  // Next has a handler only once it is prepared; until then nobody is let in.
  await app.prepare();
  const server = webServer(app.getRequestHandler(), { trustedProxies: env.TRUSTED_PROXIES });
  const log = logOf('server');

  server.once('error', (error: NodeJS.ErrnoException) => {
    log.fatal({ failure: error.code }, `Port ${env.PORT} cannot be listened on.`);
    process.exit(1);
  });
  await new Promise<void>((listening) => server.listen(env.PORT, listening));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(server, () => app.close(), signal));
  }
  log.info({ port: env.PORT, site: env.SITE_URL }, 'serving');
}

/** Lets what is under way finish, then ends what runs in the background, then goes. */
async function stop(server: Server, closeApp: () => Promise<void>, signal: string): Promise<void> {
  const log = logOf('server');
  shared.isStopping = true;
  log.info({ signal }, 'stopping');
  setTimeout(() => {
    log.warn('stopped before everything had ended');
    process.exit(1);
  }, STOP_MS).unref();

  const closed = new Promise((resolve) => server.close(resolve));
  const late = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await closed;
  clearTimeout(late);
  await Promise.allSettled([closeApp(), ...[...shared.stops].map((end) => end())]);
  log.info('stopped');
  process.exit(0);
}
