import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import next from 'next';
import { env } from '../env.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { adoptBuild } from '../next/adopt-build.ts';
import { BUILT_ORIGIN_FILE, buildDir, buildPaths, originOf } from '../next/build-output.ts';
import { builtFiles } from '../next/document/built-files.ts';
import { renderPage, requestFor } from '../next/render-page.ts';
import { readDraftKey } from '../next/requests.ts';
import { adoptConsole } from '../observability/console.ts';
import { logOf } from '../observability/log.ts';
import { processState } from '../observability/process-state.ts';
import { adoptRenderer } from '../rejected-form.ts';
import { pageRenderer } from './page-renderer.ts';
import { warmUp } from './warm-up.ts';
import { webServer } from './web-server.ts';

/**
 * Shutdown, in ms after the signal: how long requests may take, and when the process exits in any case. Background
 * work, which needs at most 5 s to stop, and the database come after the requests.
 */
const FINISH_MS = 15_000;
const STOP_MS = 22_000;

/** Max uncached pages per minute and client address, as a multiple of LEADS_PER_MINUTE. */
const PAGES_PER_LEAD = 4;

interface Site {
  /** Path of the page for a failure or too many requests. */
  errorPath: string;
  /** Paths of pages to warm up that are not in the build's sitemap. */
  unlisted: readonly string[];
}

/**
 * Serves the site in `dir` on HOST and PORT until SIGTERM or SIGINT. Resolves when all pages are warmed up. Exits if
 * it can't listen.
 */
export async function serveSite(dir: string, { errorPath, unlisted }: Site): Promise<void> {
  adoptConsole();
  const build = path.join(dir, buildDir);
  adoptBuild(build, path.join(dir, 'cache-handler.js'));
  const app = next({ dev: false, dir, port: env.PORT });
  await app.prepare();
  const handle = app.getRequestHandler();
  const files = builtFiles(buildPaths(build).server);
  const errorPage = await renderPage(handle, requestFor(errorPath), files);
  const trustedProxies = env.TRUSTED_PROXIES;
  const perMinute = env.LEADS_PER_MINUTE * PAGES_PER_LEAD;
  const limits = { files, errorPage, trustedProxies, perMinute };
  // Rejected forms have their own queue, so that a rush of page requests doesn't delay them.
  const renderForm = pageRenderer(handle, limits);
  adoptRenderer((page) => renderForm(requestFor(page)));
  const server = webServer(handle, {
    trustedProxies,
    errorPage,
    render: pageRenderer(handle, limits),
    draftKey: readDraftKey(build),
  });
  const log = logOf('server');
  server.once('error', (error: NodeJS.ErrnoException) => {
    const place = env.HOST ? `${env.PORT} of ${env.HOST} (HOST)` : env.PORT;
    log.fatal({ failure: error.code }, `Cannot listen on port ${place}.`);
    process.exit(1);
  });
  await new Promise<void>((listening) => server.listen(env.PORT, env.HOST, listening));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(server, () => app.close(), signal));
  }
  log.info({ host: env.HOST, port: env.PORT, site: env.SITE_URL }, 'serving');
  const builtFor = readFileSync(path.join(dir, BUILT_ORIGIN_FILE), 'utf8');
  if (builtFor !== originOf(env))
    log.warn(
      { builtFor },
      'SITE_URL has changed since the build: build again, because pages name the other address',
    );
  await warmUp(ownOrigin(env), unlisted);
  if (process.stdout.isTTY) process.stdout.write(`\n▸ Open http://localhost:${env.PORT}\n`);
}

async function stop(server: Server, closeApp: () => Promise<void>, signal: string): Promise<void> {
  const log = logOf('server');
  processState.isStopping = true;
  log.info({ signal }, 'stopping');
  setTimeout(() => {
    log.warn('exited before background work had finished');
    process.exit(1);
  }, STOP_MS).unref();

  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections that were busy when the server closed become idle later: close them then.
  setInterval(() => server.closeIdleConnections(), 50).unref();
  setTimeout(() => {
    log.warn('cut off what was under way');
    server.closeAllConnections();
  }, FINISH_MS).unref();
  await closed;
  await Promise.allSettled([closeApp, ...processState.stops].map((end) => end()));
  log.info('stopped');
  process.exit(0);
}
