import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { retentionDays } from '@/content/legal/privacy';
import type { Database } from '@/lib/database/schema';
import { STEP_SIZE } from '@/lib/database/steps';
import { toCentral } from '@/lib/office/agenda';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { singleton } from '@/lib/platform/singleton';
import type { Count } from './beacon';

/** Limits per day. Anyone can send made-up values, so everything above these limits is counted as `OTHER`. */
const MAX_SOURCES = 50;
const MAX_ROWS = { views: 1_000, errors: 50 };
export const OTHER = 'other';

/** The format of stored days, which are in Central time. */
export const DAY_FORMAT = 'yyyy-MM-dd';

/** Counts are stored at this interval, so a crash loses the counts of one interval at most. */
const STORE_INTERVAL_MS = 1_000;

type Row = Count & { day: string; count: number };

const pendingRows = singleton('visits', () => new Map<string, Row>());

/** Adds counts in memory. `startVisitStore` writes them to the database. */
export function addCounts(counts: readonly Count[], now = Date.now()): void {
  const day = toCentral(now).toFormat(DAY_FORMAT);
  for (const counted of counts) {
    const key = JSON.stringify([day, ...Object.values(counted)]);
    const row = pendingRows.get(key) ?? { ...counted, day, count: 0 };
    pendingRows.set(key, { ...row, count: row.count + 1 });
  }
}

/** Writes the counts to the database every second. Returns a function that writes the remaining counts and stops. */
export function startVisitStore(database: () => Promise<Database>) {
  const store = async () => {
    if (pendingRows.size === 0) return;
    const rows = [...pendingRows.values()];
    pendingRows.clear();
    for (let start = 0; start < rows.length; start += STEP_SIZE) {
      const step = rows.slice(start, start + STEP_SIZE);
      try {
        await storeRows(await database(), step);
      } catch (error) {
        logOf('visits').warn({ failure: failureOf(error), counts: step.length }, 'visits not stored');
      }
      await yieldToOthers();
    }
  };
  let storing = Promise.resolve();
  const timer = setInterval(() => {
    storing = storing.then(store);
  }, STORE_INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await storing;
    await store();
  };
}

async function storeRows(db: Database, rows: readonly Row[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const limits = new Map<string, Promise<RowLimit>>();
    for (const row of rows) {
      const { day, measure, subject, detail, count } = row;
      const values = { ...row };
      if (['views', 'seen', 'begun', 'errors'].includes(measure)) {
        const kind = measure === 'errors' ? 'errors' : 'views';
        const limit = limits.get(day + kind) ?? readLimit(transaction, day, kind);
        limits.set(day + kind, limit);
        if (!(await limit)(subject, detail))
          Object.assign(values, { detail: OTHER }, kind === 'errors' && { subject: '' });
      }
      await transaction
        .insertInto('visits')
        .values(values)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'measure', 'subject', 'detail'])
            .doUpdateSet((set) => ({ count: set('visits.count', '+', count) })),
        )
        .execute();
    }
  });
}

/** Returns whether the limits of a day allow a row. If so, counts it toward the limits, but doesn't write it. */
type RowLimit = (subject: string, detail: string) => boolean;

async function readLimit(db: Database, day: string, measure: 'views' | 'errors'): Promise<RowLimit> {
  const stored = db.selectFrom('visits').select(['subject', 'detail']);
  const existing = await stored.where('day', '=', day).where('measure', '=', measure).execute();
  const rows = new Set(existing.map(({ subject, detail }) => `${subject} ${detail}`));
  const details = new Set(existing.map(({ detail }) => detail));
  return (subject, detail) => {
    const row = `${subject} ${detail}`;
    if (rows.has(row)) return true;
    if (rows.size >= MAX_ROWS[measure] || (!details.has(detail) && details.size >= MAX_SOURCES)) return false;
    rows.add(row);
    details.add(detail);
    return true;
  };
}

export async function purgeVisits(db: Database, now = Date.now()): Promise<void> {
  const oldest = toCentral(now).minus({ days: retentionDays }).toFormat(DAY_FORMAT);
  await db.deleteFrom('visits').where('day', '<', oldest).execute();
}
