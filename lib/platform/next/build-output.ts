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

/** A file of a finished site: what `originOf` returned when its pages were generated. */
export const BUILT_FOR = 'built-for';

/** The origin in the addresses of pages; empty where SITE_URL is not set, because the port may change. */
export const originOf = ({ SITE_URL }: { SITE_URL: string }) => (process.env.SITE_URL ? SITE_URL : '');
