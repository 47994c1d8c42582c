import type { Selectable } from 'kysely';
import { officeCopy } from '@/content/office';
import { readDeliveries } from '@/lib/database/deliveries';
import type { Database, Tables } from '@/lib/database/schema';
import { formatKind, type Row } from '@/lib/inbox/format-lead';
import { formatEvent, type LeadEvent, readEvents } from '@/lib/inbox/lead-events';
import { readLead } from '@/lib/inbox/lead-store';
import { findLeadsOfSamePerson } from '@/lib/inbox/leads-of-same-person';
import { getMeeting } from '@/lib/meetings/read-meetings';
import { formatFullTime, formatTime } from '@/lib/time/office-time';
import { allTargets } from './all-targets';
import { ANALYSIS_TARGET } from './analysis/analysis-store';

export async function readLeadDetails(db: Database, id: string) {
  const lead = await readLead(db, id);
  if (!lead) return null;
  const events = await readEvents(db, id);
  const deliveries = await readDeliveries(db, [lead]);
  const created: Row = [formatFullTime(lead.createdAt), officeCopy.created(formatKind(lead.kind), id)];
  const history = [created, ...events.map((event): Row => [formatFullTime(event.at), formatEvent(event)])];
  return {
    lead,
    meeting: lead.kind === 'meeting' ? await getMeeting(db, id) : null,
    history: history.toReversed(),
    /** The number of the last event; 0 if there is none. */
    seen: events.at(-1)?.number ?? 0,
    deliveries: deliveries
      .toSorted((one, other) => one.queued_at - other.queued_at)
      .map((row): Row => [nameDelivery(row, events), formatDelivery(row, Date.now())]),
    others: await findLeadsOfSamePerson(db, lead),
  };
}

function nameDelivery({ target, event }: Delivery, events: readonly LeadEvent[]): string {
  const label = allTargets.find(({ name }) => name === target)?.label ?? target;
  const type = events.find(({ number }) => number === event)?.type;
  // Don't name the event for an analysis, because only one type of event sends one.
  return type && target !== ANALYSIS_TARGET ? `${label}: ${type}` : label;
}

type Delivery = Selectable<Tables['deliveries']>;

function formatDelivery({ state, attempts, due_at, delivered_at, error }: Delivery, now: number): string {
  const { sent, waiting, goesOut, givenUp } = officeCopy.delivery;
  if (state === 'delivered') return sent(formatTime(new Date(delivered_at ?? now)));
  if (state === 'parked' || state === 'refused') return givenUp(attempts, error ?? '');
  if (attempts === 0 && due_at > now) return goesOut(formatTime(new Date(due_at)));
  return waiting(attempts, error ?? '');
}
