import type { Selectable } from 'kysely';
import { officeCopy } from '@/content/office';
import type { Database, Tables } from '@/lib/database/schema';
import { fullTime } from './format-lead';

type Row = Selectable<Tables['events']>;
export type EventType = Row['type'];

/** A note; the start of a call before and after a move (milliseconds since 1970). */
export type EventDetails = { note?: string; from?: number; to?: number };

export type LeadEvent = Pick<Row, 'number' | 'type' | 'actor'> & { at: Date; details: EventDetails };

export async function readEvents(db: Database, id: string): Promise<LeadEvent[]> {
  const rows = db.selectFrom('events').selectAll().where('lead_id', '=', id).orderBy('number');
  return (await rows.execute()).map(toEvent);
}

export function toEvent({ number, type, actor, at, details }: Omit<Row, 'lead_id'>): LeadEvent {
  return { number, type, actor, at: new Date(Number(at)), details: JSON.parse(details) };
}

/** Describes an event, with times in Central: "Moved from Mon, Nov 23, 2026, 9:20 AM Central to ...". */
export function formatEvent({ type, actor, details: { from = 0, to = 0, note } }: LeadEvent): string {
  const time = (start: number) => fullTime(new Date(start));
  return officeCopy.events[type]({ by: actor, note, from: time(from), to: time(to) });
}
