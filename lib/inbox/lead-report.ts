import { formatCount } from '@/content/numbers';
import { readDeliveries } from '@/lib/database/deliveries';
import type { Database } from '@/lib/database/schema';
import { readLeadsInSteps } from '@/lib/database/steps';
import { formatTable, toOneLine } from '@/lib/platform/text-table';
import { officeDay } from '@/lib/time/calendar-days';
import { deadlineOf } from './format-lead';
import type { LeadContext } from './lead';
import { DIRECT, formatOrigin, landingOf } from './source';

interface Report {
  since: Date;
  until: Date;
  leads: number;
  waiting: number;
  givenUp: number;
  answers: Answers;
  /** `share` is a percentage of all leads in the report. */
  rows: (Row & { share: number })[];
}

type Answers = Record<'inTime' | 'late' | 'open' | 'overdue', number> & { medianMinutes: number | null };

/** Counts leads since a moment by form and source, and their deliveries and answers. Leaves out quarantined leads. */
export async function readReport(db: Database, since: Date, now = new Date()): Promise<Report> {
  const leads = db
    .selectFrom('leads')
    .select(['id', 'kind', 'context', 'created_at', 'answered_at as answeredAt'])
    .where('status', '=', 'new');
  const total = { leads: 0, waiting: 0, givenUp: 0 };
  const rows = new Map<string, Row>();
  const answerable: AnswerableLead[] = [];
  for await (const page of readLeadsInSteps(leads, since.getTime())) {
    const deliveries = Map.groupBy(await readDeliveries(db, page), ({ lead_id }) => lead_id);
    for (const { id, kind, context, created_at: createdAt, answeredAt } of page) {
      answerable.push({ kind, createdAt, answeredAt });
      const from: LeadContext = JSON.parse(context);
      const place = {
        form: kind,
        source: formatOrigin(from.source ?? {}) || DIRECT,
        landing: landingOf(from),
      };
      const key = JSON.stringify(place);
      const last = new Date(createdAt);
      const row = rows.get(key) ?? { ...place, leads: 0, last, waiting: 0, givenUp: 0 };
      rows.set(key, row);
      row.last = last;
      for (const count of [row, total]) {
        count.leads += 1;
        for (const { state, queued_at } of deliveries.get(id) ?? [])
          if (state !== 'delivered' && queued_at <= now.getTime())
            count[state === 'pending' ? 'waiting' : 'givenUp'] += 1;
      }
    }
  }
  return {
    since,
    until: now,
    ...total,
    answers: countAnswers(answerable, now.getTime()),
    rows: [...rows.values()]
      .toSorted((one, other) => other.leads - one.leads || other.last.getTime() - one.last.getTime())
      .map((row) => ({ ...row, share: Math.round((row.leads / total.leads) * 1_000) / 10 })),
  };
}

/** `last` is when the last lead came. */
type Row = Record<'form' | 'source' | 'landing', string> &
  Record<'leads' | 'waiting' | 'givenUp', number> & { last: Date };

type AnswerableLead = { kind: string; createdAt: number; answeredAt: number | null };

function countAnswers(leads: readonly AnswerableLead[], now: number): Answers {
  const counts = { inTime: 0, late: 0, open: 0, overdue: 0 };
  const times: number[] = [];
  for (const { kind, createdAt, answeredAt } of leads) {
    const deadline = deadlineOf({ kind, createdAt: new Date(createdAt) });
    if (!deadline) continue;
    const isLate = (answeredAt ?? now) > deadline.getTime();
    if (answeredAt === null) {
      counts.open += 1;
      counts.overdue += Number(isLate);
    } else {
      counts[isLate ? 'late' : 'inTime'] += 1;
      times.push(answeredAt - createdAt);
    }
  }
  times.sort((one, other) => one - other);
  const half = times.length / 2;
  const [low, high = low] = times.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  const medianMinutes = low === undefined || high === undefined ? null : Math.round((low + high) / 120_000);
  return { ...counts, medianMinutes };
}

export function toTable({ since, leads, waiting, givenUp, answers, rows }: Report): string {
  const head = ['form', 'source', 'landing page', 'leads', 'share', 'last one'];
  // The columns are cut so that the table is at most 80 characters wide.
  const body = rows.map((row) => [
    row.form,
    toOneLine(row.source, 16),
    toOneLine(row.landing, 23),
    String(row.leads),
    `${row.share.toFixed(1)}%`,
    officeDay(row.last.getTime()),
  ]);
  const table = body.length > 0 ? [...formatTable([head, ...body], [3, 4]), ''] : [];
  const summary = `${formatCount(leads, 'lead')} since ${officeDay(since.getTime())}.`;
  const { inTime, late, open, overdue, medianMinutes: median } = answers;
  const time = median === null ? '' : `, median time ${Math.floor(median / 60)} h ${median % 60} min`;
  return [
    ...table,
    `${summary} Deliveries: ${waiting} waiting, ${givenUp} given up.`,
    `Answered: ${inTime} in time, ${late} late${time}. Open: ${open}, of these ${overdue} overdue.`,
    '',
  ].join('\n');
}
