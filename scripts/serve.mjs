import { prepare } from './lib/setup.mjs';

if (await prepare()) {
  const { serve } = await import('./lib/serve.mjs');
  await serve();
}
