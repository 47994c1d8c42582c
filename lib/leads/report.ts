import { sql } from 'kysely';
import { isPostgres } from '@/lib/database/postgres';
import type { Database } from '@/lib/database/schema';
import { counted, oneLine, textTable } from '@/lib/platform/text-table';
import { inCentral } from './central-time';
import { answerBy } from './lead-words';

/** Leads of one form from one source, the time of the last, and their deliveries waiting or given up. */
type Row = Record<'form' | 'source' | 'landing', string> &
  Record<'leads' | 'last' | 'waiting' | 'givenUp', number>;

/** Leads since that day by source, most first, grouped by the database. Quarantined leads do not count. */
export async function readReport(db: Database, since: Date, now = new Date()) {
  // SQLite reads JSON from text.
  const context = isPostgres(db) ? sql`leads.context::json` : sql`leads.context`;
  const read = (name: string) => sql`nullif(${context} -> 'source' ->> ${sql.lit(name)}, '')`;
  const medium = read('utm_medium');
  const campaign = sql`${read('utm_source')} || case when ${medium} is null then '' else ' / ' || ${medium} end`;

  const { rows } = await sql<Row>`
    select form, source, landing, count(*) as leads, max(created_at) as last,
      cast(coalesce(sum(waiting), 0) as bigint) as waiting,
      cast(coalesce(sum(parked), 0) as bigint) as "givenUp"
    from (
      select leads.kind as form, leads.created_at, deliveries.waiting, deliveries.parked,
        coalesce(${campaign}, ${read('referrer')}, 'direct') as source,
        coalesce(${read('landing')}, 'unknown') as landing
      from leads
      left join (
        select lead_id, count(*) filter (where state = 'pending' and queued_at <= ${now.getTime()}) as waiting,
          count(*) filter (where state = 'parked') as parked
        from deliveries where state in ('pending', 'parked') group by lead_id
      ) as deliveries on deliveries.lead_id = leads.id
      where leads.status = 'new' and leads.created_at >= ${since.getTime()}
    ) as arrived
    group by form, source, landing
    order by leads desc, last desc, form, source, landing`.execute(db);

  const answered = await db
    .selectFrom('leads')
    .select(['created_at as createdAt', 'answered_at as answeredAt', 'kind'])
    .where('status', '=', 'new')
    .where('created_at', '>=', since.getTime())
    .execute();

  const sum = (name: 'leads' | 'waiting' | 'givenUp') => rows.reduce((total, row) => total + row[name], 0);
  const all = sum('leads');
  return {
    since: since.toISOString(),
    until: now.toISOString(),
    leads: all,
    waiting: sum('waiting'),
    givenUp: sum('givenUp'),
    answers: answersIn(answered, now.getTime()),
    rows: rows.map(({ form, source, landing, leads, last, ...deliveries }) => {
      // As a percentage of all leads in the report.
      const share = Math.round((leads / all) * 1_000) / 10;
      return { form, source, landing, leads, share, last: new Date(last).toISOString(), ...deliveries };
    }),
  };
}

type Answerable = { kind: string; createdAt: number; answeredAt: number | null };

/** Returns how many leads were answered in time or late, are open or overdue, and the median time to reply. */
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

/** How many rows the table shows; one more line sums up the rest. */
const SHOWN = 50;

/** Formats the report as a text table. */
export function toTable({ since, leads, waiting, givenUp, answers, rows }: Report): string {
  const head = ['form', 'source', 'landing page', 'leads', 'share', 'last one', 'waiting', 'given up'];
  const body = rows
    .slice(0, SHOWN)
    .map((row) => [
      row.form,
      oneLine(row.source, 40),
      oneLine(row.landing, 50),
      String(row.leads),
      `${row.share.toFixed(1)}%`,
      minuteOf(new Date(row.last)),
      row.waiting ? String(row.waiting) : '',
      row.givenUp ? String(row.givenUp) : '',
    ]);
  const rest = rows.slice(SHOWN).reduce((total, row) => total + row.leads, 0);
  const table = body.length > 0 ? textTable([head, ...body], [3, 4, 6, 7]) : [];
  if (rest > 0)
    table.push(`… and ${rest} more from ${rows.length - SHOWN} other places (--format json has all)`);
  if (table.length > 0) table.push('');
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
