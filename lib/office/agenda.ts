import type { SelectQueryBuilder } from 'kysely';
import { company } from '@/content/company';
import type { agendaSections } from '@/content/office';
import type { Database, Tables } from '@/lib/database/schema';
import { readQueuedLeads } from '@/lib/delivery/outbox';
import { ANSWER_MS, formatKind, formatTopic, kindsWithoutDeadline } from '@/lib/inbox/format-lead';
import { type Lead, toLead } from '@/lib/inbox/lead';
import { readLead } from '@/lib/inbox/lead-store';
import { readUpcomingMeetings } from '@/lib/meetings/read-meetings';
import { MEETING_MS } from '@/lib/meetings/slots';
import { DAY_MS } from '@/lib/platform/durations';
import { addDays, type Day, isOneOf, officeDay, officeDayStart } from '@/lib/time/calendar-days';
import { isClosedOn } from '@/lib/time/holidays';

/** When the morning email is due, in minutes from midnight. */
export const MORNING_MINUTE = 7 * 60 + 30;

/** The overdue and given-up sections leave out leads that are older than this. */
const MAX_AGE_MS = 30 * DAY_MS;

const MAX_LEADS = 40;
const MAX_ANSWERED = 20;

/** `count` is the number of all leads in a section. `leads` has only the first ones. */
type Listing = { count: number; leads: readonly Lead[] };
export type Section<Name = keyof typeof agendaSections> = Listing & { name: Name };

const readers = {
  undelivered: (db) => readFirst(newLeads(db).where('undelivered', 'is not', null), 'desc'),
  overdue: (db, now) => readUnanswered(db, now - MAX_AGE_MS, now - ANSWER_MS),
  today: (db, now) => readUnanswered(db, now - ANSWER_MS, endOfDay(now) - ANSWER_MS),
  later: (db, now) => readUnanswered(db, endOfDay(now) - ANSWER_MS, now),
  untilNextMorning: (db, now) => readUnanswered(db, now - ANSWER_MS, nextMorning(now) - ANSWER_MS),
  async calls(db, now) {
    const start = officeDayStart(officeDay(now));
    const calls = await readUpcomingMeetings(db, start + MEETING_MS, endOfDay(now));
    return toListing(calls.map(({ lead }) => lead));
  },
  async answered(db) {
    const answered = newLeads(db).selectAll().where('answered_at', 'is not', null);
    const rows = await answered.orderBy('answered_at', 'desc').limit(MAX_ANSWERED).execute();
    return toListing(rows.map(toLead));
  },
  async givenUp(db, now) {
    const times = new Map<string, number>();
    for await (const rows of readQueuedLeads(db, 'parked', now)) {
      const ids = rows.map(({ lead_id }) => lead_id);
      const leads = newLeads(db).select(['id', 'created_at']).where('id', 'in', ids);
      for (const { id, created_at } of await leads.execute())
        if (created_at > now - MAX_AGE_MS) times.set(id, created_at);
    }
    const oldest = [...times].toSorted(([, one], [, other]) => one - other).slice(0, MAX_LEADS);
    const leads = await Promise.all(oldest.map(([id]) => readLead(db, id)));
    return { count: times.size, leads: leads.filter((lead) => lead !== null) };
  },
} satisfies Record<string, (db: Database, now: number) => Promise<Listing>>;

export const readSections = <Name extends keyof typeof readers>(
  db: Database,
  names: readonly Name[],
  now = Date.now(),
): Promise<Section<Name>[]> =>
  Promise.all(names.map(async (name) => ({ name, ...(await readers[name](db, now)) })));

/** Formats a lead as "Revenue analysis, Destin 3BR". */
export const formatSummary = (lead: Lead): string => [formatKind(lead.kind), ...formatTopic(lead)].join(', ');

const openDays = company.openingHours.flatMap(({ days }) => days);

export const isOpenOn = (day: Day): boolean =>
  (openDays.length === 0 || isOneOf(openDays, day)) && !isClosedOn(day);

/** If the office is closed for a month, the next day counts. */
function nextMorning(now: number): number {
  const today = officeDay(now);
  const days = Array.from({ length: 30 }, (_, n) => addDays(today, n + 1));
  return officeDayStart(days.find(isOpenOn) ?? addDays(today, 1), MORNING_MINUTE);
}

const endOfDay = (now: number) => officeDayStart(addDays(officeDay(now), 1)) - 1;

const toListing = (leads: readonly Lead[]): Listing => ({ count: leads.length, leads });

const newLeads = (db: Database) => db.selectFrom('leads').where('status', '=', 'new');

/** Reads the unanswered leads stored after `after` and until `until`, except kinds that need no answer. */
const readUnanswered = (db: Database, after: number, until: number) =>
  readFirst(
    newLeads(db)
      .where('answered_at', 'is', null)
      .where('created_at', '>', after)
      .where('created_at', '<=', until)
      .where('kind', 'not in', kindsWithoutDeadline),
  );

/** Counts all leads, but reads only the first, because a lead may have several kilobytes. */
async function readFirst(
  query: SelectQueryBuilder<Tables, 'leads', object>,
  order: 'asc' | 'desc' = 'asc',
): Promise<Listing> {
  const all = query.select(({ fn }) => fn.countAll<number>().as('count'));
  const { count } = await all.executeTakeFirstOrThrow();
  const rows = await query.selectAll().orderBy('created_at', order).limit(MAX_LEADS).execute();
  return { count, leads: rows.map(toLead) };
}
