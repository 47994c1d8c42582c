import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import type { Database } from './schema.ts';

// Our bigints are times in milliseconds, far below 2^53, where numbers lose precision.
types.setTypeParser(types.builtins.INT8, Number);

/** How long a statement of a transaction may take, such as one that waits for a lock (ms). */
const STATEMENT_TIMEOUT = 8_000;
/** How long a query or a transaction may take (ms). A visitor waits 20 s at most, 5 of them for a connection. */
const USE_TIMEOUT = 10_000;

/**
 * Whether the database is PostgreSQL. `instanceof` would fail: Next bundles each route separately, so the adapter may
 * come from another copy of its class.
 */
export const isPostgres = (db: Database) => !('isSqlite' in db.getExecutor().adapter);

/** Returns Kysely's dialect with a connection pool for a `postgres://` URL. */
export function postgresDialect(url: string): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  });
  // The pool listens for errors only on idle connections. Without this listener, one that breaks in use would end the
  // process. Its query still fails, and the pool replaces the connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  // A frozen server never responds. Its connections must leave the pool: later queries would wait behind the first.
  const timers = new WeakMap<PoolClient, NodeJS.Timeout>();
  pool.on('acquire', (client) =>
    timers.set(
      client,
      setTimeout(() => client.end(), USE_TIMEOUT),
    ),
  );
  pool.on('release', (_, client) => clearTimeout(timers.get(client)));
  return {
    createDriver: () => new Driver({ pool }),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class Driver extends PostgresDriver {
  /** Limits the statements here, because a pooler such as PgBouncer refuses that setting in a new connection. */
  override async beginTransaction(connection: DatabaseConnection) {
    const limit = `set local statement_timeout = ${STATEMENT_TIMEOUT}`;
    await connection.executeQuery(CompiledQuery.raw(`begin; ${limit}`));
  }
}
