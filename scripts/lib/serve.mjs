import { existsSync } from 'node:fs';
import { buildDir, buildPaths } from '../../lib/platform/next/build-output.ts';
import { checkedEnvironment } from './environment.mjs';
import { fail, inRoot, root } from './setup.mjs';

/** Serves the build in this process, so that stopping or killing it stops the site. */
export async function serve() {
  await checkedEnvironment();
  if (!existsSync(buildPaths(inRoot(buildDir)).id))
    fail('There is no build yet: run "npm run build", or "npm start".');
  process.chdir(root);
  process.env.NODE_ENV = 'production';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const { serveSite } = await import('../../lib/platform/server/serve-site.ts');
  // The build's sitemap leaves out pages that change without a build and those with `noindex`.
  await serveSite(root, { errorPath: '/problem', unlisted: ['/blog', '/portal', '/book-a-time'] });
}
