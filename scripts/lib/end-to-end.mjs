import { rmSync } from 'node:fs';
import { otherBrowsers } from '../../e2e/support/browsers.ts';
import { fakePorts, sites } from '../../e2e/support/sites.ts';
import { copySite, respondsAt, startServer } from '../../lib/platform/testing/start-site.ts';
import { findTestBrowser } from './browser.ts';
import { loadEnvironment } from './environment.mjs';
import { inRoot, nodePath, printStep, run, runPackage } from './setup.mjs';

export async function buildSites() {
  await loadEnvironment();
  const services = await startServer({
    url: `http://127.0.0.1:${fakePorts.contentful}`,
    args: ['--import', 'tsx', inRoot('e2e/support/fake-services.ts')],
    isReady: respondsAt('/__health'),
  });
  for (const [name, { env, builds }] of Object.entries(sites)) {
    printStep(`Site "${name}"`);
    await run(nodePath(), [inRoot('scripts/build.mjs'), '--if-stale', `--into=${builds}`], {
      env: { ...env, TYPES_ARE_CHECKED: '1' },
      hint: `The site "${name}" could not be built.`,
      isParallel: true,
    });
  }
  await services.stop();
}

/** Runs the end-to-end tests on copies of the builds that `buildSites` has made. */
export async function runEndToEnd(args) {
  printStep('End-to-end tests (playwright)');
  for (const { builds, served } of Object.values(sites)) {
    rmSync(served, { recursive: true, force: true });
    copySite(served, builds);
  }
  const missing = otherBrowsers.filter(({ isInstalled }) => !isInstalled).map(({ name }) => name);
  if (missing.length)
    console.log(`Skipped, because Playwright hasn't installed them: ${missing.join(', ')}.`);
  // Without the option below, Playwright fails if only projects of missing browsers are requested: they have no tests.
  const isForMissing = args.some((arg) =>
    missing.some((name) => arg === name || arg === `--project=${name}`),
  );
  const options = isForMissing ? ['--pass-with-no-tests'] : [];
  await runPackage('playwright', ['test', ...args, ...options], {
    env: { CHROME_PATH: findTestBrowser() ?? '' },
  });
}
