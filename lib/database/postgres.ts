import { PostgresDialect, sql } from 'kysely';
import { DatabaseError, Pool, types } from 'pg';
import { EnvironmentError } from '../platform/env-schema.ts';
import { withTimeout } from '../platform/time-limit.ts';
import type { Database } from './schema.ts';

// By default, pg returns a bigint as a string. Ours are times in milliseconds, which fit into a number (below 2^53).
types.setTypeParser(types.builtins.INT8, Number);

/** The longest time (ms) for connecting, and for each query. A server that takes longer is frozen or gone. */
const TIMEOUT = 8_000;
/** Limits each statement to 6 s, including waits for locks. Poolers reject this limit as a connection setting. */
const BEGIN = 'begin; set local statement_timeout = 6000';

/** PostgreSQL's code if an earlier query of the transaction has failed (in_failed_sql_transaction). */
const ABORTED = '25P02';

/** Keys of advisory locks. Never change or reuse one: instances may run different releases. */
export const locks = { migrations: 7_305_142, meetings: 7_305_143, limits: 7_305_144 };

/** `instanceof` would fail: Next bundles routes separately, so the adapter may come from another copy of its class. */
export const isPostgres = (db: Database) => !('isSqlite' in db.getExecutor().adapter);

export function postgresDialect(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: TIMEOUT,
    idleTimeoutMillis: 30_000,
  });
  // Without this listener, a broken connection would end the process. With it, only the connection's query fails, and
  // the pool opens a new connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const query = client.query.bind(client);
    let firstError: unknown;
    const giveUp = () => {
      // Close the connection, because later queries on it would wait for this one.
      client.end();
      throw new Error('PostgreSQL did not respond.');
    };
    Object.assign(client, {
      async query(text: string, values: unknown[]) {
        if (text === 'begin') firstError = undefined;
        try {
          return await withTimeout(TIMEOUT, query(text === 'begin' ? BEGIN : text, values), giveUp);
        } catch (error) {
          firstError ??= error;
          // After an error, PostgreSQL rejects the other queries of the transaction without repeating the reason.
          throw error instanceof DatabaseError && error.code === ABORTED ? firstError : error;
        }
      },
    });
  });
  return new PostgresDialect({ pool });
}

/**
 * Rejects if the database can't store every letter. SQL_ASCII can, but doesn't sort or compare them, so only databases
 * that have leads already may go on with it.
 */
export async function checkEncoding(db: Database, isNew: boolean): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8' || (encoding === 'SQL_ASCII' && !isNew)) return;
  throw new EnvironmentError(
    `LEADS_DATABASE_URL names a database with the encoding ${encoding}: create one with the encoding UTF8.`,
  );
}
