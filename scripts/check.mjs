// Checks types, lint, format, imports and unused code (tsconfig.json, biome.json, fallow.toml).
import { prepare, printStep, runPackage } from './lib/setup.mjs';

if (await prepare()) {
  const { findSampleWords } = await import('./lib/sample-words.mjs');
  const lines = findSampleWords();
  if (lines.length > 0) printStep(`These lines still name the sample company:\n${lines.join('\n')}`);
  printStep('Types, lint, format, imports, unused code (tsc, biome, fallow)');
  await runPackage('next', ['typegen']);
  await runPackage('tsc', ['--noEmit', '--incremental', 'false']);
  await runPackage('biome', ['check', '.']);
  await runPackage('fallow', ['dead-code', '--quiet', '--no-cache']);
}
