// npm run build [-- --if-stale] [--into=FOLDER]
// --if-stale: builds only if sources or settings have changed. --into: builds into another folder than dist, for a
// second site.
import { parseArgs } from 'node:util';
import { prepare } from './lib/setup.mjs';

if (await prepare()) {
  const { build } = await import('./lib/build.mjs');
  const { values } = parseArgs({ options: { 'if-stale': { type: 'boolean' }, into: { type: 'string' } } });
  await build({ onlyIfStale: values['if-stale'], into: values.into });
}
