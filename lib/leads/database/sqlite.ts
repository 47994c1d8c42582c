import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';

/**
 * Kysely's dialect over the SQLite that Node brings. `path` is a file (its directory is made) or ":memory:".
 * A commit is on the disk when it returns (write-ahead log, synchronous full).
 */
export function sqliteDialect(path: string): SqliteDialect {
  return new Dialect({ database: async () => open(path) });
}

/** Kysely is wary of changing tables within a transaction; SQLite does it well, and our migrations rely on it. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter() {
    return new Adapter();
  }
}

function open(path: string): SqliteDatabase {
  const file = path === ':memory:' ? path : resolve(path);
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });

  const db = new DatabaseSync(file, { timeout: 10_000, enableForeignKeyConstraints: true });
  try {
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864;');
  } catch (error) {
    db.close();
    throw error;
  }

  const prepared = new Map<string, StatementSync>();
  return {
    close: () => db.close(),
    prepare(sql) {
      // A transaction that reads first and writes later would fail at once when another process writes
      // between the two. Taking the lock at the start makes it wait instead.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const statement = prepared.get(text) ?? db.prepare(text);
      if (prepared.size < 200) prepared.set(text, statement);
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
