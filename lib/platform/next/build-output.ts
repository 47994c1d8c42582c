import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The folder of Next's build below the project. The end-to-end tests build a second site in another one. */
export const buildDir = process.env.NEXT_BUILD_DIR || '.next';

/** Paths of the files and folders in the build `dir` that this project reads. */
export const buildPaths = (dir: string) => ({
  id: path.join(dir, 'BUILD_ID'),
  server: path.join(dir, 'server'),
  static: path.join(dir, 'static'),
  prerenderManifest: path.join(dir, 'prerender-manifest.json'),
  fetchCache: path.join(dir, 'cache/fetch-cache'),
});

/** Whether `dir` holds a complete build. */
export function hasBuild(dir: string): boolean {
  // The bundler, which imports this file for `buildDir`, would trace the whole project.
  return existsSync(/* turbopackIgnore: true */ buildPaths(dir).id);
}

/**
 * Removes what earlier builds cached of their data: what the code of the last build made of it need not fit this one.
 */
export function removeCachedData(dir: string): void {
  rmSync(buildPaths(dir).fetchCache, { recursive: true, force: true });
}
