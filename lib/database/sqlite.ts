import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** How long to wait for another process to release its lock (ms). */
const LOCK_TIMEOUT = 8_000;
/** How long SQLite waits for a lock before we retry (ms). Short, because the wait blocks the whole process. */
const BLOCKING_WAIT = 20;
/** SQLite's code if another process has the lock (sqlite.org/rescode.html#busy): the low 8 bits of an extended code. */
const SQLITE_BUSY = 5;

/** The path in `file:.data/leads.db` (relative) or `file:///var/leads.db`; null for any other URL. */
export function filePathOf(url: string): string | null {
  if (!url.startsWith('file:')) return null;
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}

/** Kysely's dialect for Node's SQLite. Every commit is flushed to disk. */
export function sqliteDialect(path: string): Dialect {
  return {
    createDriver: () => new Driver(path === ':memory:' ? path : resolve(path)),
    createAdapter: () => new Adapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class Adapter extends SqliteAdapter {
  readonly isSqlite = true;

  /** Kysely thinks that SQLite can't change tables in a transaction. It can, and our migrations rely on it. */
  override get supportsTransactionalDdl() {
    return true;
  }

  /** Keeps Kysely from queuing callers of our only connection. Our driver queues them, to know how long each waits. */
  override get supportsMultipleConnections() {
    return true;
  }
}

/** Retries while another process has SQLite's lock. Rejects transactions if a file was deleted or replaced. */
class Driver extends SqliteDriver {
  readonly #path: string;
  #opened = '';
  /** Settles when every caller so far has returned the connection. */
  #lastTurn: Promise<void> = Promise.resolve();
  #endTurn = () => {};
  /** When this process last got the write lock. Callers time out LOCK_TIMEOUT after that at the earliest. */
  #lastLockedAt = 0;

  constructor(path: string) {
    super({
      database: async () => {
        makeFolder(dirname(path));
        const db = await openSqlite(path);
        this.#opened = fileIds(path);
        return toKysely(db);
      },
    });
    this.#path = path;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    let waitingSince = Date.now();
    const previousTurn = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await previousTurn;
    this.#endTurn = resolve;
    const connection = await super.acquireConnection();
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        const getEnd = () => Math.max(waitingSince, this.#lastLockedAt) + LOCK_TIMEOUT;
        const result = await retryWhileBusy(() => connection.executeQuery<Row>(query), getEnd);
        waitingSince = Date.now();
        if (hasChangedLeads(query, result)) await retryWhileBusy(() => markChanged(connection), getEnd);
        return result;
      },
      streamQuery: (...query) => connection.streamQuery(...query),
    };
  }

  override async releaseConnection() {
    this.#endTurn();
  }

  /** Takes the write lock right away: after a read, it can't be taken if another process has written in between. */
  override async beginTransaction(connection: DatabaseConnection) {
    this.#assertInPlace();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    this.#lastLockedAt = Date.now();
  }

  override async commitTransaction(connection: DatabaseConnection) {
    this.#assertInPlace();
    await super.commitTransaction(connection);
  }

  #assertInPlace() {
    if (fileIds(this.#path) !== this.#opened) throw new DatabaseFileGone();
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === SQLITE_BUSY;

async function retryWhileBusy<Result>(
  work: () => Result | Promise<Result>,
  getEnd: () => number,
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > getEnd()) throw error;
      await sleep(5 + Math.random() * 20);
    }
  }
}

/** Whether a query has changed rows. Counts of visits, which change every second, are not worth another copy. */
const hasChangedLeads = ({ sql }: CompiledQuery, { rows, numAffectedRows }: QueryResult<unknown>) =>
  /^(insert into|update|delete from) (?!"visits")/.test(sql) && (numAffectedRows ?? rows.length) > 0;

/** Stores a random number in the file's header, where sea-oat-stays-copy.service compares it to that of its copy. */
const markChanged = (connection: DatabaseConnection) =>
  connection.executeQuery(CompiledQuery.raw(`pragma user_version = ${randomInt(2 ** 31)}`));

/** Thrown if the database or its log was deleted or replaced while it was open: new rows would be lost. */
class DatabaseFileGone extends Error {
  override name = 'DatabaseFileGone';
}

/** Returns a text that changes if another file replaces the database or its log, or if one of them is deleted. */
function fileIds(path: string): string {
  // The bundler must not look for these files, which exist only at run time.
  const stats = [path, `${path}-wal`].map((file) =>
    statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false }),
  );
  return stats.map((file) => file && `${file.dev}:${file.ino}`).join();
}

/** Creates a folder and its parents one by one, because Node's `recursive` option hangs under /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // `mkdirSync` also throws if another process has created the folder in the meantime, which is fine.
    if (!existsSync(path)) throw error;
  }
}

/** Opens a file with a write-ahead log (docs/decisions/0013-sqlite-journal.md). */
export function openSqlite(file: string): Promise<DatabaseSync> {
  const end = Date.now() + LOCK_TIMEOUT;
  return retryWhileBusy(
    () => connect(file),
    () => end,
  );
}

function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BLOCKING_WAIT, enableForeignKeyConstraints: true });
  try {
    db.exec('pragma journal_mode = wal');
    // `full` flushes every commit to disk. `secure_delete` overwrites deleted rows in the file. The last two move every
    // commit from the log to the database at once, and shorten the log, which would otherwise keep deleted rows.
    db.exec('pragma synchronous = full; pragma secure_delete = on');
    db.exec('pragma wal_autocheckpoint = 1; pragma journal_size_limit = 0');
    // A first read creates the log.
    db.exec('select 1 from sqlite_master');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function toKysely(db: DatabaseSync): SqliteDatabase {
  const toInput = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    close: () => db.close(),
    prepare(sql) {
      const statement = db.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...toInput(parameters)),
        run: (parameters) => statement.run(...toInput(parameters)),
        iterate: (parameters) => statement.iterate(...toInput(parameters)),
      };
    },
  };
}
