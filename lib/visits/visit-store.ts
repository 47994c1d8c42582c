import { DateTime } from 'luxon';
import { availability } from '@/content/meetings';
import type { Database } from '@/lib/database/schema';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { singleton } from '@/lib/platform/singleton';
import { buckets, type Count } from './beacon';

/** Different sources of a day, and different script errors; further ones count together. */
const MOST = 50;
export const OTHER = 'other';

/** How often the counts of this process are stored (ms). A crash loses no more than these. */
const EVERY = 1_000;

const waiting = singleton('visits', () => new Map<string, number>());

/** Counts in memory; `startVisitStore` stores it within a second. */
export function addCounts(counts: readonly Count[], now = Date.now()): void {
  const day = dayOf(now);
  for (const { measure, subject, detail } of counts) {
    const key = JSON.stringify([day, measure, subject, detail]);
    waiting.set(key, (waiting.get(key) ?? 0) + 1);
  }
}

/** Stores what was counted, every second. Returns a function that stores the rest and stops. */
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
    const knownByDay = new Map<string, Promise<Set<string>>>();
    for (const [key, count] of counts) {
      const [day, measure, subject, detail]: [string, string, string, string] = JSON.parse(key);
      const row = { day, measure, subject, detail, count };
      if (!(measure in buckets)) {
        // Strangers choose sources and messages, so only the first of a day are kept apart.
        const kind = measure === 'errors' ? 'errors' : 'views';
        const known = knownByDay.get(day + kind) ?? readDetails(transaction, day, kind);
        knownByDay.set(day + kind, known);
        const details = await known;
        if (details.size < MOST) details.add(detail);
        if (!details.has(detail)) Object.assign(row, { detail: OTHER }, kind === 'errors' && { subject: '' });
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

/** Returns the sources or the messages of a day. */
async function readDetails(db: Database, day: string, measure: 'views' | 'errors'): Promise<Set<string>> {
  const stored = db.selectFrom('visits').select('detail').distinct();
  const rows = await stored.where('day', '=', day).where('measure', '=', measure).execute();
  return new Set(rows.map(({ detail }) => detail));
}

/** Deletes the counts before a moment. */
export async function purgeVisits(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('visits').where('day', '<', dayOf(before.getTime())).execute();
}

/** The day of a moment in Central, as "2026-11-26". */
export const dayOf = (moment: number) =>
  DateTime.fromMillis(moment, { zone: availability.timeZone }).toFormat('yyyy-MM-dd');
