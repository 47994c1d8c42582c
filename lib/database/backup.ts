import { closeSync, existsSync, linkSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EnvironmentError } from '../platform/env-schema.ts';
import { filePathOf } from './sqlite.ts';

/** How many copies from before migrations are kept. */
const KEPT = 3;

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
  copy(path, file);
}

/** Copies the SQLite database at a path before a migration. Returns the file, beside it; deletes all but the newest. */
export function backUpBefore(path: string, migration: string): string {
  const start = `${resolve(path)}.before-`;
  const file = start + migration;
  // Left by an attempt that failed.
  rmSync(file, { force: true });
  copy(path, file);
  const files = readdirSync(dirname(start)).map((name) => join(dirname(start), name));
  const copies = files
    .filter((name) => name.startsWith(start))
    .map((name) => ({ name, age: -statSync(name).mtimeMs }));
  for (const { name } of copies.toSorted((one, other) => one.age - other.age).slice(KEPT)) rmSync(name);
  return file;
}

function copy(path: string, file: string): void {
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
