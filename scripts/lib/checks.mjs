import { runPackage, step } from './setup.mjs';

/** Checks types. Not beside a build, which writes the same generated files. */
export async function checkTypes() {
  step('Checking types (tsc)');
  await runPackage('next', ['typegen']);
  await runPackage('tsc', ['--noEmit', '--incremental', 'false']);
}

/** Checks lint, format, imports and unused code (fallow.toml). */
export async function checkSources(options) {
  await runPackage('biome', ['check', '.'], options);
  await runPackage('fallow', ['dead-code', '--quiet', '--no-cache'], options);
}
