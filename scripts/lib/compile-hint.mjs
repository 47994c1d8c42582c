import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPaths } from '../../lib/platform/next/build-output.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts that every page starts with (React and Next), so that V8 compiles them whole while they arrive, on a
 * thread of its own (v8.dev/blog/explicit-compile-hints). Function by function on the main thread, as the start calls
 * them, they are the longest task of a page. Other engines read a comment.
 */
export function hintCompilation(buildDir) {
  const { rootMainFiles } = JSON.parse(readFileSync(buildPaths(buildDir).buildManifest, 'utf8'));
  for (const name of rootMainFiles) {
    const file = path.join(buildDir, name);
    writeFileSync(file, HINT + readFileSync(file, 'utf8'));
  }
}
