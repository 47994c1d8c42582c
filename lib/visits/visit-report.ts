import type { Database } from '@/lib/database/schema';
import { oneLine, textTable } from '@/lib/platform/text-table';
import { buckets, type Vital } from './beacon';
import { dayOf } from './visit-store';

/** Leads of a landing page and source, to compare with its visits. */
export type StoredLeads = { landing: string; source: string; leads: number };

const MOST_ROWS = 40;

type Counted = Record<'views' | 'seen' | 'begun' | 'stored', number>;

const none: Counted = { views: 0, seen: 0, begun: 0, stored: 0 };

/** Returns the visits of the days from `since` to before `until`: by landing page and source, speed, and errors. */
export async function readVisits(db: Database, since: Date, until: Date, stored: readonly StoredLeads[]) {
  const all = await db
    .selectFrom('visits')
    .select(['measure', 'subject', 'detail'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('day', '>=', dayOf(since.getTime()))
    .where('day', '<', dayOf(until.getTime()))
    .groupBy(['measure', 'subject', 'detail'])
    .execute();
  const byPlace = new Map<string, Counted>();
  const add = (landing: string, source: string, name: keyof Counted, count: number) => {
    const key = JSON.stringify([landing, source]);
    const counted = byPlace.get(key) ?? { ...none };
    counted[name] += count;
    byPlace.set(key, counted);
  };
  for (const { measure, subject, detail, count } of all) {
    const name = measure.split('.')[0] ?? '';
    if (name === 'views' || name === 'seen' || name === 'begun') add(subject, detail, name, Number(count));
  }
  for (const { landing, source, leads } of stored) add(landing, source, 'stored', leads);
  const places = [...byPlace].map(([key, counted]) => {
    const [landing, source]: [string, string] = JSON.parse(key);
    return { landing, source, ...counted };
  });
  return {
    rows: places.toSorted((one, other) => other.views - one.views || other.stored - one.stored),
    speed: Object.entries(Object.groupBy(all.filter(isVital), ({ subject }) => subject)).map(
      ([page, rows = []]) => ({
        page,
        lcp: percentile75(rows, 'lcp'),
        inp: percentile75(rows, 'inp'),
        cls: percentile75(rows, 'cls'),
      }),
    ),
    errors: all
      .filter(({ measure }) => measure === 'errors')
      .map(({ subject, detail, count }) => ({ place: subject, message: detail, count: Number(count) }))
      .toSorted((one, other) => other.count - one.count),
  };
}

const isVital = ({ measure }: { measure: string }) => measure in buckets;

/** Returns the value that three of four page views stay within, to the width of a bucket; null without any. */
function percentile75(rows: readonly { measure: string; detail: string; count: number }[], vital: Vital) {
  const sorted = rows
    .filter(({ measure }) => measure === vital)
    .map(({ detail, count }) => ({ value: Number(detail), count: Number(count) }))
    .sort((one, other) => one.value - other.value);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { value, count } of sorted) {
    seen += count;
    if (seen >= total * 0.75) return value;
  }
  return null;
}

export type VisitReport = Awaited<ReturnType<typeof readVisits>>;

/** Formats the visits of a period as text, beside those of the period before. */
export function formatVisits({ rows, speed, errors }: VisitReport, before: VisitReport): string {
  if (rows.length === 0 && before.rows.length === 0) return 'No visits were counted.\n';
  const formerly = new Map(before.rows.map((row) => [row.landing + row.source, row]));
  const compare = (now: number, then = 0) => (then ? `${now} (${then})` : String(now));
  const visits = rows.slice(0, MOST_ROWS).map((row) => {
    const then = formerly.get(row.landing + row.source);
    const figures = (['views', 'seen', 'begun', 'stored'] as const).map((name) =>
      compare(row[name], then?.[name]),
    );
    return [oneLine(row.landing, 50), oneLine(row.source, 40), ...figures];
  });
  const head = ['landing page', 'source', 'page views', 'forms seen', 'begun', 'stored'];
  const value = (vital: Vital, found: number | null) =>
    found === null ? '' : `${found} ${buckets[vital].unit}`.trim();
  const speeds = speed.map(({ page, lcp, inp, cls }) => [
    page,
    value('lcp', lcp),
    value('inp', inp),
    value('cls', cls),
  ]);
  return [
    ...textTable([head, ...visits], [2, 3, 4, 5]),
    ...(rows.length > MOST_ROWS ? [`and ${rows.length - MOST_ROWS} more with fewer views`] : []),
    'In parentheses: the period before.',
    '',
    ...textTable([['kind of page', 'LCP', 'INP', 'CLS'], ...speeds], [1, 2, 3]),
    'Three of four page views stay within these.',
    ...(errors.length > 0
      ? [
          '',
          ...textTable(
            [
              ['script error', 'at', 'times'],
              ...errors.map((error) => [oneLine(error.message, 60), error.place, String(error.count)]),
            ],
            [2],
          ),
        ]
      : []),
    '',
  ].join('\n');
}
