import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PrerenderManifest } from 'next/dist/build/index.js';
import { buildPaths } from '../build-output.ts';
import type { Entry } from './cache-entry.ts';

/**
 * The id of the build whose server files lie in `serverDistDir`, and how long its ready-made pages are good for: Next
 * keeps that in a list of its own, not with the page. Throws where there is no build.
 */
export function readBuild(serverDistDir: string) {
  const paths = buildPaths(path.join(serverDistDir, '..'));
  const { routes }: PrerenderManifest = JSON.parse(readFileSync(paths.prerenderManifest, 'utf8'));

  return {
    id: readFileSync(paths.id, 'utf8').trim(),
    lifetimeOf(key: string): Entry['cacheControl'] {
      const pathname = /\/\$(\/.*)$/.exec(key)?.[1];
      const route = pathname && routes[pathname === '/index' ? '/' : pathname];
      if (!route) return undefined;
      const { initialRevalidateSeconds: revalidate, initialExpireSeconds: expire } = route;
      return { revalidate, expire };
    },
  };
}
