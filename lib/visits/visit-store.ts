import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { retentionDays } from '@/content/legal/privacy';
import type { Database } from '@/lib/database/schema';
import { STEP_SIZE } from '@/lib/database/steps';
import { DIRECT } from '@/lib/inbox/source';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { startPolling } from '@/lib/platform/polling';
import { singleton } from '@/lib/platform/singleton';
import { addDays, type Day, officeDay } from '@/lib/time/calendar-days';
import type { Count } from './beacon';

/** Limits per day. Anyone can send made-up values, so everything above these limits is counted as `OTHER`. */
const MAX_SOURCES = 50;
/** How many of yesterday's most frequent sources have a place among those, whatever arrives before them. */
const MAX_KEPT_SOURCES = 40;
const MAX_ROWS = { views: 1_000, errors: 50 };
export const OTHER = 'other';

/** Counts are stored at this interval, so a crash loses the counts of one interval at most. */
const STORE_INTERVAL_MS = 1_000;

type Row = Count & { day: Day; count: number };

const pendingRows = singleton('visits', () => new Map<string, Row>());

/** Adds counts in memory. `startVisitStore` writes them to the database. */
export function addCounts(counts: readonly Count[], now = Date.now()): void {
  const day = officeDay(now);
  for (const counted of counts) {
    const key = JSON.stringify([day, ...Object.values(counted)]);
    const row = pendingRows.get(key) ?? { ...counted, day, count: 0 };
    pendingRows.set(key, { ...row, count: row.count + 1 });
  }
}

/** Writes the counts to the database every second. Returns a function that writes the remaining counts and stops. */
export function startVisitStore(database: () => Promise<Database>) {
  const report = (error: unknown, counts?: number) =>
    logOf('visits').warn({ failure: failureOf(error), counts }, 'visits not stored');
  const store = async () => {
    if (pendingRows.size === 0) return;
    const rows = [...pendingRows.values()];
    pendingRows.clear();
    for (let start = 0; start < rows.length; start += STEP_SIZE) {
      const step = rows.slice(start, start + STEP_SIZE);
      try {
        await storeRows(await database(), step);
      } catch (error) {
        report(error, step.length);
      }
      await yieldToOthers();
    }
  };
  const stopPolling = startPolling(STORE_INTERVAL_MS, store, report);
  return () => stopPolling(store);
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
  const frequent = measure === 'views' ? await readFrequentSources(db, day) : [];
  const kept = new Set([DIRECT, ...frequent]);
  const details = new Set([...frequent, ...existing.map(({ detail }) => detail)]);
  const rows = new Set(existing.map(({ subject, detail }) => `${subject} ${detail}`));
  return (subject, detail) => {
    const row = `${subject} ${detail}`;
    if (rows.has(row)) return true;
    // Made-up sources can't take the rows of kept ones either.
    if (rows.size >= MAX_ROWS[measure] * (kept.has(detail) ? 2 : 1)) return false;
    if (details.size >= MAX_SOURCES && detail !== DIRECT && !details.has(detail)) return false;
    rows.add(row);
    details.add(detail);
    return true;
  };
}

/** Returns the most frequent sources of the day before. */
async function readFrequentSources(db: Database, day: string): Promise<string[]> {
  const frequent = await db
    .selectFrom('visits')
    .select('detail')
    .where('day', '=', addDays(day, -1))
    .where('measure', '=', 'views')
    .where('detail', '<>', OTHER)
    .groupBy('detail')
    .orderBy(({ fn }) => fn.sum('count'), 'desc')
    .limit(MAX_KEPT_SOURCES)
    .execute();
  return frequent.map(({ detail }) => detail);
}

export async function purgeVisits(db: Database, now = Date.now()): Promise<void> {
  const oldest = addDays(officeDay(now), -retentionDays);
  await db.deleteFrom('visits').where('day', '<', oldest).execute();
}

/** Returns the last day with visits that is more than `days` days ago. */
export async function findLastDayBefore(db: Database, days: number): Promise<Day | null> {
  const before = addDays(officeDay(), -days);
  const visits = db.selectFrom('visits').select('day').where('day', '<', before);
  const last = await visits.orderBy('day', 'desc').limit(1).executeTakeFirst();
  return last?.day ?? null;
}
