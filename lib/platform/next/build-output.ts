import { readFileSync } from 'node:fs';
import path from 'node:path';

export const buildDir = '.next';

export const buildPaths = (dir: string) => ({
  id: path.join(dir, 'BUILD_ID'),
  server: path.join(dir, 'server'),
  static: path.join(dir, 'static'),
  standalone: path.join(dir, 'standalone'),
  settings: path.join(dir, 'required-server-files.json'),
  prerenderManifest: path.join(dir, 'prerender-manifest.json'),
  fetchCache: path.join(dir, 'cache/fetch-cache'),
});

/** The file in a finished site that holds the origin for which its pages were built, as returned by `originOf`. */
export const BUILT_ORIGIN_FILE = 'built-for';

/** The origin of absolute URLs in pages. Empty without SITE_URL: the default has a port, which may change later. */
export const originOf = ({ SITE_URL }: { SITE_URL: string }) => (process.env.SITE_URL ? SITE_URL : '');

/**
 * Gives Next the settings that the build in `dir` was made with, and the path of our cache handler. Must be called
 * before Next starts. The server.js of Next's standalone output passes its settings the same way.
 */
export function configureNext(dir: string, cacheHandler: string): void {
  const { config } = JSON.parse(readFileSync(buildPaths(dir).settings, 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, cacheHandler });
}
