import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
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
  #file: DatabaseFile | undefined;
  /** Since when another process has held the lock: those behind the first who waits do not wait as long again. */
  #lockedSince = 0;
  /** When that was seen last; 0 after a success. */
  #busyAt = 0;

  constructor(path: string) {
    super({ database: async () => (this.#file = new DatabaseFile(path)) });
  }

  override async beginTransaction(connection: DatabaseConnection) {
    for (;;) {
      try {
        this.#file?.recover();
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
    if (!this.#file?.isInPlace()) throw new DatabaseFileGone();
    await super.commitTransaction(connection);
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/** The file of a database, or its log, was deleted or replaced while it was open: what is written now would be lost. */
class DatabaseFileGone extends Error {
  override name = 'DatabaseFileGone';
}

/** An open database, as Kysely uses it. It knows which files it consists of: the main one, its log and the log's index. */
class DatabaseFile implements SqliteDatabase {
  readonly #path: string;
  #db: DatabaseSync;
  #opened: FileIdentity[];

  constructor(path: string) {
    this.#path = path;
    makeFolder(dirname(path));
    this.#db = connect(path);
    this.#opened = this.#found();
  }

  /** Moves what the log holds into the main file. SQLite then deletes the log by its name, which may be another's by now. */
  close(): void {
    if (this.isInPlace()) this.#db.close();
    else this.emptyLog();
  }

  prepare(sql: string) {
    const statement = this.#db.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...toInput(parameters)),
      run: (parameters: readonly unknown[]) => statement.run(...toInput(parameters)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...toInput(parameters)),
    };
  }

  /** Whether the path still leads to the files that were opened. */
  isInPlace(): boolean {
    return this.#found().every(({ id }, index) => id === this.#opened[index]?.id);
  }

  /**
   * Before a transaction: where only the log or its index is gone, moves what the log held into the file (it is still open,
   * though it has no name) and starts another. Throws a DatabaseFileGone where that could lose something.
   */
  recover(): void {
    if (this.isInPlace()) return;
    const [main, log] = this.#found();
    const [openedMain, openedLog] = this.#opened;
    const isLogOfOthers = log?.id !== openedLog?.id && log?.size;
    if (main?.id !== openedMain?.id || isLogOfOthers) throw new DatabaseFileGone();
    if (this.#db.isOpen) {
      if (!this.emptyLog()) throw new DatabaseFileGone();
      this.#db.close();
    }
    this.#db = connect(this.#path);
    this.#opened = this.#found();
    console.warn('The log of the database was deleted while it was open. What it held has been saved.');
  }

  /** Moves what the log holds into the main file. Whether all of it could be. */
  emptyLog(): boolean {
    return this.#db.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
  }

  #found(): FileIdentity[] {
    return ['', '-wal', '-shm'].map((suffix) => identityOf(this.#path + suffix));
  }
}

type FileIdentity = { id?: string; size?: number };

function identityOf(path: string): FileIdentity {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? { id: `${found.dev}:${found.ino}`, size: found.size } : {};
}

/** One by one: below /proc, Node's own way to make several (`recursive`) never ends. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: LOCK_TIMEOUT, enableForeignKeyConstraints: true });
  try {
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864;');
    // What is deleted leaves nothing in the file. The first look makes the log.
    db.exec('pragma secure_delete = on; select 1 from sqlite_schema');
    db.exec(`pragma busy_timeout = ${LOCK_BLOCK}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const toInput = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
