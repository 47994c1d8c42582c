import type { Database } from '@/lib/database/schema';
import type { EventDetails, EventType, LeadEvent } from './events';
import { queueDeliveries } from './outbox';

/** Returns the office's targets for an event of that type. */
export type Told = (type: EventType) => readonly string[];

export type NewEvent = { type: EventType; actor: LeadEvent['actor']; at: number; details?: EventDetails };

/**
 * Adds an event to the history of a lead, and queues a delivery for each target. Call it after the transaction has
 * changed the lead's row: that lock keeps the event numbers unique.
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
