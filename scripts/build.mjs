import { installPackages, onProjectNode } from './lib/setup.mjs';

installPackages();
if (!onProjectNode()) {
  const { checkedEnvironment } = await import('./lib/environment.mjs');
  const { build } = await import('./lib/build.mjs');
  await build(await checkedEnvironment());
}
