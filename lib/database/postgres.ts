import { CompiledQuery, type DatabaseConnection, PostgresDialect, PostgresDriver } from 'kysely';
import { Pool, types } from 'pg';
import { withTimeout } from '../platform/time-limit.ts';
import type { Database } from './schema.ts';

// Our bigints are times in milliseconds, far below 2^53, where numbers lose precision.
types.setTypeParser(types.builtins.INT8, Number);

/** How long a statement of a transaction may take, such as one that waits for a lock (ms). */
const STATEMENT_TIMEOUT = 6_000;
/** How long any query may take: then the server is frozen or gone (ms). */
const QUERY_TIMEOUT = 8_000;

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
  });
  // The pool listens for errors only on idle connections. Without this listener, one that breaks in use would end the
  // process. Its query still fails, and the pool replaces the connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const query = client.query.bind(client);
    // The connection ends too: later queries would wait behind this one.
    const giveUp = () => {
      client.end();
      throw new Error('the database did not respond.');
    };
    const limited = (text: string, values: unknown[]) =>
      withTimeout(QUERY_TIMEOUT, query(text, values), giveUp);
    Object.assign(client, { query: limited });
  });
  return Object.assign(new PostgresDialect({ pool }), { createDriver: () => new Driver({ pool }) });
}

class Driver extends PostgresDriver {
  /** Limits the statements here, because a pooler such as PgBouncer refuses that setting in a new connection. */
  override async beginTransaction(connection: DatabaseConnection) {
    const limit = `set local statement_timeout = ${STATEMENT_TIMEOUT}`;
    await connection.executeQuery(CompiledQuery.raw(`begin; ${limit}`));
  }
}
