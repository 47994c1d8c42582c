// Serves the newest build in this process, so that killing the process stops the site.
import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, inRoot, prepare, root } from './lib/setup.mjs';

if (await prepare()) {
  const current = inRoot('dist/current');
  if (!existsSync(current)) fail('There is no build yet: run "npm run build", or "npm start".');
  const site = realpathSync(current);
  // Later builds read this file, and don't remove the folder while this process is running.
  writeFileSync(path.join(site, 'server.pid'), String(process.pid));
  process.chdir(root);
  await import(pathToFileURL(path.join(site, 'server.js')));
}
