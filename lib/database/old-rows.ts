import { sql } from 'kysely';
import type { Database, Tables } from './schema.ts';
import { STEP_SIZE } from './steps.ts';

const DAY = 86_400_000;

/** The keys of releases before 016-add-keys, of which those of calls and analyses had no expiry. */
const oldKeys = [
  "select hash, 'lead' as opens, lead_id, expires_at from office_keys",
  "select hash, 'list' as opens, null as lead_id, expires_at from office_list_keys",
  `select hash, 'call' as opens, lead_id, starts_at + ${60 * DAY} as expires_at
    from meeting_keys join meetings using (lead_id)`,
  `select hash, 'analysis' as opens, lead_id, analysis_sent_at + ${180 * DAY} as expires_at
    from analysis_keys join leads on id = lead_id where analysis_sent_at is not null`,
];

/**
 * Copies rows of tables that earlier releases use. Not a migration: after a rollback, such a release writes new rows,
 * which the next start copies. The old tables keep their rows, so that old links also work after a rollback.
 */
export async function copyOldRows(db: Database): Promise<void> {
  for (const keys of oldKeys) await copyKeys(db, keys);
}

async function copyKeys(db: Database, keys: string, after = ''): Promise<void> {
  const { rows } = await sql<Tables['keys']>`select * from (${sql.raw(keys)}) as old
    where hash > ${after} and not exists (select 1 from keys where keys.hash = old.hash)
    order by hash limit ${STEP_SIZE}`.execute(db);
  const last = rows.at(-1);
  if (!last) return;
  const insert = db.insertInto('keys').values(rows);
  await insert.onConflict((conflict) => conflict.column('hash').doNothing()).execute();
  await copyKeys(db, keys, last.hash);
}
