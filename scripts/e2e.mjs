import { prepare } from './lib/setup.mjs';

if (await prepare()) {
  const { installPrograms } = await import('./lib/programs.mjs');
  const { buildSites, runEndToEnd } = await import('./lib/end-to-end.mjs');
  await installPrograms();
  await buildSites();
  await runEndToEnd(process.argv.slice(2));
}
