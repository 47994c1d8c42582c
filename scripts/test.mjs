// npm test: types, lint, format, imports, unit tests, builds, end-to-end tests. Works on a fresh clone.
import { prepare, printStep, runPackage } from './lib/setup.mjs';

if (await prepare()) {
  const { installPrograms } = await import('./lib/programs.mjs');
  const { buildSites, runEndToEnd } = await import('./lib/end-to-end.mjs');
  await installPrograms();
  // Check before the builds and not at the same time, because the builds write the same generated types.
  await import('./check.mjs');

  printStep('Builds (next build), and unit tests at the same time (vitest)');
  await Promise.all([buildSites(), runPackage('vitest', ['run', '--project', 'unit'], { isParallel: true })]);
  printStep('Tests that start processes, and tests of the build (vitest)');
  await runPackage('vitest', ['run', '--project', 'process', '--project', 'contract']);
  await runEndToEnd(process.argv.slice(2));
}
