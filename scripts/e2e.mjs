import { installPackages, onProjectNode } from './lib/setup.mjs';

installPackages();
if (!onProjectNode()) {
  const { installBrowser } = await import('./lib/browser.mjs');
  const { endToEnd } = await import('./lib/end-to-end.mjs');
  installBrowser();
  await endToEnd(process.argv.slice(2));
}
