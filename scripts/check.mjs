import { prepare, step } from './lib/setup.mjs';

if (await prepare()) {
  const { checkSources, checkTypes } = await import('./lib/checks.mjs');
  await checkTypes();
  step('Lint, format, imports, unused code (biome, fallow)');
  await checkSources();
}
