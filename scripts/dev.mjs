import { inRoot, prepare } from './lib/setup.mjs';

if (await prepare()) {
  const { checkedEnvironment } = await import('./lib/environment.mjs');
  const { HOST, PORT } = await checkedEnvironment();
  process.argv = [process.execPath, 'next', 'dev', '--port', String(PORT)];
  if (HOST) process.argv.push('--hostname', HOST);
  await import(inRoot('node_modules/.bin/next'));
}
