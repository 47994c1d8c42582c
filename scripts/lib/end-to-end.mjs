import { startServer } from '../../lib/platform/testing/start-site.ts';
import { testBrowser } from './browser.mjs';
import { checkedEnvironment } from './environment.mjs';
import { inRoot, nodePath, runBeside, runPackage, step } from './setup.mjs';

/** Every server that the tests start listens here (e2e/support/sites.ts). */
const { sites, stubs } = await import('../../e2e/support/sites.ts');

/** Starts the fake services that a site is built and served against. */
function startFakeServices() {
  return startServer({
    url: `http://127.0.0.1:${stubs.contentful}`,
    args: ['--import', 'tsx', inRoot('e2e/support/fake-services.ts')],
    health: '/__health',
  });
}

/** Builds each site that the tests need, where it is not built already. */
export async function buildSites() {
  await checkedEnvironment();
  const services = await startFakeServices();
  for (const [name, { env }] of Object.entries(sites)) {
    step(`Site "${name}"`);
    await runBeside(nodePath(), [inRoot('scripts/lib/build-if-stale.mjs')], {
      env,
      hint: `The site "${name}" could not be built.`,
    });
  }
  await services.stop();
}

/** Runs Playwright with `args` against the sites that `buildSites` has built. */
export function runEndToEnd(args) {
  step('End-to-end tests (playwright)');
  runPackage('playwright', ['test', ...args], { env: { CHROME_PATH: testBrowser() ?? '' } });
}
