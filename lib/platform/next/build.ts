import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Entry } from './cache-entry.ts';

const seconds = z.union([z.number(), z.literal(false)]);
const manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({ initialRevalidateSeconds: seconds.optional(), initialExpireSeconds: z.number().optional() }),
  ),
});

/** The build that a server serves: its id, and how long its ready-made pages are good for. */
export interface Build {
  id: string;
  lifetimeOf(key: string): Entry['cacheControl'];
}

/**
 * The build whose server files lie in `serverDistDir`. Next keeps the lifetime of a page made by the build in a list of
 * its own, not with the page. Throws where there is no build.
 */
export function readBuild(serverDistDir: string): Build {
  const file = (name: string) => readFileSync(path.join(serverDistDir, '..', name), 'utf8');
  const { routes } = manifest.parse(JSON.parse(file('prerender-manifest.json')));

  return {
    id: file('BUILD_ID').trim(),
    lifetimeOf(key) {
      const pathname = /\/\$(\/.*)$/.exec(key)?.[1];
      const route = pathname && routes[pathname === '/index' ? '/' : pathname];
      if (!route) return undefined;
      const { initialRevalidateSeconds: revalidate = false, initialExpireSeconds: expire } = route;
      return { revalidate, expire };
    },
  };
}
