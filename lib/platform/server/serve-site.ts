import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';
import { env } from '../env.ts';
import type { StandalonePage } from '../http/html.ts';
import { buildDir } from '../next/build-output.ts';
import { readDraftKey } from '../next/requests.ts';
import { adoptConsole } from '../observability/console.ts';
import { logOf } from '../observability/log.ts';
import { shared } from '../observability/shared.ts';
import { warmUp } from './warm-up.ts';
import { webServer } from './web-server.ts';

/** Once the process is to stop: how long requests may take, when the outbox is stopped, and the end. Systemd kills after 10 s. */
const FINISH_MS = 8_000;
const BACKGROUND_MS = 3_500;
const STOP_MS = 9_200;

/** Serves the build in `dir` on HOST and PORT until SIGTERM or SIGINT. Resolves once it has asked itself for every page; where it cannot listen, the process ends. */
export async function serveSite(dir: string, { errorPage }: { errorPage: StandalonePage }): Promise<void> {
  adoptConsole();
  const app = next({ dev: false, dir, port: env.PORT });
  // Next has a handler only once it is prepared; until then nobody is let in.
  await app.prepare();
  const server = webServer(app.getRequestHandler(), {
    trustedProxies: env.TRUSTED_PROXIES,
    errorPage,
    draftKey: readDraftKey(path.join(dir, buildDir)),
  });
  const log = logOf('server');
  server.once('error', (error: NodeJS.ErrnoException) => {
    const place = env.HOST ? `${env.PORT} of ${env.HOST} (HOST)` : env.PORT;
    log.fatal({ failure: error.code }, `Port ${place} cannot be listened on.`);
    process.exit(1);
  });
  await new Promise<void>((listening) => server.listen(env.PORT, env.HOST, listening));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(server, () => app.close(), signal));
  }
  log.info({ host: env.HOST, port: env.PORT, site: env.SITE_URL }, 'serving');
  await warmUp(server);
  if (process.stdout.isTTY) process.stdout.write(`\n▸ Open http://localhost:${env.PORT}\n`);
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

  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  setTimeout(() => server.closeAllConnections(), FINISH_MS).unref();
  const background = Promise.race([closed, sleep(BACKGROUND_MS)]).then(() =>
    Promise.allSettled([...shared.stops].map((end) => end())),
  );
  await closed;
  await Promise.allSettled([closeApp(), background]);
  log.info('stopped');
  process.exit(0);
}
