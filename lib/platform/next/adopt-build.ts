import { readFileSync } from 'node:fs';
import { buildPaths } from './build-output.ts';

/**
 * Gives Next, which is about to start in this process, the settings that the build `dir` was made with, and the file of
 * our cache handler. Next's own server of a standalone folder passes its settings the same way.
 */
export function adoptBuild(dir: string, cacheHandler: string): void {
  const { config } = JSON.parse(readFileSync(buildPaths(dir).settings, 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, cacheHandler });
}
