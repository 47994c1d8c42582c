import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

/** An esbuild plugin that replaces each module of inline scripts with one that exports them minified, as strings. */
export const minifiedScripts = {
  name: 'minified-scripts',
  setup({ onLoad }) {
    onLoad({ filter: /\/browser\/[\w-]+\.ts$/ }, async ({ path }) => {
      if (!readFileSync(path, 'utf8').includes("from './inline-code.ts'")) return;
      const bundle = { entryPoints: [path], bundle: true, format: 'esm', platform: 'node', write: false };
      const { outputFiles } = await build({ ...bundle, minify: true, target: 'es2022' });
      const exports = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
      const lines = Object.entries(exports).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { contents: lines.join('\n') };
    });
  },
};
