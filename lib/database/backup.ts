import { closeSync, existsSync, linkSync, openSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { EnvironmentError } from '../platform/env-schema.ts';
import { filePathOf } from './open.ts';

/** Copies SQLite's database to a new file that only its owner may read. Rejects where that exists, and for PostgreSQL. */
export async function backUp(url: string, file: string): Promise<void> {
  const path = filePathOf(url);
  if (path === null)
    throw new EnvironmentError(
      'LEADS_DATABASE_URL names a PostgreSQL database: back it up with pg_dump (deploy/README.md, "Backups").',
    );
  if (!existsSync(path)) throw new Error(`there is no ${path}.`);
  const exists = () => new Error(`${file} exists already, and a backup replaces nothing.`);
  if (existsSync(file)) throw exists();
  // Only a whole copy gets the name.
  const part = `${resolve(file)}.part`;
  rmSync(part, { force: true });
  const db = new DatabaseSync(path, { timeout: 8_000 });
  try {
    closeSync(openSync(part, 'wx', 0o600));
    // All pages in one step: between steps, a lead that is stored would have it begin again.
    await backup(db, part, { rate: 2 ** 31 - 1 });
    linkSync(part, file);
  } catch (error) {
    throw existsSync(file) ? exists() : error;
  } finally {
    db.close();
    rmSync(part, { force: true });
  }
}
