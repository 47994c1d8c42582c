import { DatabaseSync } from 'node:sqlite';
import { setImmediate as yieldToOthers } from 'node:timers/promises';

/**
 * Fills a SQLite database with 20 MB of leads. Then stores lead after lead while `work` runs, over a connection that
 * fails at once if the database is locked. Returns how many leads there were before, and how many were stored.
 */
export async function storeDuring(path: string, work: () => Promise<unknown>) {
  using db = new DatabaseSync(path, { timeout: 0 });
  const insert = db.prepare(
    `insert into leads (id, kind, status, data, context, signs, fingerprint, created_at)
     values (?, 'contact', 'new', ?, '{}', '', '', 0)`,
  );
  const filled = 5_000;
  db.exec('begin');
  for (let n = 0; n < filled; n += 1) insert.run(`SO-${n}`, JSON.stringify({ message: '.'.repeat(4_000) }));
  db.exec('commit');
  let isDone = false;
  let stored = 0;
  const working = work().finally(() => {
    isDone = true;
  });
  for (await yieldToOthers(); !isDone; await yieldToOthers()) {
    insert.run(`SO-NEW-${stored}`, '{}');
    stored += 1;
  }
  await working;
  return { filled, stored };
}
