import type { Selectable } from 'kysely';
import { officeCopy } from '@/content/office';
import type { Database, Tables } from '@/lib/database/schema';
import { fullTime } from './format-lead';

type Row = Selectable<Tables['events']>;
export type EventType = Row['type'];

/** A note; the start of a call before and after a move (ms since 1970); the figures of an analysis in US dollars. */
export type EventDetails = { note?: string } & Partial<
  Record<'from' | 'to' | 'low' | 'middle' | 'high', number>
>;

export type LeadEvent = Pick<Row, 'number' | 'type' | 'actor'> & { at: Date; details: EventDetails };

export async function readEvents(db: Database, id: string): Promise<LeadEvent[]> {
  const rows = db.selectFrom('events').selectAll().where('lead_id', '=', id).orderBy('number');
  return (await rows.execute()).map(toEvent);
}

export function toEvent({ number, type, actor, at, details }: Omit<Row, 'lead_id'>): LeadEvent {
  return { number, type, actor, at: new Date(Number(at)), details: JSON.parse(details) };
}

/** Describes an event, with times in Central: "Moved from Mon, Nov 23, 2026, 9:20 AM Central to ...". */
export function formatEvent({ type, actor, details }: LeadEvent): string {
  const { from = 0, to = 0, low = 0, high = 0, note } = details;
  const time = (start: number) => fullTime(new Date(start));
  const amounts = [low, high].map((amount) => `$${amount.toLocaleString('en-US')}`).join(' to ');
  return officeCopy.events[type]({ by: actor, note, from: time(from), to: time(to), amounts });
}
