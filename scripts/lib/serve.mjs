import { buildDir, hasBuild } from '../../lib/platform/next/build-output.ts';
import { checkedEnvironment } from './environment.mjs';
import { fail, inRoot, root } from './setup.mjs';

/** Serves the build in this very process, so that stopping or killing it stops the site. */
export async function serve() {
  const { HOST = 'localhost', PORT } = await checkedEnvironment();
  if (!hasBuild(inRoot(buildDir))) fail('There is no build yet: run "npm run build", or "npm start".');
  process.chdir(root);
  process.env.NODE_ENV = 'production';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const { serveSite } = await import('../../lib/platform/server/serve-site.ts');
  const { errorPage } = await import('../../lib/error-page.ts');
  await serveSite(root, { errorPage });
  // What the first visitor of a page would wait for: Next loads its modules, and its document is put together.
  const { listedPages } = await import('../../content/navigation.ts');
  for (const path of ['/', ...listedPages.map(({ href }) => href)])
    await fetch(`http://${HOST}:${PORT}${path}`)
      .then((page) => page.arrayBuffer())
      .catch(() => {});
}
