import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { formatTimes } from '@/content/numbers';
import { visitCopy } from '@/content/visits';
import type { Database } from '@/lib/database/schema';
import { sharedDatabase } from '@/lib/database/shared-database';
import { readInSteps, readLeadsInSteps } from '@/lib/database/steps';
import type { EmailContent, Part, Row } from '@/lib/delivery/email-template';
import { formsByKind } from '@/lib/forms/all-forms';
import { formatKind } from '@/lib/inbox/format-lead';
import type { LeadContext } from '@/lib/inbox/lead';
import { landingOf, sourceNameOf } from '@/lib/inbox/source';
import { DAY_MS, HOUR_MS } from '@/lib/platform/durations';
import { singleton } from '@/lib/platform/singleton';
import { toOneLine } from '@/lib/platform/text-table';
import {
  addDays,
  countNights,
  type Day,
  formatDate,
  monthStart,
  officeDay,
  officeDayStart,
} from '@/lib/time/calendar-days';
import type { Count, Vital } from './beacon';

const zeros = { views: 0, seen: 0, begun: 0, stored: 0 };
type Counts = typeof zeros;
type Step = keyof Counts;

type Report = {
  since: Day;
  /** The last day. */
  until: Day;
  total: Counts;
  rows: ({ landing: string; source: string } & Counts)[];
  forms: ({ form: string } & Omit<Counts, 'views'>)[];
  /** The 75th percentile of each measure; null if it was not measured. */
  speed: ({ page: string } & Record<Vital, number | null>)[];
  errors: { place: string; message: string; count: number }[];
};

export type VisitReport = Report & { before: Report };

/** Returns the day of `moment`, and the day after `now`. */
export const periodSince = (moment: number, now = Date.now()): readonly [from: Day, until: Day] => [
  officeDay(moment),
  addDays(officeDay(now), 1),
];

/** Reports on visits and leads from `from` until just before `until`. `before` has the previous equal period. */
export async function readVisits(db: Database, from: Day, until: Day): Promise<VisitReport> {
  const isMonth = monthStart(from, 1) === until && from === monthStart(from, 0);
  const start = isMonth ? monthStart(from, -1) : addDays(from, -countNights(from, until));
  const before = await toReport(await sumVisits(db, start, from), start, from);
  return { ...(await toReport(await sumVisits(db, from, until), from, until)), before };
}

/** Sums by measure, subject and detail. Stored leads count as "stored" and "form stored". */
type Sums = Map<string, Count & { count: number }>;

/** Sums counts and leads from `from` until just before `until`. Adds them to `earlier`, without changing that. */
async function sumVisits(db: Database, from: Day, until: Day, earlier?: Sums): Promise<Sums> {
  const sums: Sums = new Map(earlier);
  await yieldToOthers();
  const add = ({ measure, subject, detail }: Count, count: number) => {
    const key = `${measure}\n${subject}\n${detail}`;
    sums.set(key, { measure, subject, detail, count: (sums.get(key)?.count ?? 0) + count });
  };
  const visits = db.selectFrom('visits').selectAll().where('day', '<', until);
  const visitKey = ['day', 'measure', 'subject', 'detail'] as const;
  for await (const rows of readInSteps(visits, visitKey, [from])) for (const row of rows) add(row, row.count);
  const leads = db
    .selectFrom('leads')
    .select(['id', 'kind', 'context', 'created_at'])
    .where('status', '=', 'new')
    .where('created_at', '<', officeDayStart(until));
  for await (const rows of readLeadsInSteps(leads, officeDayStart(from)))
    for (const { kind, context } of rows) {
      const from: LeadContext = JSON.parse(context);
      const detail = sourceNameOf(from.source ?? {});
      add({ measure: 'stored', subject: landingOf(from), detail }, 1);
      add({ measure: 'form stored', subject: kind, detail: '' }, 1);
    }
  return sums;
}

async function toReport(sums: Sums, from: Day, until: Day): Promise<Report> {
  const all = [...sums.values()];
  const total = { ...zeros };
  const places = new Map<string, Report['rows'][number]>();
  const forms = new Map(
    Object.keys(formsByKind).map((form) => [form, { form, seen: 0, begun: 0, stored: 0 }]),
  );
  for (const [place, { measure, subject, detail, count }] of all.entries()) {
    // Let other requests run in between: there may be 100,000 sums.
    if (place % 5_000 === 0) await yieldToOthers();
    const form = forms.get(subject);
    const formStep = /^form (seen|begun|stored)$/.exec(measure)?.[1] as Exclude<Step, 'views'> | undefined;
    if (form && formStep) form[formStep] += count;
    if (!Object.hasOwn(zeros, measure)) continue;
    const key = keyOf({ landing: subject, source: detail });
    const row = places.get(key) ?? { landing: subject, source: detail, ...zeros };
    places.set(key, row);
    for (const counts of [row, total]) counts[measure as Step] += count;
  }
  await yieldToOthers();
  const rows = [...places.values()].toSorted(
    (one, other) => other.views - one.views || other.stored - one.stored,
  );
  await yieldToOthers();
  const byPage = Map.groupBy(
    all.filter(({ measure }) => ['lcp', 'inp', 'cls'].includes(measure)),
    ({ subject }) => subject,
  );
  return {
    since: from,
    until: addDays(until, -1),
    total,
    rows,
    forms: [...forms.values()].filter(({ seen, stored }) => seen + stored > 0),
    speed: [...byPage].map(([page, counts]) => {
      const p75 = (vital: Vital) => percentile75(counts.filter(({ measure }) => measure === vital));
      return { page, lcp: p75('lcp'), inp: p75('inp'), cls: p75('cls') };
    }),
    errors: all
      .filter(({ measure }) => measure === 'errors')
      .map(({ subject: place, detail: message, count }) => ({ place, message, count }))
      .toSorted((one, other) => other.count - one.count),
  };
}

const keyOf = ({ landing, source }: { landing: string; source: string }) => `${landing} ${source}`;

/** Returns the 75th percentile, rounded up to the end of its bucket; null if `counts` is empty. */
function percentile75(counts: readonly { detail: string; count: number }[]): number | null {
  const sorted = counts.toSorted((one, other) => Number(one.detail) - Number(other.detail));
  let rest = 0.75 * sorted.reduce((sum, { count }) => sum + count, 0);
  for (const { detail, count } of sorted) {
    rest -= count;
    if (rest <= 0) return Number(detail);
  }
  return null;
}

/** The maximum number of rows of landing pages, and of errors, to show. `report --format json` has all of them. */
const MAX_ITEMS = 20;

export function visitParts({ total, rows, forms, speed, errors, before }: VisitReport): Part[] {
  const isFirst = before.total.views === 0;
  if (total.views === 0 && isFirst) return [{ text: visitCopy.none }];
  const earlier = new Map(before.rows.map((row) => [keyOf(row), row]));
  const formatSteps = (now: Counts, then: Counts = zeros) => visitCopy.steps(now, isFirst ? undefined : then);
  const formRows = forms.map((row): Row => {
    const then = isFirst ? undefined : before.forms.find(({ form }) => form === row.form);
    return [formatKind(row.form), visitCopy.steps(row, then)];
  });
  const speeds = speed.map((row): Row => {
    const then = before.speed.find(({ page }) => page === row.page);
    return [row.page, visitCopy.vitals(row, then)];
  });
  const pages = rows
    .slice(0, MAX_ITEMS)
    .map(
      (row): Row => [
        visitCopy.place(toOneLine(row.landing, 60), toOneLine(row.source, 40)),
        formatSteps(row, earlier.get(keyOf(row))),
      ],
    );
  const problems = errors
    .slice(0, MAX_ITEMS)
    .map(({ message, place, count }): Row => [formatTimes(count), toOneLine(`${message} ${place}`, 120)]);
  const parts: Part[] = [
    ...(isFirst ? [] : [{ text: visitCopy.before(formatDate(before.since), formatDate(before.until)) }]),
    { heading: visitCopy.pages, rows: [[visitCopy.total, formatSteps(total, before.total)], ...pages] },
    ...(rows.length > MAX_ITEMS ? [{ text: visitCopy.more(rows.length - MAX_ITEMS) }] : []),
    { heading: visitCopy.forms, rows: formRows },
    { heading: visitCopy.speed, rows: speeds },
    { heading: visitCopy.errors, rows: problems },
  ];
  return parts.filter((part) => !('rows' in part) || part.rows.length > 0);
}

export const visitContent = (report: VisitReport): EmailContent => ({
  title: visitCopy.title(formatDate(report.since), formatDate(report.until)),
  parts: visitParts(report),
});

/** Sums of past days, because adding them up takes seconds. A singleton, because Next loads this module twice. */
const cache = singleton(
  'past-visits',
  () => new WeakMap<Database, { hour: number; sums: Promise<[Report, Sums]> }>(),
);

/** Reports on today and the 29 days before. Reads past days once an hour, because their leads may be deleted. */
export async function loadRecentVisits(): Promise<EmailContent> {
  const db = await sharedDatabase();
  const [from, until] = periodSince(Date.now() - 29 * DAY_MS);
  const [start, today] = [addDays(from, -30), addDays(until, -1)];
  const hour = Math.floor(Date.now() / HOUR_MS);
  let last = cache.get(db);
  if (last?.hour !== hour) {
    const readPast = async (): Promise<[Report, Sums]> => [
      await toReport(await sumVisits(db, start, from), start, from),
      await sumVisits(db, from, today),
    ];
    last = { hour, sums: readPast() };
    cache.set(db, last);
    last.sums.catch(() => cache.delete(db));
  }
  const [before, past] = await last.sums;
  const now = await toReport(await sumVisits(db, today, until, past), from, until);
  await yieldToOthers();
  return visitContent({ ...now, before });
}
