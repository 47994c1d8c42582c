// The gate: types, lint and format, imports, unit tests, builds, end-to-end tests. Works on a fresh clone.
import { prepare, runPackage, step } from './lib/setup.mjs';

if (await prepare()) {
  const { installPrograms } = await import('./lib/programs.mjs');
  const { buildSites, runEndToEnd } = await import('./lib/end-to-end.mjs');
  await installPrograms();

  // Before the build, which writes the same generated types.
  step('Checking types (tsc)');
  await runPackage('next', ['typegen']);
  await runPackage('tsc', ['--noEmit', '--incremental', 'false']);

  step(
    'Builds (next build), and beside them lint, imports, unused code and unit tests (biome, fallow, knip, vitest)',
  );
  const runBeside = (command, ...args) => runPackage(command, args, { isBeside: true });
  await Promise.all([
    buildSites(),
    runBeside('biome', 'check', '.')
      .then(() => runBeside('fallow', 'dead-code', '--boundary-violations', '--quiet', '--no-cache'))
      .then(() => runBeside('knip', '--no-progress'))
      .then(() => runBeside('vitest', 'run', '--project', 'unit')),
  ]);
  step('Tests that start processes, and those of the build (vitest)');
  await runPackage('vitest', ['run', '--project', 'process', '--project', 'contract']);
  await runEndToEnd(process.argv.slice(2));
}
