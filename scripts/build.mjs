// npm run build [-- --if-stale]: with the option, only where the build at hand is not that of the present sources.
import { prepare } from './lib/setup.mjs';

if (await prepare()) {
  const { build } = await import('./lib/build.mjs');
  await build({ onlyIfStale: process.argv.includes('--if-stale') });
}
