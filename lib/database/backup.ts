import { closeSync, existsSync, linkSync, openSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EnvironmentError } from '../platform/env-schema.ts';
import { filePathOf } from './sqlite.ts';

/** Copies a SQLite database to a new file that only its owner may read. Throws if `file` exists, or for PostgreSQL. */
export function backUp(url: string, file: string): void {
  const path = filePathOf(url);
  if (path === null)
    throw new EnvironmentError(
      'LEADS_DATABASE_URL is a PostgreSQL database: back it up with pg_dump (deploy/several-machines.md, "Backups").',
    );
  if (!existsSync(path)) throw new Error(`there is no ${path}.`);
  if (existsSync(file)) throw new Error(`${file} exists already, and a backup never overwrites a file.`);
  // Write to another name first: if the copy fails halfway, there must be no file that looks like a backup.
  const incompleteCopy = `${resolve(file)}.part`;
  rmSync(incompleteCopy, { force: true });
  try {
    closeSync(openSync(incompleteCopy, 'wx', 0o600));
    using db = new DatabaseSync(path, { timeout: 8_000 });
    db.prepare('vacuum into ?').run(incompleteCopy);
    linkSync(incompleteCopy, file);
  } finally {
    rmSync(incompleteCopy, { force: true });
  }
}

const MAX_MIGRATION_BACKUPS = 3;

/** Copies the SQLite database to a file next to it, and returns that file's path. Keeps only the newest copies. */
export function backUpBeforeMigration(migration: string, url: string, path: string): string {
  const prefix = `${resolve(path)}.before-`;
  // If an earlier attempt at this migration failed, its copy still exists, and `backUp` never overwrites a file.
  rmSync(prefix + migration, { force: true });
  backUp(url, prefix + migration);
  const files = readdirSync(dirname(prefix)).map((name) => join(dirname(prefix), name));
  // After the prefix comes the migration's name, which begins with its number, so sorting puts the oldest first.
  const copies = files.filter((file) => file.startsWith(prefix)).toSorted();
  for (const old of copies.slice(0, -MAX_MIGRATION_BACKUPS)) rmSync(old);
  return prefix + migration;
}
