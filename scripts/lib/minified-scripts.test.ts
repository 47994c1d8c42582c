import { Script } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import * as findInlineScripts from '@/lib/platform/next/document/inline-scripts';
import { minifiedScripts } from './minified-scripts.mjs';
import { inRoot } from './setup.mjs';

/** Bundles a module with inline scripts as a build does, and returns the exports of the bundle. */
async function bundleModule(name: string): Promise<typeof findInlineScripts & Record<string, string>> {
  const options = { bundle: true, format: 'esm', platform: 'node', write: false } as const;
  const entry = { entryPoints: [inRoot(`lib/platform/next/${name}.ts`)], plugins: [minifiedScripts] };
  const { outputFiles } = await build({ ...options, ...entry });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}

test('a build minifies every inline script', async () => {
  const minified = [...(await bundleModule('document/inline-scripts')).ourScripts];
  const written = [...findInlineScripts.ourScripts];
  expect(minified).toHaveLength(written.length);
  for (const [place, script] of minified.entries()) {
    expect(script).not.toMatch(/\n|<\/script|<!--/i);
    expect(script.length).toBeLessThanOrEqual(written[place]?.length ?? 0);
    if (!script.startsWith('{')) new Script(script);
  }
});

test('the script that counts a visit has at most 1,000 bytes', async () => {
  const { countVisitCode = '' } = await bundleModule('browser/count-visit');
  expect(Buffer.byteLength(countVisitCode)).toBeLessThanOrEqual(1_000);
});

test('other exports of modules with inline scripts keep their names and values', async () => {
  expect(await bundleModule('browser/loader')).toMatchObject({ LOADER_ID: 'loader' });
});
