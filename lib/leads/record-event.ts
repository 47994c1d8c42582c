import type { Database } from '@/lib/database/schema';
import type { EventDetails, EventType, LeadEvent } from './events';
import { queueDeliveries } from './outbox';

/** The office's targets that receive events of that type. */
export type Told = (type: EventType) => readonly string[];

export type NewEvent = { type: EventType; actor: LeadEvent['actor']; at: number; details?: EventDetails };

/**
 * Adds an event to the history of a lead, and queues its delivery to each target. Call it after the transaction has
 * updated the lead's row: that lock keeps two events from getting the same number.
 */
export async function recordEvent(
  transaction: Database,
  id: string,
  { details = {}, ...event }: NewEvent,
  told: Told,
): Promise<void> {
  const last = transaction.selectFrom('events').where('lead_id', '=', id);
  const { number } = await last.select(({ fn }) => fn.max('number').as('number')).executeTakeFirstOrThrow();
  const row = { lead_id: id, number: Number(number ?? 0) + 1, ...event, details: JSON.stringify(details) };
  await transaction.insertInto('events').values(row).execute();
  const deliveries = told(event.type).map((target) => ({ lead_id: id, target, event: row.number }));
  await queueDeliveries(transaction, deliveries, event.at);
}
