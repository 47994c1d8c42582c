import { closeSync, existsSync, linkSync, openSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EnvironmentError } from '../platform/env-schema.ts';
import { filePathOf } from './open.ts';

/**
 * Copies the SQLite database to a new file that only its owner may read. Throws if the file exists, or for PostgreSQL.
 */
export function backUp(url: string, file: string): void {
  const path = filePathOf(url);
  if (path === null)
    throw new EnvironmentError(
      'LEADS_DATABASE_URL is a PostgreSQL database: back it up with pg_dump (deploy/several-machines.md, "Backups").',
    );
  if (!existsSync(path)) throw new Error(`there is no ${path}.`);
  if (existsSync(file)) throw new Error(`${file} exists already, and a backup replaces nothing.`);
  // Only a complete copy gets the final name.
  const part = `${resolve(file)}.part`;
  rmSync(part, { force: true });
  try {
    closeSync(openSync(part, 'wx', 0o600));
    using db = new DatabaseSync(path, { timeout: 8_000 });
    db.prepare('vacuum into ?').run(part);
    linkSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
