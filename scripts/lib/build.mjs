import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isBuildSetting } from '../../lib/platform/env-schema.ts';
import { buildDir, buildPaths } from '../../lib/platform/next/build-output.ts';
import { checkedEnvironment } from './environment.mjs';
import { inRoot, runPackage, step } from './setup.mjs';

const sources = [
  ...['app', 'components', 'content', 'lib', 'public', 'package-lock.json', 'tsconfig.json'],
  ...['instrumentation.ts', 'next.config.ts', 'next-sitemap.config.mjs', 'postcss.config.mjs'],
  'scripts/lib/postcss-layer-order.mjs',
];

const fingerprintFile = inRoot(buildDir, 'build-fingerprint');

/** A hash of everything that a build depends on: sources, content, pictures, packages and settings. */
function fingerprint(environment) {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap(filesOf)) {
    if (/\.test\.tsx?$|\/testing\//.test(file)) continue;
    // Reading every picture would be slow, and its size and time change with it.
    const { size, mtimeMs } = statSync(inRoot(file));
    hash.update(file).update(file.startsWith('public/') ? `${size} ${mtimeMs}` : readFileSync(inRoot(file)));
  }
  for (const [name, value] of Object.entries(environment)) {
    if (isBuildSetting(name)) hash.update(`${name}=${JSON.stringify(value)}`);
  }
  return hash.digest('hex');
}

/** The file itself, or all files below a folder. */
function filesOf(source) {
  if (statSync(inRoot(source)).isFile()) return [source];
  const names = readdirSync(inRoot(source), { recursive: true }).sort();
  return names.map((name) => path.join(source, name)).filter((name) => statSync(inRoot(name)).isFile());
}

/**
 * Builds the site and its sitemap; with `onlyIfStale`, only if sources or settings have changed since the last build.
 * `compiledIn` is the folder of another build of the same sources: its code is copied, and only the pages are
 * generated, because settings are read when a page is generated, not when it is compiled.
 */
export async function build({ onlyIfStale, compiledIn }) {
  const present = fingerprint(await checkedEnvironment());
  if (onlyIfStale && existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === present)
    return step('The build is up to date');
  rmSync(fingerprintFile, { force: true });
  // The code of an earlier build may have cached other data.
  rmSync(buildPaths(inRoot(buildDir)).fetchCache, { recursive: true, force: true });
  if (compiledIn) copyCode(inRoot(compiledIn), inRoot(buildDir));
  step(compiledIn ? 'Generating the pages (next build)' : 'Building the site (next build)');
  const mode = compiledIn ? ['--experimental-build-mode', 'generate'] : [];
  await runPackage('next', ['build', ...mode], { hint: 'The build failed: see above.' });
  step('Writing the sitemap (next-sitemap)');
  await runPackage('next-sitemap', ['--config', 'next-sitemap.config.mjs']);
  writeFileSync(fingerprintFile, present);
}

function copyCode(from, to) {
  const others = ['cache', 'dev', path.basename(fingerprintFile)].map((name) => path.join(from, name));
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (source) => !others.includes(source) });
}
