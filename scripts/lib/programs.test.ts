import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findSkippedTests } from '../../lib/platform/testing/commands';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('node:fs');
});

test('the tests of missing programs are skipped, and only those', async () => {
  vi.stubEnv('CI', '');
  expect(findSkippedTests()).toEqual([]);
  vi.resetModules();
  const isMissing = (file: string) => path.basename(file) === 'redis-server';
  vi.doMock('node:fs', async (original) => {
    const fs = await original<typeof import('node:fs')>();
    return { ...fs, existsSync: (file: string) => !isMissing(file) && fs.existsSync(file) };
  });
  const commands = await import('../../lib/platform/testing/commands');
  expect(commands.findSkippedTests()).toContain('lib/platform/redis/rejections.process.test.ts');
  expect(commands.findSkippedTests()).not.toContain('lib/database/postgres.process.test.ts');
  vi.stubEnv('CI', '1');
  expect(commands.findSkippedTests()).toEqual([]);
});

test('nothing that tests run uses sudo', () => {
  for (const file of [
    'scripts/lib/programs.mjs',
    'scripts/lib/setup.mjs',
    'scripts/test.mjs',
    'scripts/e2e.mjs',
  ])
    expect(readFileSync(file, 'utf8')).not.toContain('sudo');
});
