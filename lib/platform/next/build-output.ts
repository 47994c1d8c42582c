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
