import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { openDatabase } from './open.ts';
import { postgresDialect } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { filePathOf } from './sqlite.ts';

/** Like `openDatabase`, but never creates a database: rejects if there is none, or if it isn't this site's. */
export async function openExistingDatabase(...args: Parameters<typeof openDatabase>): Promise<Database> {
  const [url] = args;
  const path = filePathOf(url);
  const name = path === null ? 'LEADS_DATABASE_URL' : resolve(path);
  if (path !== null && !existsSync(path)) throw new Error(`there is no database ${name}.`);
  if (!(path === null ? await isOursInPostgres(url) : isOursInSqlite(path)))
    throw new Error(`${name} is not a database of this site.`);
  return openDatabase(...args);
}

function isOursInSqlite(path: string): boolean {
  try {
    using db = new DatabaseSync(path, { readOnly: true, timeout: 8_000 });
    return db.prepare(`select 1 from sqlite_master where name = 'leads'`).get() !== undefined;
  } catch (error) {
    if (error instanceof Error && error.message === 'file is not a database') return false;
    throw error;
  }
}

async function isOursInPostgres(url: string): Promise<boolean> {
  await using db = new Kysely<Tables>({ dialect: postgresDialect(url) });
  const { rows } = await sql<{ name: string | null }>`select to_regclass('leads')::text as name`.execute(db);
  return rows[0]?.name != null;
}
