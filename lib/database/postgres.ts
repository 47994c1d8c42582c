import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { withTimeout } from '../platform/time-limit.ts';
import type { Database } from './schema.ts';

// Our bigints are times in milliseconds, so they are safe as numbers (below 2^53).
types.setTypeParser(types.builtins.INT8, Number);

/** Max time to connect, and for each query (ms). A server that takes longer is frozen or gone. */
const TIMEOUT = 8_000;
/** The timeout (ms) includes waiting for locks. Set per transaction: poolers reject it per connection. */
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
  // Without this listener, a broken connection would end the process. Its query still fails, and the pool replaces it.
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
