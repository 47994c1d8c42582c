import { spawn } from 'node:child_process';
import { systemChromium } from './browser.mjs';
import { checkedEnvironment } from './environment.mjs';
import { childEnv, fail, inRoot, nodePath, root, runPackage, step } from './setup.mjs';

/** Every server that the tests start listens here (e2e/support/sites.ts). */
const { sites, stubs } = await import('../../e2e/support/sites.ts');

/** Starts the stand-ins that a site is built and served against; returns how to stop them. */
async function startStandIns() {
  const file = inRoot('e2e/support/fake-services.ts');
  const child = spawn(nodePath(), [inRoot('node_modules/tsx/dist/cli.mjs'), file], {
    cwd: root,
    stdio: 'inherit',
    env: childEnv(),
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const ok = await fetch(`http://127.0.0.1:${stubs.contentful}/__health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return () => child.kill();
    if (child.exitCode !== null) fail('The stand-ins could not be started.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return fail('The stand-ins did not answer.');
}

/** Builds each site that the tests need, where it is not built already. */
async function buildSites() {
  const stop = await startStandIns();
  for (const [name, { env }] of Object.entries(sites)) {
    step(`Site "${name}"`);
    const child = spawn(nodePath(), [inRoot('scripts/lib/build-if-stale.mjs')], {
      cwd: root,
      stdio: 'inherit',
      env: childEnv(env),
    });
    const code = await new Promise((resolve) => child.on('exit', resolve));
    if (code !== 0) {
      stop();
      fail(`The site "${name}" could not be built.`);
    }
  }
  stop();
}

/** Builds what is stale, then runs Playwright with `args`. */
export async function endToEnd(args) {
  await checkedEnvironment();
  await buildSites();
  step('End-to-end tests (playwright)');
  runPackage('playwright', ['test', ...args], { env: { CHROME_PATH: systemChromium() ?? '' } });
}
