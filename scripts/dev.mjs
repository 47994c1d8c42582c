import { installPackages, onProjectNode, stopWithParent } from './lib/setup.mjs';

installPackages();
if (!onProjectNode()) {
  stopWithParent();
  const { checkedEnvironment } = await import('./lib/environment.mjs');
  const { PORT } = await checkedEnvironment();
  process.argv = [process.execPath, 'next', 'dev', '--port', String(PORT)];
  await import('next/dist/bin/next');
}
