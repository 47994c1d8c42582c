import type { DateTime } from 'luxon';
import { visitCopy } from '@/content/visits';
import type { Database } from '@/lib/database/schema';
import { sharedDatabase } from '@/lib/database/shared-database';
import { readLeadsInSteps } from '@/lib/database/steps';
import type { EmailContent, Part, Row } from '@/lib/delivery/email-template';
import { formsByKind } from '@/lib/forms/all-forms';
import { nounOf } from '@/lib/inbox/format-lead';
import type { LeadContext } from '@/lib/inbox/lead';
import { toCentral } from '@/lib/office/agenda';
import { oneLine } from '@/lib/platform/text-table';
import type { Vital } from './beacon';
import { DAY } from './visit-store';

const none = { views: 0, seen: 0, begun: 0, stored: 0 };
type Counts = typeof none;

/** Returns the start of the day of `moment`, and the end of the day of `now`, in Central time. */
export const daysSince = (moment: number, now = Date.now()) =>
  [toCentral(moment).startOf('day'), toCentral(now).startOf('day').plus({ days: 1 })] as const;

/** Counts visits and leads from `from` to before `until`. `before` has the counts of the equally long period before. */
export async function readVisits(db: Database, from: DateTime, until: DateTime) {
  const start = from.minus(until.diff(from, from.day === 1 && until.day === 1 ? 'months' : 'days'));
  return { ...(await readPeriod(db, from, until)), before: await readPeriod(db, start, from) };
}

async function readPeriod(db: Database, from: DateTime, until: DateTime) {
  const all = await db
    .selectFrom('visits')
    .select(['measure', 'subject', 'detail'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('day', '>=', from.toFormat(DAY))
    .where('day', '<', until.toFormat(DAY))
    .groupBy(['measure', 'subject', 'detail'])
    .execute();
  const total = { ...none };
  const places = new Map<string, { landing: string; source: string } & Counts>();
  const add = (landing: string, source: string, step: string, count: number) => {
    if (!Object.hasOwn(none, step)) return;
    const key = keyOf({ landing, source });
    const place = places.get(key) ?? { landing, source, ...none };
    places.set(key, place);
    for (const counts of [place, total]) counts[step as keyof Counts] += count;
  };
  const forms = new Map(
    Object.keys(formsByKind).map((form) => [form, { form, seen: 0, begun: 0, stored: 0 }]),
  );
  for (const { measure, subject, detail, count } of all) {
    add(subject, detail, measure, Number(count));
    const form = forms.get(subject);
    if (form && measure === 'form seen') form.seen += Number(count);
    if (form && measure === 'form begun') form.begun += Number(count);
  }
  const leads = db
    .selectFrom('leads')
    .select(['id', 'kind', 'context', 'created_at'])
    .where('status', '=', 'new')
    .where('created_at', '>=', from.toMillis())
    .where('created_at', '<', until.toMillis());
  for await (const step of readLeadsInSteps(leads))
    for (const { kind, context } of step) {
      const { page = '', source = {} }: LeadContext = JSON.parse(context);
      // Without JavaScript or with Global Privacy Control, a lead may have no landing page. Then count it for the page
      // with the form.
      const landing = source.landing ?? URL.parse(page)?.pathname ?? 'unknown';
      add(landing, source.utm_source || source.referrer || 'direct', 'stored', 1);
      const form = forms.get(kind);
      if (form) form.stored += 1;
    }
  const byPage = Map.groupBy(
    all.filter(({ measure }) => ['lcp', 'inp', 'cls'].includes(measure)),
    ({ subject }) => subject,
  );
  return {
    since: from.toFormat(DAY),
    until: until.minus({ days: 1 }).toFormat(DAY),
    total,
    rows: [...places.values()].toSorted((one, other) => other.views - one.views || other.stored - one.stored),
    forms: [...forms.values()].filter(({ seen, stored }) => seen + stored > 0),
    speed: [...byPage].map(([page, counts]) => {
      const p75 = (vital: Vital) => percentile75(counts.filter(({ measure }) => measure === vital));
      return { page, lcp: p75('lcp'), inp: p75('inp'), cls: p75('cls') };
    }),
    errors: all
      .filter(({ measure }) => measure === 'errors')
      .map(({ subject: place, detail: message, count }) => ({ place, message, count: Number(count) }))
      .toSorted((one, other) => other.count - one.count),
  };
}

const keyOf = ({ landing, source }: { landing: string; source: string }) => `${landing} ${source}`;

/** Returns the 75th percentile, rounded up to the end of its bucket; null if `counts` is empty. */
function percentile75(counts: readonly { detail: string; count: number }[]): number | null {
  const sorted = counts.toSorted((one, other) => Number(one.detail) - Number(other.detail));
  let rest = 0.75 * sorted.reduce((sum, { count }) => sum + Number(count), 0);
  for (const { detail, count } of sorted) {
    rest -= Number(count);
    if (rest <= 0) return Number(detail);
  }
  return null;
}

export type VisitReport = Awaited<ReturnType<typeof readVisits>>;

/** The maximum number of pages and errors in the text. `report --format json` has all of them. */
const MOST = 20;

export function visitParts({ total, rows, forms, speed, errors, before }: VisitReport): Part[] {
  const isFirst = before.total.views === 0;
  if (total.views === 0 && isFirst) return [{ text: visitCopy.none }];
  const earlier = new Map(before.rows.map((row) => [keyOf(row), row]));
  const formatSteps = (now: Counts, then: Counts = none) => visitCopy.steps(now, isFirst ? undefined : then);
  const formRows = forms.map((row): Row => {
    const then = isFirst ? undefined : before.forms.find(({ form }) => form === row.form);
    return [nounOf(row.form), visitCopy.steps(row, then)];
  });
  const speeds = speed.map((row): Row => {
    const then = before.speed.find(({ page }) => page === row.page);
    return [row.page, visitCopy.vitals(row, then)];
  });
  const pages = rows
    .slice(0, MOST)
    .map(
      (row): Row => [
        visitCopy.place(oneLine(row.landing, 60), oneLine(row.source, 40)),
        formatSteps(row, earlier.get(keyOf(row))),
      ],
    );
  const problems = errors
    .slice(0, MOST)
    .map(({ message, place, count }): Row => [visitCopy.times(count), oneLine(`${message} ${place}`, 120)]);
  const parts: Part[] = [
    ...(isFirst ? [] : [{ text: visitCopy.before(before.since, before.until) }]),
    { heading: visitCopy.pages, rows: [[visitCopy.total, formatSteps(total, before.total)], ...pages] },
    ...(rows.length > MOST ? [{ text: visitCopy.more(rows.length - MOST) }] : []),
    { heading: visitCopy.forms, rows: formRows },
    { heading: visitCopy.speed, rows: speeds },
    { heading: visitCopy.errors, rows: problems },
  ];
  return parts.filter((part) => !('rows' in part) || part.rows.length > 0);
}

export async function recentVisits(): Promise<EmailContent> {
  const days = daysSince(Date.now() - 29 * 86_400_000);
  const visits = await readVisits(await sharedDatabase(), ...days);
  return { title: visitCopy.title(visits.since, visits.until), parts: visitParts(visits) };
}
