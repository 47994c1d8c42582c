import { officeCopy } from '@/content/office';
import type { Database, Tables } from '@/lib/database/schema';
import { formatKind, type Row } from '@/lib/inbox/format-lead';
import { formatEvent, readEvents } from '@/lib/inbox/lead-events';
import { readLead } from '@/lib/inbox/lead-store';
import { findLeadsOfSamePerson } from '@/lib/inbox/leads-of-same-person';
import { getMeeting } from '@/lib/meetings/read-meetings';
import { formatFullTime, formatTime } from '@/lib/time/office-time';
import { allTargets } from './all-targets';
import { ANALYSIS_TARGET } from './analysis/analysis-store';

export async function readLeadDetails(db: Database, id: string, now = new Date()) {
  const lead = await readLead(db, id);
  if (!lead) return null;
  const events = await readEvents(db, id);
  const created: Row = [formatFullTime(lead.createdAt), officeCopy.created(formatKind(lead.kind), id)];
  const history = [created, ...events.map((event): Row => [formatFullTime(event.at), formatEvent(event)])];
  return {
    lead,
    meeting: lead.kind === 'meeting' ? await getMeeting(db, id) : null,
    history: history.toReversed(),
    /** The number of the last event; 0 if there is none. */
    seen: events.at(-1)?.number ?? 0,
    deliveries: await readDeliveryRows(db, id, now.getTime()),
    others: await findLeadsOfSamePerson(db, lead),
  };
}

async function readDeliveryRows(db: Database, id: string, now: number): Promise<Row[]> {
  const rows = await db
    .selectFrom('deliveries')
    .leftJoin('events', (join) =>
      join.onRef('events.lead_id', '=', 'deliveries.lead_id').onRef('events.number', '=', 'deliveries.event'),
    )
    .select(['target', 'type', 'state', 'attempts', 'due_at', 'delivered_at', 'error'])
    .where('deliveries.lead_id', '=', id)
    .orderBy('queued_at')
    .execute();
  return rows.map((row): Row => {
    const target = allTargets.find(({ name }) => name === row.target)?.label ?? row.target;
    // Don't name the event for an analysis, because only one type of event sends one.
    const isNamed = row.type && row.target !== ANALYSIS_TARGET;
    return [isNamed ? `${target}: ${row.type}` : target, formatDelivery(row, now)];
  });
}

type Delivery = Pick<Tables['deliveries'], 'state' | 'attempts' | 'due_at' | 'delivered_at' | 'error'>;

function formatDelivery({ state, attempts, due_at, delivered_at, error }: Delivery, now: number): string {
  const { sent, waiting, goesOut, givenUp } = officeCopy.delivery;
  if (state === 'delivered') return sent(formatTime(new Date(delivered_at ?? now)));
  if (state === 'parked' || state === 'refused') return givenUp(attempts, error ?? '');
  if (attempts === 0 && due_at > now) return goesOut(formatTime(new Date(due_at)));
  return waiting(attempts, error ?? '');
}
