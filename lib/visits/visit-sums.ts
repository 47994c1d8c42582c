import type { DateTime } from 'luxon';
import type { Database } from '@/lib/database/schema';
import { readInSteps, readLeadsInSteps } from '@/lib/database/steps';
import type { LeadContext } from '@/lib/inbox/lead';
import { type Count, DIRECT } from './beacon';
import { DAY_FORMAT } from './visit-store';

/** Sums by measure, subject and detail, with the stored leads as "stored" (by landing page and source) and "form stored". */
export type Sums = Map<string, Count & { count: number }>;

/** Sums counts and leads from `from` until just before `until`. Adds them to `earlier`, without changing that. */
export async function sumVisits(
  db: Database,
  from: DateTime,
  until: DateTime,
  earlier?: Sums,
): Promise<Sums> {
  const sums: Sums = new Map(earlier);
  const add = ({ measure, subject, detail }: Count, count: number) => {
    const key = `${measure}\n${subject}\n${detail}`;
    sums.set(key, { measure, subject, detail, count: (sums.get(key)?.count ?? 0) + count });
  };
  const visits = db.selectFrom('visits').selectAll().where('day', '<', until.toFormat(DAY_FORMAT));
  const visitKey = ['day', 'measure', 'subject', 'detail'] as const;
  for await (const rows of readInSteps(visits, visitKey, [from.toFormat(DAY_FORMAT)]))
    for (const row of rows) add(row, Number(row.count));
  const leads = db
    .selectFrom('leads')
    .select(['id', 'kind', 'context', 'created_at'])
    .where('status', '=', 'new')
    .where('created_at', '<', until.toMillis());
  for await (const rows of readLeadsInSteps(leads, from.toMillis()))
    for (const { kind, context } of rows) {
      const { page = '', source = {} }: LeadContext = JSON.parse(context);
      // Without JavaScript or with Global Privacy Control, a lead may have no landing page. Then count it for the page
      // with the form.
      const landing = source.landing ?? URL.parse(page)?.pathname ?? 'unknown';
      add({ measure: 'stored', subject: landing, detail: source.utm_source || source.referrer || DIRECT }, 1);
      add({ measure: 'form stored', subject: kind, detail: '' }, 1);
    }
  return sums;
}
