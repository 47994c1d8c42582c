import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './schema.ts';

// Our bigints are times in milliseconds: far below the 2^53 from which a number loses digits.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Whether the database is PostgreSQL, the one of the two with several connections. Not by the class of its adapter:
 * Next bundles routes apart from each other, and the route that opened the database may have another copy of that
 * class.
 */
export const isPostgres = (db: Database) => db.getExecutor().adapter.supportsMultipleConnections !== false;

/** Kysely's dialect over a pool of connections to the server at a `postgres://` URL. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
  });
  // The pool listens only while a connection is idle. Without a listener a broken connection in use would end the
  // process; its query fails all the same, and the pool replaces the connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
