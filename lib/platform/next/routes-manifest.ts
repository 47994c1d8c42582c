import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { buildPaths } from './build-output.ts';

/** What is read of the file that Next writes with each build; no documentation of Next promises it. */
const manifest = z.object({
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
  rewrites: z.object({ afterFiles: z.array(z.object({ regex: z.string(), destination: z.string() })) }),
});

/** The routes of the build in `buildDir`. Throws where Next's list of them can't be read. */
export function readRoutes(buildDir: string) {
  return toRoutes(JSON.parse(readFileSync(buildPaths(buildDir).routesManifest, 'utf8')));
}

/** The routes that Next's `routes-manifest.json` lists: a rewritten address has the name of what answers it. */
export function toRoutes(content: unknown) {
  const { staticRoutes, dynamicRoutes, rewrites } = manifest.parse(content);
  const dynamic = dynamicRoutes.map(({ page, regex }) => ({ pattern: new RegExp(regex), name: page }));
  const rewritten = rewrites.afterFiles.map(({ regex, destination }) => ({
    pattern: new RegExp(regex),
    name: dynamic.find(({ pattern }) => pattern.test(destination))?.name ?? destination,
  }));
  return {
    // Without parameters. Pages such as /_not-found have no address of their own.
    fixed: new Set(staticRoutes.flatMap(({ page }) => (page.startsWith('/_') ? [] : page))),
    patterns: [...rewritten, ...dynamic],
  };
}
