import type { DateTime } from 'luxon';
import { visitCopy } from '@/content/visits';
import type { Database } from '@/lib/database/schema';
import { sharedDatabase } from '@/lib/database/shared-database';
import type { EmailContent, Part, Row } from '@/lib/delivery/email-template';
import { formsByKind } from '@/lib/forms/all-forms';
import { formatKind } from '@/lib/inbox/format-lead';
import { toCentral } from '@/lib/office/agenda';
import { singleton } from '@/lib/platform/singleton';
import { toOneLine } from '@/lib/platform/text-table';
import type { Vital } from './beacon';
import { DAY_FORMAT } from './visit-store';
import { type Sums, sumVisits } from './visit-sums';

const zeros = { views: 0, seen: 0, begun: 0, stored: 0 };
type Counts = typeof zeros;
type Step = keyof Counts;

/** Returns the start of the day of `moment`, and the end of the day of `now`, in Central time. */
export const periodSince = (moment: number, now = Date.now()) =>
  [toCentral(moment).startOf('day'), toCentral(now).startOf('day').plus({ days: 1 })] as const;

/** Reports on visits and leads from `from` until just before `until`. `before` has the previous equal period. */
export async function readVisits(db: Database, from: DateTime, until: DateTime) {
  const start = from.minus(until.diff(from, from.day === 1 && until.day === 1 ? 'months' : 'days'));
  const before = toReport(await sumVisits(db, start, from), start, from);
  return { ...toReport(await sumVisits(db, from, until), from, until), before };
}

function toReport(sums: Sums, from: DateTime, until: DateTime) {
  const all = [...sums.values()];
  const total = { ...zeros };
  const places = new Map<string, { landing: string; source: string } & Counts>();
  const forms = new Map(
    Object.keys(formsByKind).map((form) => [form, { form, seen: 0, begun: 0, stored: 0 }]),
  );
  for (const { measure, subject, detail, count } of all) {
    const form = forms.get(subject);
    const formStep = /^form (seen|begun|stored)$/.exec(measure)?.[1] as Exclude<Step, 'views'> | undefined;
    if (form && formStep) form[formStep] += count;
    if (!Object.hasOwn(zeros, measure)) continue;
    const key = keyOf({ landing: subject, source: detail });
    const place = places.get(key) ?? { landing: subject, source: detail, ...zeros };
    places.set(key, place);
    for (const counts of [place, total]) counts[measure as Step] += count;
  }
  const byPage = Map.groupBy(
    all.filter(({ measure }) => ['lcp', 'inp', 'cls'].includes(measure)),
    ({ subject }) => subject,
  );
  return {
    since: from.toFormat(DAY_FORMAT),
    until: until.minus({ days: 1 }).toFormat(DAY_FORMAT),
    total,
    rows: [...places.values()].toSorted((one, other) => other.views - one.views || other.stored - one.stored),
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

export type VisitReport = Awaited<ReturnType<typeof readVisits>>;

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
    .map(({ message, place, count }): Row => [visitCopy.times(count), toOneLine(`${message} ${place}`, 120)]);
  const parts: Part[] = [
    ...(isFirst ? [] : [{ text: visitCopy.before(before.since, before.until) }]),
    { heading: visitCopy.pages, rows: [[visitCopy.total, formatSteps(total, before.total)], ...pages] },
    ...(rows.length > MAX_ITEMS ? [{ text: visitCopy.more(rows.length - MAX_ITEMS) }] : []),
    { heading: visitCopy.forms, rows: formRows },
    { heading: visitCopy.speed, rows: speeds },
    { heading: visitCopy.errors, rows: problems },
  ];
  return parts.filter((part) => !('rows' in part) || part.rows.length > 0);
}

/** The sums of past days by database, because adding up a month takes seconds. A singleton, because Next bundles twice. */
const pastSums = singleton('past-visits', () => new WeakMap<Database, ReturnType<typeof readPastDays>>());

/** Reads the 60 days before today once an hour: leads of past days may be deleted. */
function readPastDays(db: Database, now: DateTime) {
  const [from, until] = periodSince(now.minus({ days: 29 }).toMillis(), now.toMillis());
  const [start, today] = [from.minus({ days: 30 }), until.minus({ days: 1 })];
  const sums = sumVisits(db, start, from).then(async (before) => ({
    before: toReport(before, start, from),
    earlier: await sumVisits(db, from, today),
  }));
  sums.catch(() => pastSums.delete(db));
  return { hour: now.startOf('hour').toMillis(), from, today, until, sums };
}

/** Reports on today and the 29 days before it. */
export async function loadRecentVisits(now = Date.now()): Promise<EmailContent> {
  const db = await sharedDatabase();
  const last = pastSums.get(db);
  const time = toCentral(now);
  const past = last?.hour === time.startOf('hour').toMillis() ? last : readPastDays(db, time);
  pastSums.set(db, past);
  const { from, today, until, sums } = past;
  const { before, earlier } = await sums;
  const visits = { ...toReport(await sumVisits(db, today, until, earlier), from, until), before };
  return { title: visitCopy.title(visits.since, visits.until), parts: visitParts(visits) };
}
