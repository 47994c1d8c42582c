import { spawn } from 'node:child_process';
import { testBrowser } from './browser.mjs';
import { checkedEnvironment } from './environment.mjs';
import { childEnv, fail, inRoot, nodePath, root, runBeside, runPackage, step } from './setup.mjs';

/** Every server that the tests start listens here (e2e/support/sites.ts). */
const { sites, stubs } = await import('../../e2e/support/sites.ts');

/** Starts the fake services that a site is built and served against; returns how to stop them. */
async function startFakeServices() {
  const file = inRoot('e2e/support/fake-services.ts');
  const child = spawn(nodePath(), [inRoot('node_modules/tsx/dist/cli.mjs'), file], {
    cwd: root,
    stdio: 'inherit',
    env: childEnv(),
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const ok = await fetch(`http://127.0.0.1:${stubs.contentful}/__health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return stop;
    if (child.exitCode !== null) fail('The fake services could not be started.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return fail('The fake services did not answer.');
}

/** Builds each site that the tests need, where it is not built already. */
export async function buildSites() {
  await checkedEnvironment();
  const stop = await startFakeServices();
  for (const [name, { env }] of Object.entries(sites)) {
    step(`Site "${name}"`);
    await runBeside(nodePath(), [inRoot('scripts/lib/build-if-stale.mjs')], {
      env,
      hint: `The site "${name}" could not be built.`,
    });
  }
  stop();
}

/** Runs Playwright with `args` against the sites that `buildSites` has built. */
export function runEndToEnd(args) {
  step('End-to-end tests (playwright)');
  runPackage('playwright', ['test', ...args], { env: { CHROME_PATH: testBrowser() ?? '' } });
}
