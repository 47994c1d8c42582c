import { isPostgres } from '@/lib/database/postgres';
import type { Database } from '@/lib/database/schema';
import { queueDeliveries } from '@/lib/delivery/queue';
import { toLead } from './lead';
import { type EventDetails, type EventType, type LeadEvent, readEvents } from './lead-events';

/** The office's targets that receive events of that type. */
export type TargetsFor = (type: EventType) => readonly string[];

export type NewEvent = { type: EventType; actor: LeadEvent['actor']; at: number; details?: EventDetails };

/**
 * Locks a lead until the transaction ends. Returns it with its history, and whether something has happened to it since
 * somebody saw `seen` events; null if there is no such lead.
 */
export async function lockLead(transaction: Database, id: string, seen?: number) {
  const query = transaction.selectFrom('leads').selectAll().where('id', '=', id);
  // A transaction of SQLite locks everything.
  const row = await (isPostgres(transaction) ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return null;
  const events = await readEvents(transaction, id);
  return { lead: toLead(row), events, isOutdated: seen !== undefined && seen !== events.length };
}

/**
 * Adds an event to the history of a lead, and queues its delivery to each target. Call it once the transaction has
 * locked the lead's row, so that no two events get the same number.
 */
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
