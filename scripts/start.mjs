// The whole set-up: installs what is missing, builds what has changed, and serves.
import { installPackages, onProjectNode, step, stopWithParent } from './lib/setup.mjs';

installPackages();
if (!onProjectNode()) {
  stopWithParent();
  const { checkedEnvironment } = await import('./lib/environment.mjs');
  const { build, isBuilt } = await import('./lib/build.mjs');
  const { serve } = await import('./lib/serve.mjs');

  const environment = await checkedEnvironment();
  if (isBuilt(environment)) step('The build is up to date');
  else await build(environment);
  step(`Serving on port ${environment.PORT}`);
  await serve();
}
