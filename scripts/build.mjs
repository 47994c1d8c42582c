// npm run build [-- --if-stale] [--compiled-in=FOLDER]: only if sources or settings have changed; with the
// compiled code of the build in FOLDER.
import { parseArgs } from 'node:util';
import { prepare } from './lib/setup.mjs';

if (await prepare()) {
  const { build } = await import('./lib/build.mjs');
  const { values } = parseArgs({
    options: { 'if-stale': { type: 'boolean' }, 'compiled-in': { type: 'string' } },
  });
  await build({ onlyIfStale: values['if-stale'], compiledIn: values['compiled-in'] });
}
