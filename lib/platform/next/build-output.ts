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

/** Removes the data that earlier builds cached, because this build's code may expect another shape. */
export function removeCachedData(dir: string): void {
  rmSync(buildPaths(dir).fetchCache, { recursive: true, force: true });
}
