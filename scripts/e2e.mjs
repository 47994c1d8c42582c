import { installPackages, onProjectNode } from './lib/setup.mjs';

installPackages();
if (!onProjectNode()) {
  const { installBrowser } = await import('./lib/browser.mjs');
  const { installServices } = await import('./lib/services.mjs');
  const { buildSites, runEndToEnd } = await import('./lib/end-to-end.mjs');
  installBrowser();
  installServices();
  await buildSites();
  runEndToEnd(process.argv.slice(2));
}
