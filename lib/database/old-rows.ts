import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import { DAY_MS } from '../platform/durations.ts';
import { isPostgres } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { STEP_SIZE } from './steps.ts';

/** The most rows per transaction: large, as every commit is flushed to disk, and short enough for a form to wait. */
const BATCH = 5 * STEP_SIZE;

/** The keys of releases before 016-add-keys, of which those of calls and analyses had no expiry. */
const oldKeys = [
  "select hash, 'lead' as opens, lead_id, expires_at from office_keys",
  "select hash, 'list' as opens, null as lead_id, expires_at from office_list_keys",
  `select hash, 'call' as opens, lead_id, starts_at + ${60 * DAY_MS} as expires_at
    from meeting_keys join meetings using (lead_id)`,
  `select hash, 'analysis' as opens, lead_id, analysis_sent_at + ${180 * DAY_MS} as expires_at
    from analysis_keys join leads on id = lead_id where analysis_sent_at is not null`,
];

/**
 * Copies keys, and moves uses, from the tables of earlier releases. Not a migration: after a rollback, such a release
 * writes new rows, which the next start copies. The old tables keep the keys, so that links work after a rollback.
 */
export async function copyOldRows(db: Database): Promise<void> {
  for (const keys of oldKeys) await copyKeys(db, keys);
  await moveUses(db);
}

async function moveUses(db: Database): Promise<void> {
  const { rows } = await sql<{ limit_key: string }>`
    select distinct limit_key from meeting_uses order by limit_key limit ${BATCH}`.execute(db);
  if (rows.length === 0) return;
  const isMoved = sql`limit_key in (${sql.join(rows.map(({ limit_key }) => limit_key))})`;
  await db.transaction().execute(async (transaction) => {
    // On PostgreSQL, two instances that start at once would both insert the rows.
    if (isPostgres(db)) await sql`lock table meeting_uses`.execute(transaction);
    await sql`insert into uses (limit_key, used_at, lead_id)
      select limit_key, used_at, lead_id from meeting_uses where ${isMoved}`.execute(transaction);
    await sql`delete from meeting_uses where ${isMoved}`.execute(transaction);
  });
  await yieldToOthers();
  await moveUses(db);
}

async function copyKeys(db: Database, keys: string, after = ''): Promise<void> {
  const { rows } = await sql<Tables['keys']>`select * from (${sql.raw(keys)}) as old
    where hash > ${after} and not exists (select 1 from keys where keys.hash = old.hash)
    order by hash limit ${BATCH}`.execute(db);
  const last = rows.at(-1);
  if (!last) return;
  const insert = db.insertInto('keys').values(rows);
  await insert.onConflict((conflict) => conflict.column('hash').doNothing()).execute();
  await yieldToOthers();
  await copyKeys(db, keys, last.hash);
}
