import type { LeadData, LeadKind } from './forms.ts';
import type { LeadSource } from './source.ts';

/** Where a lead came from: the page it was sent from, and what its visitor had chosen on the way there. */
export type LeadContext = {
  page?: string;
  source?: LeadSource;
  /** HubSpot's visitor cookie, present where the visitor agreed to it. */
  hutk?: string;
} & Partial<Record<'plan' | 'commitment' | 'property' | 'checkIn' | 'checkOut' | 'guests', string>>;

/** A request somebody sent. Its `id` is also the receipt number that the visitor and the office speak of. */
export type Lead = {
  id: string;
  kind: LeadKind;
  status: 'new' | 'quarantined';
  createdAt: Date;
  data: LeadData;
  context: LeadContext;
  signs: string[];
};

/** A lead before it is stored. */
export type NewLead = Pick<Lead, 'kind' | 'status' | 'data' | 'context' | 'signs'>;

/** A lead as exports and the webhook show it: its fields flat, what surrounds it under `context`. */
export function toRecord({ id, kind, status, createdAt, data, context }: Lead) {
  const { hutk: _cookie, ...shown } = context;
  return { id, kind, status, createdAt: createdAt.toISOString(), ...data, context: shown };
}
