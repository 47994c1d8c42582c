import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isBuildSetting } from '../../lib/platform/env-schema.ts';
import { buildDir, buildPaths, removeCachedData } from '../../lib/platform/next/build-output.ts';
import { precompress } from './precompress.mjs';
import { inRoot, runPackage, step } from './setup.mjs';

const sources = ['app', 'components', 'content', 'lib', 'public'];
const files = [
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'next-sitemap.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'scripts/lib/postcss-layer-order.mjs',
  'tsconfig.json',
];

const fingerprintFile = inRoot(buildDir, 'build-fingerprint');

function* filesBelow(folder) {
  for (const entry of readdirSync(inRoot(folder), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

/** One hash over everything that a build depends on: sources, content, pictures, packages and settings. */
function fingerprint(environment) {
  const hash = createHash('sha256').update(process.version);
  for (const file of [
    ...files.filter((name) => existsSync(inRoot(name))),
    ...sources.flatMap((dir) => [...filesBelow(dir)]),
  ]) {
    if (/\.test\.tsx?$|\/testing\//.test(file)) continue;
    // A picture's size and time tell enough, and cost nothing.
    const { size, mtimeMs } = statSync(inRoot(file));
    hash.update(file).update(file.startsWith('public/') ? `${size} ${mtimeMs}` : readFileSync(inRoot(file)));
  }
  for (const [name, value] of Object.entries(environment)) {
    if (isBuildSetting(name)) hash.update(`${name}=${JSON.stringify(value)}`);
  }
  return hash.digest('hex');
}

/** Whether the build at hand is the one that the present sources and settings would make. */
export function isBuilt(environment) {
  return existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint(environment);
}

/** Builds the site and its sitemap, and packs its files. */
export async function build(environment) {
  const present = fingerprint(environment);
  rmSync(fingerprintFile, { force: true });
  removeCachedData(inRoot(buildDir));
  step('Building the site (next build)');
  runPackage('next', ['build'], { hint: 'The build failed: see above.' });
  step('Packing its files (Brotli, gzip)');
  await precompress(buildPaths(inRoot(buildDir)).static);
  if (existsSync(inRoot('next-sitemap.config.mjs'))) {
    step('Writing the sitemap (next-sitemap)');
    runPackage('next-sitemap', ['--config', 'next-sitemap.config.mjs']);
  }
  writeFileSync(fingerprintFile, present);
}
