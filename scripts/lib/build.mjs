import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { isBuildSetting } from '../../lib/platform/env-schema.ts';
import { buildDir, buildPaths } from '../../lib/platform/next/build-output.ts';
import { checkedEnvironment } from './environment.mjs';
import { inRoot, runPackage, step } from './setup.mjs';

const sources = [
  ...['app', 'components', 'content', 'lib', 'public', 'scripts', 'package-lock.json', 'tsconfig.json'],
  ...['instrumentation.ts', 'next.config.ts', 'next-sitemap.config.mjs', 'postcss.config.mjs', 'server.ts'],
];

/** What production runs beside the files that Next compiles. Each becomes one file of the finished site. */
const programs = {
  server: 'server.ts',
  leads: 'scripts/leads.ts',
  contentful: 'scripts/contentful.ts',
  'cache-handler': 'lib/platform/next/cache/cache-handler.ts',
  'busy-times-program': 'lib/platform/calendar/busy-times-program.ts',
};

const paths = buildPaths(inRoot(buildDir));

/** A hash of the sources that the compiled code in `.next` was made of. */
const compiledFrom = inRoot(buildDir, 'compiled-from');

const hashOf = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

/** A hash of sources, content, pictures and packages. */
function hashOfSources() {
  const files = sources.flatMap(filesOf).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  return hashOf(
    process.version,
    ...files.flatMap((file) => {
      // Reading every picture would be slow, and its size and time change with it.
      const { size, mtimeMs } = statSync(inRoot(file));
      return [file, file.startsWith('public/') ? `${size} ${mtimeMs}` : readFileSync(inRoot(file))];
    }),
  );
}

/** The file itself, or all files below a folder. */
function filesOf(source) {
  if (statSync(inRoot(source)).isFile()) return [source];
  const names = readdirSync(inRoot(source), { recursive: true }).sort();
  return names.map((name) => path.join(source, name)).filter((name) => statSync(inRoot(name)).isFile());
}

/**
 * Builds the site into a new folder of `into` and points the link `current` there, so that a running server keeps its
 * own folder. With `onlyIfStale`, only if sources or settings have changed. With `onlyPages`, code that was compiled
 * from the same sources is kept: settings are read when a page is generated, not when it is compiled.
 */
export async function build({ onlyIfStale, onlyPages, into = 'dist' }) {
  const settings = Object.entries(await checkedEnvironment()).filter(([name]) => isBuildSetting(name));
  const code = hashOfSources();
  const name = hashOf(code, JSON.stringify(settings));
  const current = inRoot(into, 'current');
  if (onlyIfStale && existsSync(current) && readlinkSync(current).startsWith(name))
    return step('The build is up to date');
  const isCompiled = onlyPages && existsSync(compiledFrom) && readFileSync(compiledFrom, 'utf8') === code;
  // The code of an earlier build may have cached other data.
  rmSync(paths.fetchCache, { recursive: true, force: true });
  step(isCompiled ? 'Generating the pages (next build)' : 'Building the site (next build)');
  const mode = isCompiled ? ['--experimental-build-mode', 'generate'] : [];
  await runPackage('next', ['build', ...mode], { hint: 'The build failed: see above.' });
  writeFileSync(compiledFrom, code);

  await completeSite();
  const site = inRoot(into, `${name}-${Date.now()}`);
  cpSync(paths.standalone, site, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  rmSync(paths.standalone, { recursive: true });
  switchTo(site, current);
  step(`Built ${path.relative(inRoot(), site)}`);
}

/** Adds what Next leaves out of its standalone folder: public files, the sitemap, and our programs. */
async function completeSite() {
  cpSync(inRoot('public'), path.join(paths.standalone, 'public'), { recursive: true });
  cpSync(paths.static, path.join(paths.standalone, buildDir, 'static'), { recursive: true });
  step('Writing the sitemap (next-sitemap)');
  await runPackage('next-sitemap', ['--config', 'next-sitemap.config.mjs']);
  await bundle({
    absWorkingDir: inRoot(),
    entryPoints: programs,
    outdir: paths.standalone,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    conditions: ['react-server'],
    external: ['next', '@next/env', 'sharp'],
    // CommonJS packages call it.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

/** No source maps, TypeScript, lists for Next's own packaging, nor settings of the machine that built it. */
const isNeeded = (file) => !/\.(map|ts|nft\.json)$|\/\.env[^/]*$/.test(file);

/** Points the link `current` to the folder `site`, and removes other builds beside it that no server runs. */
export function switchTo(site, current) {
  const builds = path.dirname(current);
  const link = `${site}-link`;
  symlinkSync(path.basename(site), link);
  renameSync(link, current);
  for (const name of readdirSync(builds)) {
    const folder = path.join(builds, name);
    if (folder !== site && folder !== current && !isServed(folder)) rmSync(folder, { recursive: true });
  }
}

/** Whether the server that `npm run serve` started in this folder still runs. */
function isServed(folder) {
  try {
    return process.kill(Number(readFileSync(path.join(folder, 'server.pid'), 'utf8')), 0);
  } catch {
    return false;
  }
}
