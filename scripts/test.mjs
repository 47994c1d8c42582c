// The gate: types, lint and format, unit tests, builds, end-to-end tests. Works on a fresh clone.
import { installPackages, onProjectNode, runPackage, step } from './lib/setup.mjs';

installPackages();
if (!onProjectNode()) {
  const { installBrowser } = await import('./lib/browser.mjs');
  const { installServices } = await import('./lib/services.mjs');
  installBrowser();
  installServices();

  step('Checking types (tsc)');
  runPackage('next', ['typegen']);
  runPackage('tsc', ['--noEmit', '--incremental', 'false']);
  step('Checking lint and format (biome)');
  runPackage('biome', ['check', '.']);
  step('Unit tests (vitest)');
  runPackage('vitest', ['run']);

  const { endToEnd } = await import('./lib/end-to-end.mjs');
  await endToEnd(process.argv.slice(2));
}
