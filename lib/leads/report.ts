import type { Database } from '@/lib/database/schema';
import { counted, oneLine, textTable } from '@/lib/platform/text-table';
import type { LeadContext } from './lead';
import { leadPages } from './lead-pages';
import { answerBy, inCentral } from './lead-words';
import { deliveriesOf } from './outbox';
import { originWords } from './source';

/** The most rows of a report. Leads of further places count in a row of their form with the source "other". */
const MOST_ROWS = 1_000;
const OTHER = 'other';

/** Returns the leads since that day by source, most first. Quarantined leads do not count. */
export async function readReport(db: Database, since: Date, now = new Date()) {
  const leads = db
    .selectFrom('leads')
    .select(['id', 'kind', 'context', 'created_at', 'answered_at'])
    .where('status', '=', 'new')
    .where('created_at', '>=', since.getTime());
  const total = { leads: 0, waiting: 0, givenUp: 0 };
  const rows = new Map<string, Row>();
  const answers = newAnswers(now.getTime());

  for await (const page of leadPages(leads)) {
    const deliveries = Map.groupBy(await deliveriesOf(db, page), ({ lead_id }) => lead_id);
    for (const lead of page) {
      const { source = {} }: LeadContext = JSON.parse(lead.context);
      const row = rowOf(rows, lead.kind, originWords(source) || 'direct', source.landing ?? 'unknown');
      row.last = lead.created_at;
      for (const count of [row, total]) {
        count.leads += 1;
        for (const { state, queued_at } of deliveries.get(lead.id) ?? []) {
          if (state === 'delivered' || queued_at > now.getTime()) continue;
          count[state === 'parked' ? 'givenUp' : 'waiting'] += 1;
        }
      }
      answers.add(lead);
    }
  }
  return {
    since: since.toISOString(),
    until: now.toISOString(),
    ...total,
    answers: answers.counts(),
    rows: [...rows.values()]
      .toSorted((one, other) => other.leads - one.leads || other.last - one.last)
      .map((row) => ({
        ...row,
        // As a percentage of all leads in the report.
        share: Math.round((row.leads / total.leads) * 1_000) / 10,
        last: new Date(row.last).toISOString(),
      })),
  };
}

type Row = { form: string; source: string; landing: string } & Record<
  'leads' | 'last' | 'waiting' | 'givenUp',
  number
>;

/** Returns the row of a place, added if it is new. */
function rowOf(rows: Map<string, Row>, form: string, source: string, landing: string): Row {
  const key = JSON.stringify([form, source, landing]);
  const existing = rows.get(key);
  if (existing) return existing;
  if (rows.size >= MOST_ROWS && source !== OTHER) return rowOf(rows, form, OTHER, OTHER);
  const row = { form, source, landing, leads: 0, last: 0, waiting: 0, givenUp: 0 };
  rows.set(key, row);
  return row;
}

type Answerable = { kind: string; created_at: number; answered_at: number | null };

/** Counts the answers to leads, and the time that they took. */
function newAnswers(now: number) {
  const counts = { inTime: 0, late: 0, open: 0, overdue: 0 };
  const times: number[] = [];
  return {
    add({ kind, created_at, answered_at }: Answerable) {
      const deadline = answerBy({ kind, createdAt: new Date(created_at) });
      if (!deadline) return;
      const isLate = (answered_at ?? now) > deadline.getTime();
      if (answered_at === null) {
        counts.open += 1;
        counts.overdue += Number(isLate);
      } else {
        counts[isLate ? 'late' : 'inTime'] += 1;
        times.push(answered_at - created_at);
      }
    },
    counts: () => ({ ...counts, medianMinutes: medianMinutes(times) }),
  };
}

function medianMinutes(times: number[]): number | null {
  times.sort((one, other) => one - other);
  const half = times.length / 2;
  const [low, high = low] = times.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return low === undefined || high === undefined ? null : Math.round((low + high) / 120_000);
}

type Report = Awaited<ReturnType<typeof readReport>>;

/** Formats the report as a text table. */
export function toTable({ since, leads, waiting, givenUp, answers, rows }: Report): string {
  const head = ['form', 'source', 'landing page', 'leads', 'share', 'last one', 'waiting', 'given up'];
  const body = rows.map((row) => [
    row.form,
    oneLine(row.source, 40),
    oneLine(row.landing, 50),
    String(row.leads),
    `${row.share.toFixed(1)}%`,
    minuteOf(new Date(row.last)),
    row.waiting ? String(row.waiting) : '',
    row.givenUp ? String(row.givenUp) : '',
  ]);
  const table = body.length > 0 ? [...textTable([head, ...body], [3, 4, 6, 7]), ''] : [];
  const summary = `${counted(leads, 'lead')} since ${inCentral(new Date(since), 'yyyy-MM-dd')}.`;
  const { inTime, late, open, overdue, medianMinutes: median } = answers;
  const time = median === null ? '' : `, median time ${Math.floor(median / 60)} h ${median % 60} min`;
  return [
    ...table,
    `${summary} Deliveries: ${waiting} waiting, ${givenUp} given up.`,
    `Answered: ${inTime} in time, ${late} late${time}. Open: ${open}, of these ${overdue} overdue.`,
    '',
  ].join('\n');
}

/** "2026-11-22 15:04", in Central. */
export const minuteOf = (moment: Date) => inCentral(moment, 'yyyy-MM-dd HH:mm');
