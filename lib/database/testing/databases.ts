import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

/** Returns a function that creates an empty database of either kind and returns its URL, for the tests of one file. */
export function testDatabases(): (kind: DatabaseKind) => Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'leads-'));
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(async () => {
    await postgres?.stop();
    rmSync(directory, { recursive: true, force: true });
  }, 60_000);

  return async (kind) => {
    if (kind === 'SQLite') return `file:${directory}/deep/er/${crypto.randomUUID()}.db`;
    if (!postgres) throw new Error('PostgreSQL has not started.');
    return postgres.newDatabase();
  };
}
