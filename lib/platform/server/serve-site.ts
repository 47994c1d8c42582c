import { readFileSync } from 'node:fs';
import path from 'node:path';
import next from 'next';
import { env } from '../env.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { BUILT_ORIGIN_FILE, buildDir, buildPaths, configureNext, originOf } from '../next/build-output.ts';
import { openBuiltFiles } from '../next/document/built-files.ts';
import { createRequest, renderPage } from '../next/render-page.ts';
import { readDraftKey } from '../next/requests.ts';
import { redirectConsole } from '../observability/console.ts';
import { logOf } from '../observability/log.ts';
import { setPageRenderer } from '../rejected-form.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createStop } from './stop.ts';
import { warmUp } from './warm-up.ts';
import { createWebServer } from './web-server.ts';

/** Max uncached pages per minute and client address, as a multiple of LEADS_PER_MINUTE. */
const PAGES_PER_LEAD = 4;

interface Site {
  errorPath: string;
  /** Paths of pages to warm up that are not in the build's sitemap. */
  unlisted: readonly string[];
}

/** Resolves when all pages are warmed up. Exits the process if it can't listen on the port. */
export async function serveSite(dir: string, { errorPath, unlisted }: Site): Promise<void> {
  redirectConsole();
  const build = path.join(dir, buildDir);
  configureNext(build, path.join(dir, 'cache-handler.js'));
  const app = next({ dev: false, dir, port: env.PORT });
  await app.prepare();
  const handle = app.getRequestHandler();
  const files = openBuiltFiles(buildPaths(build).server);
  const errorPage = await renderPage(handle, createRequest(errorPath), files);
  const trustedProxies = env.TRUSTED_PROXIES;
  const perMinute = env.LEADS_PER_MINUTE * PAGES_PER_LEAD;
  const limits = { files, errorPage, trustedProxies, perMinute };
  // Rejected forms have their own queue, so that a rush of page requests doesn't delay them.
  const renderForm = createPageRenderer(handle, limits);
  setPageRenderer((page) => renderForm(createRequest(page)));
  const server = createWebServer(handle, {
    trustedProxies,
    errorPage,
    render: createPageRenderer(handle, limits),
    draftKey: readDraftKey(build),
  });
  const log = logOf('server');
  server.once('error', (error: NodeJS.ErrnoException) => {
    const address = env.HOST ? `${env.PORT} of ${env.HOST} (HOST)` : env.PORT;
    log.fatal({ failure: error.code }, `Cannot listen on port ${address}.`);
    process.exit(1);
  });
  const stop = createStop(server, () => app.close());
  await new Promise<void>((listening) => server.listen(env.PORT, env.HOST, listening));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
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
