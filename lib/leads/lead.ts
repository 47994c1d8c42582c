import type { LeadData, LeadKind } from './forms.ts';

export type LeadStatus = 'new' | 'quarantined';

/** What led to the visit in which a lead was sent (source.ts). */
export type LeadSource = {
  /** The path of the visit's first page. */
  landing?: string;
  /** The host of the site that led here. */
  referrer?: string;
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  utm_term?: string;
  utm_content?: string;
};

/** Where a lead came from: the page it was sent from, and what its visitor had chosen on the way there. */
export type LeadContext = {
  page?: string;
  plan?: string;
  commitment?: string;
  property?: string;
  checkIn?: string;
  checkOut?: string;
  guests?: string;
  source?: LeadSource;
  /** HubSpot's visitor cookie, present where the visitor agreed to it. */
  hutk?: string;
};

/** A request somebody sent. Its `id` is also the receipt number that the visitor and the office speak of. */
export type Lead = {
  id: string;
  kind: LeadKind;
  status: LeadStatus;
  createdAt: Date;
  data: LeadData;
  context: LeadContext;
  signs: string[];
};

/** A lead before it is stored. */
export type NewLead = Pick<Lead, 'kind' | 'status' | 'data' | 'context' | 'signs'>;

/** The name of somewhere a stored lead is delivered to (delivery/targets.ts lists them). */
export type Target = string;
