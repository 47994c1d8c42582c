import { prepare } from './lib/setup.mjs';

if (await prepare()) {
  const { loadEnvironment } = await import('./lib/environment.mjs');
  const { nextCommand } = await import('../lib/platform/next/command.ts');
  const { HOST, PORT } = await loadEnvironment();
  process.argv = [process.execPath, 'next', 'dev', '--port', String(PORT)];
  if (HOST) process.argv.push('--hostname', HOST);
  await import(nextCommand);
}
