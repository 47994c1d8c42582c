import type { ColumnType, Generated, Kysely } from 'kysely';

/** Times are milliseconds since 1970; `data` and `context` are JSON. */
type LeadTable = {
  id: string;
  kind: string;
  status: 'new' | 'quarantined';
  data: string;
  context: string;
  /** Spam signals, comma-separated, even if too few to quarantine the lead. */
  signs: string;
  fingerprint: string;
  created_at: number;
  answered_at: ColumnType<number | null, number | null | undefined>;
  note: ColumnType<string | null, string | null | undefined>;
  /** When the owner was last sent an analysis. */
  analysis_sent_at: ColumnType<number | null, number | null | undefined>;
  /** The sender, and the owner of a referral (`personKeys`); null until that is computed, empty if there is none. */
  mailbox: Generated<string | null>;
  phone_line: Generated<string | null>;
  owner_mailbox: Generated<string | null>;
  owner_phone_line: Generated<string | null>;
};

/** The last lead with some content: the same content within 10 minutes is the same lead. */
type FingerprintTable = { fingerprint: string; lead_id: string; created_at: number };

/** The outbox: one row for each lead and target, and one for each later event and target. */
type DeliveryTable = {
  lead_id: string;
  target: string;
  /** The number of the event in `events`; 0 for the lead itself. */
  event: Generated<number>;
  state: 'pending' | 'delivered' | 'parked';
  attempts: number;
  /** How many of the last attempts left no outcome, because the process died. */
  interrupted: Generated<number>;
  /** Earliest time to deliver. A claim moves it ahead, so that a crash only delays the delivery. */
  due_at: number;
  queued_at: number;
  delivered_at: number | null;
  error: string | null;
  /** The mailbox of a confirmation, to limit emails per mailbox. */
  recipient: string | null;
};

/** Emails to the office that are due at certain times, such as "morning-2026-11-23". */
type OfficeEmailTable = { id: string; error: Generated<string | null> } & Pick<
  DeliveryTable,
  'state' | 'attempts' | 'due_at' | 'queued_at'
>;

/** One row for each lead of the kind `meeting`. */
type MeetingTable = {
  lead_id: string;
  starts_at: number;
  /** The slot it holds, unique; null if canceled or quarantined. */
  slot: number | null;
  canceled_at: number | null;
  /** When it was last moved; null if it was never moved. */
  moved_at: number | null;
  /** Incremented by each change, for calendars. */
  sequence: number;
  changed_at: number;
  /** The visitor, to limit meetings per person. */
  mailbox: string;
  phone_line: string;
};

/** The keys that open a meeting's page, as SHA-256: each response and each email has its own. */
type MeetingKeyTable = { hash: string; lead_id: string };

/** Changes of a lead after it was stored, numbered from 1; `details` is JSON. */
type EventTable = {
  lead_id: string;
  number: number;
  type:
    | ('answered' | 'held' | 'missed' | 'noted' | 'reopened' | 'analysis-sent')
    | ('booked' | 'moved' | 'canceled');
  actor: 'visitor' | 'office';
  at: number;
  details: string;
};

/** The keys that open the office's page of a lead, as SHA-256. */
type OfficeKeyTable = { hash: string; lead_id: string; expires_at: number };

/** The revenue analysis of a lead: the form as it was last saved, and what its owner sees; both are JSON. */
type AnalysisTable = {
  lead_id: string;
  draft: string;
  /** Counts how often it was saved, from 1. */
  version: number;
  saved_at: number;
  /** Null until it is sent. A later draft has a higher version. */
  sent: string | null;
  sent_version: number | null;
};

/** The keys that open an owner's analysis, as SHA-256. They are valid until some time after it was last sent. */
type AnalysisKeyTable = { hash: string; lead_id: string };

/** The keys that open the office's list and every page of a lead, as SHA-256. */
type OfficeListKeyTable = Omit<OfficeKeyTable, 'lead_id'>;

/** Uses that count toward a daily limit: by the id of a meeting, or the SHA-256 of a network or mailbox. */
type MeetingUseTable = {
  limit_key: string;
  used_at: number;
  /** Counts only until this lead is answered. */
  lead_id: Generated<string | null>;
};

/** Every slug under which an article was ever served (blog/past-slugs.ts). */
type SlugTable = {
  slug: string;
  entry_id: string;
  /** When the index last returned to this slug from another. */
  since: number;
};

/**
 * Counts of a day (Central): page views, and those in which a form was seen and begun, by landing page (`subject`) and
 * source (`detail`); the same by form; times and shifts by kind of page and bucket; script errors by place and message.
 */
type VisitTable = { day: string; measure: string; subject: string; detail: string; count: number };

export type Tables = {
  leads: LeadTable;
  fingerprints: FingerprintTable;
  deliveries: DeliveryTable;
  meetings: MeetingTable;
  meeting_keys: MeetingKeyTable;
  meeting_uses: MeetingUseTable;
  events: EventTable;
  office_keys: OfficeKeyTable;
  office_list_keys: OfficeListKeyTable;
  office_emails: OfficeEmailTable;
  analyses: AnalysisTable;
  analysis_keys: AnalysisKeyTable;
  slugs: SlugTable;
  visits: VisitTable;
};
export type Database = Kysely<Tables>;
