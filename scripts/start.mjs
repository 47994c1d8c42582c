// npm start: installs missing packages, builds if something has changed, and serves the site.
import { existsSync } from 'node:fs';
import { inRoot, prepare, step } from './lib/setup.mjs';

if (!existsSync(inRoot('node_modules')))
  step('First start, up to eight minutes: 1. install packages, 2. build the site, 3. serve it');

if (await prepare()) {
  const { build } = await import('./lib/build.mjs');
  await build({ onlyIfStale: true });
  step('Starting the server');
  await import('./serve.mjs');
}
