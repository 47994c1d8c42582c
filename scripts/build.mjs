// npm run build [-- --if-stale] [--only-pages] [--into=FOLDER]: only if sources or settings have changed; with the
// code that the last build compiled from the same sources; into a folder other than dist.
import { parseArgs } from 'node:util';
import { prepare } from './lib/setup.mjs';

if (await prepare()) {
  const { build } = await import('./lib/build.mjs');
  const { values } = parseArgs({
    options: { 'if-stale': { type: 'boolean' }, 'only-pages': { type: 'boolean' }, into: { type: 'string' } },
  });
  await build({ onlyIfStale: values['if-stale'], onlyPages: values['only-pages'], into: values.into });
}
