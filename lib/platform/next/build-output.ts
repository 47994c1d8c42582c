import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The folder of Next's build below the project: another one where the tests build a second site. */
export const buildDir = process.env.NEXT_BUILD_DIR || '.next';

/** Files and folders of the build in `dir` that this project knows by name. */
export const buildPaths = (dir: string) => ({
  id: path.join(dir, 'BUILD_ID'),
  server: path.join(dir, 'server'),
  static: path.join(dir, 'static'),
  prerenderManifest: path.join(dir, 'prerender-manifest.json'),
  fetchCache: path.join(dir, 'cache/fetch-cache'),
});

/** Whether there is a whole build in `dir`. */
export function hasBuild(dir: string): boolean {
  // The bundler, which reads this file for `buildDir`, would take the whole project along.
  return existsSync(/* turbopackIgnore: true */ buildPaths(dir).id);
}

/** Removes what earlier builds cached of their data: what the code of the last build made of it need not fit this one. */
export function removeCachedData(dir: string): void {
  rmSync(buildPaths(dir).fetchCache, { recursive: true, force: true });
}
