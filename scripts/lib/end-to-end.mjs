import path from 'node:path';
import { sites, stubs } from '../../e2e/support/sites.ts';
import { answersAt, startServer } from '../../lib/platform/testing/start-site.ts';
import { testBrowser } from './browser.ts';
import { checkedEnvironment } from './environment.mjs';
import { inRoot, nodePath, root, run, runPackage, step } from './setup.mjs';

/** Builds each site that the tests need in `tree`, where it is not built already, against the fake services. */
export async function buildSites(tree = root) {
  await checkedEnvironment();
  const services = await startServer({
    url: `http://127.0.0.1:${stubs.contentful}`,
    args: ['--import', 'tsx', inRoot('e2e/support/fake-services.ts')],
    isReady: answersAt('/__health'),
  });
  for (const [name, { env }] of Object.entries(sites)) {
    step(`Site "${name}"`);
    await run(nodePath(), [path.join(tree, 'scripts/build.mjs'), '--if-stale'], {
      cwd: tree,
      env,
      hint: `The site "${name}" could not be built.`,
      isBeside: true,
    });
  }
  await services.stop();
}

/** Runs Playwright with `args` against the sites that `buildSites` has built. */
export async function runEndToEnd(args) {
  step('End-to-end tests (playwright)');
  await runPackage('playwright', ['test', ...args], { env: { CHROME_PATH: testBrowser() ?? '' } });
}
