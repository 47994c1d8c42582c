import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { buildPaths } from '../build-output.ts';
import type { GetContext } from '../cache/cache-entry.ts';
import { FileSystemCache } from '../cache/file-system-cache.ts';
import { builtFiles } from '../document/built-files.ts';

/** The page that is looked at closely: plain, and on every site. */
export const SAMPLE = '/about';

/** How Next asks its cache for a page. */
export const pageContext = { kind: 'APP_PAGE', isFallback: false } as GetContext;

/** What the contract is held against: files of a real build, and what Next's own cache makes of them. */
export type BuildEvidence = Awaited<ReturnType<typeof readEvidence>>;

type Meta = { headers?: Record<string, string>; routeCache?: { key?: string } };
type Routes = { rsc?: { header?: string; contentTypeHeader?: string } };

/** Reads the build in `dir`. Throws where a file is missing. */
export async function readEvidence(dir: string) {
  const paths = buildPaths(dir);
  const app = path.join(paths.server, 'app');
  const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const meta: Meta = json(path.join(app, `${SAMPLE}.meta`));
  const routes: Routes = json(paths.routesManifest);
  const names = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const cache = new FileSystemCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: paths.server,
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
    _requestHeaders: {},
  });

  return {
    dir,
    files: builtFiles(paths.server),
    /** Every page that the build made, by the address it stands for. */
    documents: new Map(
      names
        .filter((name) => name.endsWith('.html'))
        .map((name) => [`/${name.slice(0, -5)}`, readFileSync(path.join(app, name), 'utf8')]),
    ),
    /** The notes beside the page that is looked at closely. */
    meta,
    /** The entry of that page, as Next's cache hands it to our handler. */
    entry: await cache.get(meta.routeCache?.key ?? SAMPLE, pageContext),
    /** Next's list of routes. */
    routes,
  };
}
