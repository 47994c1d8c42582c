import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startPostgres } from './postgres.ts';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

/** Returns a function that creates an empty database of either kind and returns its URL, for the tests of one file. */
export function databaseFactory(): (kind: DatabaseKind) => Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'leads-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  return async (kind) => {
    if (kind === 'SQLite') return `file:${directory}/deep/er/${crypto.randomUUID()}.db`;
    const { newDatabase } = await startPostgres();
    return newDatabase();
  };
}
