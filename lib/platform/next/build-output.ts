import path from 'node:path';

/** The folder of Next's files, below the project and in a finished site. */
export const buildDir = '.next';

/** Paths of the files and folders in the build `dir` that this project reads. */
export const buildPaths = (dir: string) => ({
  id: path.join(dir, 'BUILD_ID'),
  server: path.join(dir, 'server'),
  static: path.join(dir, 'static'),
  standalone: path.join(dir, 'standalone'),
  settings: path.join(dir, 'required-server-files.json'),
  prerenderManifest: path.join(dir, 'prerender-manifest.json'),
  fetchCache: path.join(dir, 'cache/fetch-cache'),
});
