// The whole set-up: installs what is missing, builds what has changed, and serves.
import { prepare, step } from './lib/setup.mjs';

if (await prepare()) {
  const { build } = await import('./lib/build.mjs');
  const { checkedEnvironment } = await import('./lib/environment.mjs');
  const { serve } = await import('./lib/serve.mjs');

  await build({ onlyIfStale: true });
  step(`Serving on port ${(await checkedEnvironment()).PORT}`);
  await serve();
}
