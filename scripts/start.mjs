// npm start: installs missing packages, builds if something has changed, and serves the site.
import { existsSync } from 'node:fs';
import { inRoot, prepare, printStep } from './lib/setup.mjs';

if (!existsSync(inRoot('node_modules')))
  printStep('First start, up to eight minutes: 1. install packages, 2. build the site, 3. serve it');

if (await prepare()) {
  const { build } = await import('./lib/build.mjs');
  await build({ onlyIfStale: true });
  printStep('Starting the server');
  await import('./serve.mjs');
}
