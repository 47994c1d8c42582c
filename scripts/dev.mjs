import { installPackages, onProjectNode, stopWithParent } from './lib/setup.mjs';

installPackages();
if (!onProjectNode()) {
  stopWithParent();
  const { checkedEnvironment } = await import('./lib/environment.mjs');
  const { nextCommand } = await import('../lib/platform/next/command.ts');
  const { PORT } = await checkedEnvironment();
  process.argv = [process.execPath, 'next', 'dev', '--port', String(PORT)];
  await import(nextCommand);
}
