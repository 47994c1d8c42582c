import { installPackages, onProjectNode, stopWithParent } from './lib/setup.mjs';

installPackages();
if (!onProjectNode()) {
  stopWithParent();
  const { checkedEnvironment } = await import('./lib/environment.mjs');
  const { serve } = await import('./lib/serve.mjs');
  await checkedEnvironment();
  await serve();
}
