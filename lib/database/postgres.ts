import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { withTimeout } from '../platform/time-limit.ts';
import type { Database } from './schema.ts';

// Our bigints are times in milliseconds, far below 2^53, where numbers lose precision.
types.setTypeParser(types.builtins.INT8, Number);

/** How long a visitor waits for a connection, and then for any query: then the server is frozen or gone (ms). */
const TIMEOUT = 8_000;
/** Also limits statements on the server (ms), which would wait for locks. Poolers refuse that for a connection. */
const BEGIN = 'begin; set local statement_timeout = 6000';

/**
 * Whether the database is PostgreSQL. `instanceof` would fail: Next bundles each route separately, so the adapter may
 * come from another copy of its class.
 */
export const isPostgres = (db: Database) => !('isSqlite' in db.getExecutor().adapter);

/** Returns Kysely's dialect with a connection pool for a `postgres://` URL. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: TIMEOUT,
    idleTimeoutMillis: 30_000,
  });
  // The pool listens for errors only on idle connections. Without this listener, one that breaks in use would end the
  // process. Its query still fails, and the pool replaces the connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const query = client.query.bind(client);
    const giveUp = () => {
      // Later queries would wait behind this one.
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
