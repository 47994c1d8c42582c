import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { isBuildSetting } from '../../lib/platform/env-schema.ts';
import { isRunning } from '../../lib/platform/is-running.ts';
import { BUILT_ORIGIN_FILE, buildDir, buildPaths, originOf } from '../../lib/platform/next/build-output.ts';
import { loadEnvironment } from './environment.mjs';
import { bundleIslands } from './islands.mjs';
import { minifiedScripts } from './minified-scripts.mjs';
import { inRoot, printStep, runPackage } from './setup.mjs';

const sources = [
  ...[
    'app',
    'components',
    'content',
    'lib',
    'public',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.build.json',
  ],
  ...['scripts/contentful.ts', 'scripts/leads', 'scripts/leads.ts', 'scripts/lib'],
  ...['instrumentation.ts', 'next.config.ts', 'next-sitemap.config.mjs', 'postcss.config.mjs', 'server.ts'],
];

/** Programs that production runs in addition to Next's files. Each is bundled into one file of the finished site. */
const programs = {
  server: 'server.ts',
  leads: 'scripts/leads.ts',
  contentful: 'scripts/contentful.ts',
  'cache-handler': 'lib/platform/next/cache/cache-handler.ts',
  'calendar-program': 'lib/platform/calendar/calendar-program.ts',
  'calendar-thread': 'lib/platform/calendar/calendar-thread.ts',
};

const paths = buildPaths(inRoot(buildDir));

/** This file holds the hash of the sources that `.next` was compiled from. */
const sourceHashFile = inRoot(buildDir, 'compiled-from');

const newHash = () => createHash('sha256').update(process.version);

/** Returns a hash of everything that a build is made from: code, content, pictures and the versions of packages. */
function hashSources() {
  const hash = newHash();
  for (const file of sources.flatMap(filesOf)) {
    if (/\.test\.tsx?$|\/testing\//.test(file)) continue;
    // Hash only the size and modification time of a picture, because reading all pictures would be slow.
    const { size, mtimeMs } = fs.statSync(inRoot(file));
    hash
      .update(file)
      .update(file.startsWith('public/') ? `${size} ${mtimeMs}` : fs.readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

function filesOf(source) {
  if (fs.statSync(inRoot(source)).isFile()) return [source];
  const names = fs.readdirSync(inRoot(source), { recursive: true }).sort();
  return names.map((name) => path.join(source, name)).filter((name) => fs.statSync(inRoot(name)).isFile());
}

/**
 * Builds the site and its sitemap into a new folder in `into`, and points the symlink `current` there. With
 * `onlyIfStale`, does nothing if no source or setting has changed. A build in a folder other than dist reuses code that
 * is already compiled and only generates the pages, because only that depends on the settings.
 */
export async function build({ onlyIfStale, into = 'dist' }) {
  const environment = await loadEnvironment();
  const settings = Object.entries(environment).filter(([name]) => isBuildSetting(name));
  const code = hashSources();
  const name = newHash().update(code).update(JSON.stringify(settings)).digest('hex').slice(0, 16);
  const current = inRoot(into, 'current');
  if (onlyIfStale && fs.existsSync(current) && fs.readlinkSync(current).startsWith(name))
    return printStep('The build is up to date');
  // Remove the data that an earlier build cached, because it may be outdated.
  fs.rmSync(paths.fetchCache, { recursive: true, force: true });
  const isCompiled =
    into !== 'dist' && fs.existsSync(sourceHashFile) && fs.readFileSync(sourceHashFile, 'utf8') === code;
  printStep(isCompiled ? 'Generating the pages (next build)' : 'Building the site (next build)');
  const mode = isCompiled ? ['--experimental-build-mode', 'generate'] : [];
  await runPackage('next', ['build', ...mode], { hint: 'The build failed: see above.' });
  fs.writeFileSync(sourceHashFile, code);
  await completeSite();
  fs.writeFileSync(path.join(paths.standalone, BUILT_ORIGIN_FILE), originOf(environment));
  const site = inRoot(into, `${name}-${Date.now()}`);
  fs.cpSync(paths.standalone, site, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  fs.rmSync(paths.standalone, { recursive: true });
  switchTo(site, current);
}

/** Adds what Next's standalone folder lacks: public files, scripts and style sheets, the sitemap, and our programs. */
async function completeSite() {
  const site = paths.standalone;
  fs.cpSync(inRoot('public'), path.join(site, 'public'), { recursive: true });
  printStep('Bundling the islands (esbuild)');
  await bundleIslands(paths.static);
  fs.cpSync(paths.static, path.join(site, buildDir, 'static'), { recursive: true });
  printStep('Writing the sitemap (next-sitemap)');
  // tsx, because the list of pages is TypeScript that imports like a bundler.
  await runPackage('tsx', [
    'node_modules/next-sitemap/bin/next-sitemap.mjs',
    '--config',
    'next-sitemap.config.mjs',
  ]);
  await bundle({
    absWorkingDir: inRoot(),
    entryPoints: programs,
    outdir: site,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    conditions: ['react-server'],
    external: ['next', '@next/env', 'sharp'],
    plugins: [minifiedScripts],
    // Define `require`, because bundled CommonJS packages call it, and an ES module has none.
    banner: {
      js: "import module from 'node:module'; const require = module.createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

/** The finished site doesn't need source maps, TypeScript, Next's trace files, or the build machine's .env files. */
const isNeeded = (file) => !/\.(map|ts|nft\.json)$|\/\.env[^/]*$/.test(file);

/** Points the symlink `current` to the folder `site`, and removes other builds that no server is running. */
export function switchTo(site, current) {
  const builds = path.dirname(current);
  fs.symlinkSync(path.basename(site), `${site}-link`);
  fs.renameSync(`${site}-link`, current);
  for (const name of fs.readdirSync(builds)) {
    const folder = path.join(builds, name);
    if (folder !== site && folder !== current && !isServed(folder)) fs.rmSync(folder, { recursive: true });
  }
}

/** Whether a server that `npm run serve` started in this folder is still running. */
function isServed(folder) {
  const pidFile = path.join(folder, 'server.pid');
  return fs.existsSync(pidFile) && isRunning(Number(fs.readFileSync(pidFile, 'utf8')));
}
