import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './schema.ts';

// Our bigints are times in milliseconds, far below 2^53, where numbers lose precision.
types.setTypeParser(types.builtins.INT8, Number);

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
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
  });
  // The pool listens for errors only on idle connections. Without this listener, one that breaks in use would end the
  // process. Its query still fails, and the pool replaces the connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
