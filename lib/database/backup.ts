import {
  closeSync,
  existsSync,
  fdatasyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { EnvironmentError } from '../platform/env-schema.ts';
import { isRunning } from '../platform/is-running.ts';
import { filePathOf, openSqlite } from './sqlite.ts';

/** Pages (4 kB each) that are copied at a time, in another thread. */
const STEP_PAGES = 1_000;

/**
 * Copies a SQLite database, as it is at this moment, to a new file that only its owner may read. Others can write
 * meanwhile. Rejects if `file` exists, or for PostgreSQL.
 */
export async function backUp(url: string, file: string): Promise<void> {
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
  const descriptor = openSync(incompleteCopy, 'wx', 0o600);
  try {
    using source = await openSqlite(path);
    // Without a transaction, the copy would begin again whenever somebody writes.
    source.exec('begin; select 1 from sqlite_master');
    // Flush each step. If all were flushed at once, commits of others would have to wait for the disk.
    await backup(source, incompleteCopy, { rate: STEP_PAGES, progress: () => fdatasyncSync(descriptor) });
    // What was written in the meantime is only in the log. The first checkpoint moves it without keeping others from
    // writing, so that little is left for the second, which also empties the log.
    source.exec('commit; pragma wal_checkpoint(passive); pragma wal_checkpoint(truncate)');
    using copy = new DatabaseSync(incompleteCopy);
    copy.exec('pragma journal_mode = delete');
    linkSync(incompleteCopy, file);
  } finally {
    closeSync(descriptor);
    rmSync(incompleteCopy, { force: true });
  }
}

let copies = 0;

/** Returns a new path for a copy, named after this process, and deletes the copies of processes that were killed. */
export function newCopyPath(path: string): string {
  copies += 1;
  const copy = `${resolve(path)}.before-${process.pid}.${copies}`;
  for (const name of readdirSync(/* turbopackIgnore: true */ dirname(copy))) {
    const file = join(dirname(copy), name);
    const [, pid] = /\.before-(\d{1,10})\.\d{1,9}(?:\.part)?$/.exec(name) ?? [];
    const isOfDatabase = name.startsWith(`${basename(path)}.before-`);
    if (pid && isOfDatabase && (file.startsWith(copy) || !isRunning(Number(pid)))) rmSync(file);
  }
  return copy;
}

const MAX_MIGRATION_BACKUPS = 3;

/** Names a copy after the migration that follows, and returns its new path. Keeps only the newest copies. */
export function keepCopy(copy: string, migration: string, path: string): string {
  const prefix = `${resolve(path)}.before-`;
  // If an earlier attempt at this migration failed, this replaces its copy.
  renameSync(copy, prefix + migration);
  const files = readdirSync(dirname(prefix)).map((name) => join(dirname(prefix), name));
  const copies = files
    .filter((file) => file.startsWith(prefix) && /^\d{3}-/.test(file.slice(prefix.length)))
    .toSorted();
  // After the prefix comes the migration's name, which begins with its number, so sorting puts the oldest first.
  for (const old of copies.slice(0, -MAX_MIGRATION_BACKUPS)) rmSync(old);
  return prefix + migration;
}
