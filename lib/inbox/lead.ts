import type { Selectable } from 'kysely';
import type { Tables } from '@/lib/database/schema';
import type { LeadData } from '@/lib/forms/lead-forms';
import type { LeadSource } from './source';

export type LeadContext = {
  page?: string;
  source?: LeadSource;
  /** HubSpot's visitor cookie, if the visitor agreed to it. */
  hutk?: string;
  /** The visitor's text after the phone number, such as "after 5 pm". */
  phoneNote?: string;
  /** The id of a home, or of several, separated by commas. */
  property?: string;
} & Partial<
  Record<'plan' | 'commitment' | 'destination' | 'checkIn' | 'checkOut' | 'guests' | 'dog', string>
>;

/** A submitted form. Its `id` is the receipt number that visitors and the office see. */
export type Lead = {
  id: string;
  /** The form that the visitor sent: "partner", "meeting". */
  kind: string;
  status: Tables['leads']['status'];
  createdAt: Date;
  data: LeadData;
  context: LeadContext;
  spamSignals: string[];
  answeredAt?: Date;
  note?: string;
  analysisSentAt?: Date;
  /** The email that the visitor did not get, by its target: "analysis". Missing once the lead is answered. */
  undelivered?: string;
};

/** A lead to store. `request` identifies the page view: the same content from another page view is another lead. */
export type NewLead = Pick<Lead, 'kind' | 'status' | 'data' | 'context' | 'spamSignals'> & {
  request?: string | undefined;
};

export function toLead(row: Selectable<Tables['leads']>): Lead {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    createdAt: new Date(row.created_at),
    data: JSON.parse(row.data),
    context: JSON.parse(row.context),
    spamSignals: row.signs ? row.signs.split(',') : [],
    ...(row.answered_at !== null && { answeredAt: new Date(row.answered_at) }),
    ...(row.note !== null && { note: row.note }),
    ...(row.analysis_sent_at !== null && { analysisSentAt: new Date(row.analysis_sent_at) }),
    ...(row.undelivered !== null && { undelivered: row.undelivered }),
  };
}

/** Returns a lead as exports and the webhook show it. */
export function toRecord({ id, kind, status, createdAt, data, context, ...later }: Lead) {
  const { hutk: _cookie, ...publicContext } = context;
  const { answeredAt, note, analysisSentAt, undelivered } = later;
  return {
    ...{ id, kind, status, createdAt: createdAt.toISOString(), ...data, context: publicContext },
    ...(answeredAt && { answered_at: answeredAt.toISOString(), note }),
    ...(analysisSentAt && { analysis_sent_at: analysisSentAt.toISOString() }),
    ...(undelivered && { undelivered }),
  };
}
