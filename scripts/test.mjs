// The gate: types, lint and format, unit tests, builds, end-to-end tests. Works on a fresh clone.
import { installPackages, onProjectNode, runPackage, runPackageBeside, step } from './lib/setup.mjs';

installPackages();
if (!onProjectNode()) {
  const { installBrowser } = await import('./lib/browser.mjs');
  const { installServices } = await import('./lib/services.mjs');
  const { buildSites, runEndToEnd } = await import('./lib/end-to-end.mjs');
  installBrowser();
  installServices();

  // Before the build, which writes the same generated types.
  step('Checking types (tsc)');
  runPackage('next', ['typegen']);
  runPackage('tsc', ['--noEmit', '--incremental', 'false']);

  step('Builds (next build), and beside them lint, unused code and unit tests (biome, knip, vitest)');
  await Promise.all([
    buildSites().then(() => runPackageBeside('vitest', ['run', '--project', 'contract'])),
    runPackageBeside('biome', ['check', '.'])
      .then(() => runPackageBeside('knip', ['--no-progress']))
      .then(() => runPackageBeside('vitest', ['run', '--project', 'unit'])),
  ]);
  runEndToEnd(process.argv.slice(2));
}
