import fs from 'node:fs';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import react from 'react';
import reactDom from 'react-dom';
import { islands } from '../../components/ui/islands.ts';
import { ISLANDS_PATH, MANIFEST } from '../../lib/platform/next/document/islands.ts';
import { listUtilities } from '../../lib/platform/next/document/used-rules.ts';
import { inRoot } from './setup.mjs';

const folder = '@/lib/browser/islands';
/** What all islands share: React, and the values that islands of a page exchange. */
const runtimeCode = [
  `export { hydrateIsland } from '${folder}/hydrate-island';`,
  `export { createShared } from '${folder}/shared-value';`,
  `export { jsx, jsxs } from '${folder}/jsx-runtime';`,
  `export { ${Object.keys(react)} } from 'react';`,
  `export { ${Object.keys(reactDom).filter((name) => !(name in react))} } from 'react-dom';`,
].join('\n');
const SHARED = /^(react|react-dom|@\/lib\/browser\/islands\/(shared-value|jsx-runtime))$/;

/** Treats imports as Next does in pages: a picture is its URL in the build, and code for the server is an error. */
const asInPages = (staticDir) => ({
  name: 'as-in-pages',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^server-only$/ }, ({ importer }) => ({
      errors: [
        { text: `An island must not import ${path.relative(inRoot(), importer)}, which is for the server.` },
      ],
    }));
    const names = fs.readdirSync(path.join(staticDir, 'media'));
    onLoad({ filter: /\.svg$/ }, ({ path: file }) => {
      const { name, ext } = path.parse(file);
      const built = names.find((each) => each.startsWith(`${name}.`) && each.endsWith(ext));
      return { contents: `export default { src: '/_next/static/media/${built}' }` };
    });
  },
});

const fromRuntime = (file) => ({
  name: 'from-runtime',
  setup: ({ onResolve }) =>
    onResolve({ filter: SHARED }, () => ({ path: `./${file}`, external: true, sideEffects: false })),
});

/**
 * Bundles the runtime with React, and each island, into the folder of Next's static files. Writes a manifest that
 * lib/platform/next/document/islands.ts reads.
 */
export async function bundleIslands(staticDir) {
  const outdir = path.join(staticDir, 'islands');
  fs.rmSync(outdir, { recursive: true, force: true });
  const build = async (options) => {
    const { metafile } = await bundle({
      absWorkingDir: inRoot(),
      outdir,
      entryNames: '[name]-[hash]',
      bundle: true,
      minify: true,
      metafile: true,
      format: 'esm',
      target: ['chrome111', 'firefox115', 'safari16.4'],
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: 'automatic',
      jsxImportSource: folder,
      loader: { '.css': 'empty' },
      logLevel: 'warning',
      ...options,
    });
    return Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
  };
  const runtimeEntry = { contents: runtimeCode, resolveDir: inRoot(), sourcefile: 'react.js' };
  const [[runtime]] = await build({ stdin: runtimeEntry, entryNames: 'react-[hash]' });
  const urlOf = (output) => ISLANDS_PATH + path.basename(output);
  const sheets = fs.globSync('**/*.css', { cwd: staticDir });
  const css = sheets.map((name) => fs.readFileSync(path.join(staticDir, name), 'utf8')).join('\n');
  const utilities = [...listUtilities(css)];
  const manifest = { runtime: urlOf(runtime), islands: {} };
  for (const [name, file] of Object.entries(islands)) {
    const [[output]] = await build({
      entryPoints: { [name]: inRoot('components', file) },
      plugins: [fromRuntime(path.basename(runtime)), asInPages(staticDir)],
      // Code that an island loads later, such as HubSpot's form, is a file of its own.
      splitting: true,
    });
    const code = fs.readFileSync(inRoot(output), 'utf8');
    const words = new Set(code.split(/[\s"'`]+/));
    // A utility with a quote, such as `before:content-['/']`, is no single word.
    const isUsed = (utility) => words.has(utility) || (/["'`]/.test(utility) && code.includes(utility));
    manifest.islands[name] = { file: urlOf(output), classes: utilities.filter(isUsed) };
  }
  fs.writeFileSync(path.join(outdir, MANIFEST), JSON.stringify(manifest));
}
