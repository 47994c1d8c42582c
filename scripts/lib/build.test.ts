import { mkdirSync, mkdtempDisposableSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { switchTo } from './build.mjs';

/** Larger than any process id. */
const UNUSED_PID = 2 ** 30;

test('a new build replaces all others, except the one that a server still runs', () => {
  using builds = mkdtempDisposableSync(path.join(tmpdir(), 'builds-'));
  const current = path.join(builds.path, 'current');
  const build = (name: string, pid?: number) => {
    const site = path.join(builds.path, name);
    mkdirSync(site);
    if (pid) writeFileSync(path.join(site, 'server.pid'), String(pid));
    switchTo(site, current);
  };
  build('served', process.pid);
  build('stopped', UNUSED_PID);
  build('never-served');
  build('newest');
  expect(readdirSync(builds.path).sort()).toEqual(['current', 'newest', 'served']);
  expect(path.basename(realpathSync(current))).toBe('newest');
});
