import { keptDays } from '@/content/legal/privacy';
import type { Database } from '@/lib/database/schema';
import { toCentral } from '@/lib/office/agenda';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { singleton } from '@/lib/platform/singleton';
import type { Count } from './measures';

/** Anyone can send made-up sources and messages, so limit how many different ones are counted per day. */
const MAX_SOURCES = 50;
const MAX_ROWS = { views: 1_000, errors: 50 };
export const OTHER = 'other';

/** Format of stored days (Central time). */
export const DAY = 'yyyy-MM-dd';

/** How often counts are stored (ms). A crash loses at most the counts of this time. */
const EVERY = 1_000;

const waiting = singleton('visits', () => new Map<string, number>());

/** Counts in memory. `startVisitStore` stores the counts every second. */
export function addCounts(counts: readonly Count[], now = Date.now()): void {
  const day = toCentral(now).toFormat(DAY);
  for (const { measure, subject, detail } of counts) {
    const key = JSON.stringify([day, measure, subject, detail]);
    waiting.set(key, (waiting.get(key) ?? 0) + 1);
  }
}

/** Stores the counts every second. Returns a function that stores the rest and stops. */
export function startVisitStore(database: () => Promise<Database>) {
  const store = async () => {
    if (waiting.size === 0) return;
    const counts = [...waiting];
    waiting.clear();
    try {
      await storeCounts(await database(), counts);
    } catch (error) {
      logOf('visits').warn({ failure: failureOf(error), counts: counts.length }, 'visits not stored');
    }
  };
  let storing = Promise.resolve();
  const timer = setInterval(() => {
    storing = storing.then(store);
  }, EVERY);
  return async () => {
    clearInterval(timer);
    await storing;
    await store();
  };
}

async function storeCounts(db: Database, counts: readonly [key: string, count: number][]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const knownByDay = new Map<string, Promise<KnownRows>>();
    for (const [key, count] of counts) {
      const [day, measure, subject, detail]: [string, string, string, string] = JSON.parse(key);
      const row = { day, measure, subject, detail, count };
      if (['views', 'seen', 'begun', 'errors'].includes(measure)) {
        const kind = measure === 'errors' ? 'errors' : 'views';
        const known = knownByDay.get(day + kind) ?? readKnown(transaction, day, kind);
        knownByDay.set(day + kind, known);
        if (!addRow(await known, subject, detail, MAX_ROWS[kind]))
          Object.assign(row, { detail: OTHER }, kind === 'errors' && { subject: '' });
      }
      await transaction
        .insertInto('visits')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'measure', 'subject', 'detail'])
            .doUpdateSet((set) => ({ count: set('visits.count', '+', count) })),
        )
        .execute();
    }
  });
}

type KnownRows = { rows: Set<string>; details: Set<string> };

async function readKnown(db: Database, day: string, measure: 'views' | 'errors'): Promise<KnownRows> {
  const stored = db.selectFrom('visits').select(['subject', 'detail']);
  const rows = await stored.where('day', '=', day).where('measure', '=', measure).execute();
  return {
    rows: new Set(rows.map(({ subject, detail }) => `${subject} ${detail}`)),
    details: new Set(rows.map(({ detail }) => detail)),
  };
}

/** Adds a row unless there are too many. Returns whether it exists now. */
function addRow({ rows, details }: KnownRows, subject: string, detail: string, most: number): boolean {
  const row = `${subject} ${detail}`;
  if (rows.has(row)) return true;
  if (rows.size >= most || (!details.has(detail) && details.size >= MAX_SOURCES)) return false;
  rows.add(row);
  details.add(detail);
  return true;
}

/** Deletes counts that are older than the privacy policy allows. */
export async function purgeVisits(db: Database, now = Date.now()): Promise<void> {
  const oldest = toCentral(now).minus({ days: keptDays }).toFormat(DAY);
  await db.deleteFrom('visits').where('day', '<', oldest).execute();
}
