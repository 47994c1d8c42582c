import { readFileSync } from 'node:fs';
import { buildPaths } from './build-output.ts';

/**
 * Call before starting Next: gives it the settings that the build in `dir` was made with, and the path of
 * our cache handler. The server.js of Next's standalone output passes its settings the same way.
 */
export function adoptBuild(dir: string, cacheHandler: string): void {
  const { config } = JSON.parse(readFileSync(buildPaths(dir).settings, 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, cacheHandler });
}
