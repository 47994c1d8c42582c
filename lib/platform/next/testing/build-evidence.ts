import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { buildPaths } from '../build-output.ts';
import type { Entry, GetContext } from '../cache-entry.ts';
import { FileSystemCache } from '../file-system-cache.ts';

/** What the contract is held against: files of a real build, and what Next's own cache makes of them. */
export interface BuildEvidence {
  dir: string;
  /** Every page that the build made, by the address it stands for. */
  documents: ReadonlyMap<string, string>;
  /** The notes beside the page that is looked at closely. */
  meta: { headers?: Record<string, string>; routeCache?: { key?: string } };
  /** The entry of that page, as Next's cache hands it to our handler. */
  entry: Entry | null;
  /** Next's list of routes. */
  routes: { rsc?: { header?: string; contentTypeHeader?: string } };
}

/** The page that is looked at closely: plain, and on every site. */
export const SAMPLE = '/about';

/** How Next asks its cache for a page. */
export const pageContext = { kind: 'APP_PAGE', isFallback: false } as GetContext;

/** Reads the build in `dir`. Throws where a file is missing. */
export async function readEvidence(dir: string): Promise<BuildEvidence> {
  const paths = buildPaths(dir);
  const app = path.join(paths.server, 'app');
  const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const meta = json(path.join(app, `${SAMPLE}.meta`));
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );

  return {
    dir,
    documents: new Map(
      files.map((name) => [`/${name.slice(0, -5)}`, readFileSync(path.join(app, name), 'utf8')]),
    ),
    meta,
    entry: await readEntry(paths.server, meta.routeCache?.key ?? SAMPLE),
    routes: json(paths.routesManifest),
  };
}

function readEntry(serverDistDir: string, key: string): Promise<Entry | null> {
  const cache = new FileSystemCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir,
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
    _requestHeaders: {},
  });
  return cache.get(key, pageContext);
}
