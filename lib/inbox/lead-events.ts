import type { Selectable } from 'kysely';
import { formatDollars } from '@/content/numbers';
import { officeCopy } from '@/content/office';
import { queueDeliveries } from '@/lib/database/deliveries';
import { isPostgres } from '@/lib/database/postgres';
import type { Database, Tables } from '@/lib/database/schema';
import { formatFullTime } from '@/lib/time/office-time';
import { toLead } from './lead';

type Row = Selectable<Tables['events']>;
export type EventType = Row['type'];

/** `from` and `to` are a call's old and new start (ms since 1970). `low` to `high` are an analysis's US dollars. */
export type EventDetails = { note?: string } & Partial<
  Record<'from' | 'to' | 'low' | 'middle' | 'high', number>
>;

export type LeadEvent = Pick<Row, 'number' | 'type' | 'actor'> & { at: Date; details: EventDetails };

export async function readEvents(db: Database, id: string): Promise<LeadEvent[]> {
  const rows = db.selectFrom('events').selectAll().where('lead_id', '=', id).orderBy('number');
  return (await rows.execute()).map(({ number, type, actor, at, details }) => {
    return { number, type, actor, at: new Date(at), details: JSON.parse(details) };
  });
}

/** Formats an event as "Moved from Mon, Nov 23, 2026, 9:20 AM Central to ...". */
export function formatEvent({ type, actor, details }: LeadEvent): string {
  const { from = 0, to = 0, low = 0, high = 0, note } = details;
  const time = (start: number) => formatFullTime(new Date(start));
  const amounts = [low, high].map(formatDollars).join(' to ');
  return officeCopy.events[type]({ by: actor, note, from: time(from), to: time(to), amounts });
}

/** Returns the names of the office's targets that receive an event of a type. */
export type TargetsFor = (type: EventType) => readonly string[];

export type NewEvent = { type: EventType; actor: LeadEvent['actor']; at: number; details?: EventDetails };

/** Locks a lead until the transaction ends. `isOutdated` is true if the lead doesn't have exactly `seen` events. */
export async function lockLead(transaction: Database, id: string, seen?: number) {
  const query = transaction.selectFrom('leads').selectAll().where('id', '=', id);
  // Only PostgreSQL needs a lock on the row: a SQLite transaction locks the whole database.
  const row = await (isPostgres(transaction) ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return null;
  const events = await readEvents(transaction, id);
  return { lead: toLead(row), events, isOutdated: seen !== undefined && seen !== events.length };
}

/** The transaction must have locked the lead's row (`lockLead`), so that no two events get the same number. */
export async function recordEvent(
  transaction: Database,
  id: string,
  { details = {}, ...event }: NewEvent,
  targetsFor: TargetsFor,
): Promise<void> {
  const number = (await readEvents(transaction, id)).length + 1;
  const row = { lead_id: id, number, ...event, details: JSON.stringify(details) };
  await transaction.insertInto('events').values(row).execute();
  const deliveries = targetsFor(event.type).map((target) => ({ lead_id: id, target, event: number }));
  await queueDeliveries(transaction, deliveries, event.at);
}
