import { prepare } from './lib/setup.mjs';

if (await prepare()) {
  const { checkedEnvironment } = await import('./lib/environment.mjs');
  const { nextCommand } = await import('../lib/platform/next/command.ts');
  const { PORT } = await checkedEnvironment();
  process.argv = [process.execPath, 'next', 'dev', '--port', String(PORT)];
  await import(nextCommand);
}
