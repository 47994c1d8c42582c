import type { Database } from '@/lib/database/schema';
import { counted, oneLine, textTable } from '@/lib/platform/text-table';
import type { LeadContext } from './lead';
import { answerBy, inCentral } from './lead-words';
import { originWords } from './source';

/** Returns the leads since that day by source, most first. Quarantined leads do not count. */
export async function readReport(db: Database, since: Date, now = new Date()) {
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'kind', 'context', 'created_at as createdAt', 'answered_at as answeredAt'])
    .where('status', '=', 'new')
    .where('created_at', '>=', since.getTime())
    .orderBy('created_at', 'desc')
    .execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['lead_id', 'state'])
    .where('state', 'in', ['pending', 'parked'])
    .where('queued_at', '<=', now.getTime())
    .execute();

  const statesByLead = Map.groupBy(deliveries, ({ lead_id }) => lead_id);
  const arrived = leads.map(({ id, kind, context, createdAt }) => {
    const { source = {} }: LeadContext = JSON.parse(context);
    const states = statesByLead.get(id) ?? [];
    const givenUp = states.filter(({ state }) => state === 'parked').length;
    const place = {
      form: kind,
      source: originWords(source) || 'direct',
      landing: source.landing ?? 'unknown',
    };
    return { place, createdAt, waiting: states.length - givenUp, givenUp };
  });
  const sum = (some: typeof arrived, name: 'waiting' | 'givenUp') =>
    some.reduce((total, lead) => total + lead[name], 0);
  const groups = [...Map.groupBy(arrived, ({ place }) => JSON.stringify(place)).values()];
  return {
    since: since.toISOString(),
    until: now.toISOString(),
    leads: leads.length,
    waiting: sum(arrived, 'waiting'),
    givenUp: sum(arrived, 'givenUp'),
    answers: answersIn(leads, now.getTime()),
    rows: groups
      .toSorted((one, other) => other.length - one.length)
      .map((group) => ({
        ...(group[0]?.place ?? { form: '', source: '', landing: '' }),
        leads: group.length,
        // As a percentage of all leads in the report.
        share: Math.round((group.length / leads.length) * 1_000) / 10,
        last: new Date(group[0]?.createdAt ?? 0).toISOString(),
        waiting: sum(group, 'waiting'),
        givenUp: sum(group, 'givenUp'),
      })),
  };
}

type Answerable = { kind: string; createdAt: number; answeredAt: number | null };

function answersIn(leads: readonly Answerable[], now: number) {
  const counts = { inTime: 0, late: 0, open: 0, overdue: 0 };
  const times: number[] = [];
  for (const { kind, createdAt, answeredAt } of leads) {
    const deadline = answerBy({ kind, createdAt: new Date(createdAt) });
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
