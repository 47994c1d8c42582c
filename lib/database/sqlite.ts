import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** How long transactions wait for another process to finish its own (ms). */
const LOCK_TIMEOUT = 8_000;
/** Of that, how long SQLite may wait in one go: it blocks the whole process meanwhile. */
const LOCK_BLOCK = 20;
const SQLITE_BUSY = 5;

/** Kysely's dialect over Node's SQLite. A commit is on the disk when it returns. Only transactions wait for another process. */
export function sqliteDialect(path: string): Dialect {
  return {
    createDriver: () => new Driver(path === ':memory:' ? path : resolve(path)),
    createAdapter: () => new Adapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Kysely is wary of changing tables within a transaction; SQLite does it well, and our migrations rely on it. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Takes the write lock as a transaction begins: taken later, it fails at once where another process wrote meanwhile. */
class Driver extends SqliteDriver {
  readonly #path: string;
  #opened: string | null = null;
  /** Since when another process has held the lock: those behind the first who waits do not wait as long again. */
  #lockedSince = 0;
  /** When that was seen last; 0 after a success. */
  #busyAt = 0;

  constructor(path: string) {
    const onCreateConnection = async () => {
      this.#opened = identityOf(path);
    };
    super({ database: async () => open(path), onCreateConnection });
    this.#path = path;
  }

  /** Throws unless the path still leads to the file that was opened: what is written into another is lost. */
  #checkInPlace(): void {
    if (identityOf(this.#path) !== this.#opened) throw new DatabaseFileGone(this.#path);
  }

  override async beginTransaction(connection: DatabaseConnection) {
    for (;;) {
      try {
        this.#checkInPlace();
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        this.#busyAt = 0;
        return;
      } catch (error) {
        if (!isBusy(error)) throw error;
        const now = Date.now();
        if (now > this.#busyAt + LOCK_TIMEOUT) this.#lockedSince = now;
        this.#busyAt = now;
        if (now > this.#lockedSince + LOCK_TIMEOUT) throw error;
        await sleep(5 + Math.random() * 20);
      }
    }
  }

  override async commitTransaction(connection: DatabaseConnection) {
    this.#checkInPlace();
    await super.commitTransaction(connection);
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/** The file of a database was deleted or replaced while it was open. */
class DatabaseFileGone extends Error {
  override name = 'DatabaseFileGone';
}

function identityOf(path: string): string | null {
  const found = path === ':memory:' ? null : statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

function open(file: string): SqliteDatabase {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });

  const db = new DatabaseSync(file, { timeout: LOCK_TIMEOUT, enableForeignKeyConstraints: true });
  try {
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864;');
    db.exec(`pragma busy_timeout = ${LOCK_BLOCK}`);
  } catch (error) {
    db.close();
    throw error;
  }

  const prepared = new Map<string, StatementSync>();
  return {
    close: () => db.close(),
    prepare(sql) {
      const statement = prepared.get(sql) ?? db.prepare(sql);
      if (prepared.size < 200) prepared.set(sql, statement);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...toInput(parameters)),
        run: (parameters) => statement.run(...toInput(parameters)),
        iterate: (parameters) => statement.iterate(...toInput(parameters)),
      };
    },
  };
}

const toInput = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
