// The gate: types, lint and format, imports, unit tests, builds, end-to-end tests. Works on a fresh clone.
import { prepare, runPackage, step } from './lib/setup.mjs';

if (await prepare()) {
  const { checkSources, checkTypes } = await import('./lib/checks.mjs');
  const { installPrograms } = await import('./lib/programs.mjs');
  const { buildSites, runEndToEnd } = await import('./lib/end-to-end.mjs');
  await installPrograms();
  await checkTypes();

  step(
    'Builds (next build), and beside them lint, imports, unused code and unit tests (biome, fallow, vitest)',
  );
  const isBeside = true;
  await Promise.all([
    buildSites(),
    checkSources({ isBeside }).then(() => runPackage('vitest', ['run', '--project', 'unit'], { isBeside })),
  ]);
  step('Tests that start processes, and those of the build (vitest)');
  await runPackage('vitest', ['run', '--project', 'process', '--project', 'contract']);
  await runEndToEnd(process.argv.slice(2));
}
