import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { withTimeout } from '../platform/time-limit.ts';
import type { Database } from './schema.ts';

// By default, pg returns a bigint as a string. Ours are times in milliseconds, which fit into a number (below 2^53).
types.setTypeParser(types.builtins.INT8, Number);

/** The longest time (ms) for connecting, and for each query. A server that takes longer is frozen or gone. */
const TIMEOUT = 8_000;
/** Limits each statement to 6 s, including waits for locks. Poolers reject this limit as a connection setting. */
const BEGIN = 'begin; set local statement_timeout = 6000';

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
    const giveUp = () => {
      // Close the connection, because later queries on it would wait for this one.
      client.end();
      throw new Error('PostgreSQL did not respond.');
    };
    Object.assign(client, {
      query: (text: string, values: unknown[]) =>
        withTimeout(TIMEOUT, query(text === 'begin' ? BEGIN : text, values), giveUp),
    });
  });
  return new PostgresDialect({ pool });
}
