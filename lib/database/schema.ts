import type { ColumnType, Generated, Kysely } from 'kysely';

/** Times are milliseconds since 1970; `data` and `context` are JSON. */
type LeadTable = {
  id: string;
  kind: string;
  /** `office`: no lead of a visitor, but what the morning mail of a day is queued by. */
  status: 'new' | 'quarantined' | 'office';
  data: string;
  context: string;
  /** Why it was quarantined, or what merely looked odd; comma-separated. */
  signs: string;
  fingerprint: string;
  created_at: number;
  answered_at: ColumnType<number | null, number | null | undefined>;
  note: ColumnType<string | null, string | null | undefined>;
};

/** The last lead with that content, so that the same content again within 10 minutes is the same lead. */
type FingerprintTable = { fingerprint: string; lead_id: string; created_at: number };

/** The outbox: one row for each lead and target, and one for each later event and target. */
type DeliveryTable = {
  lead_id: string;
  target: string;
  /** The number of the event in `events`; 0 for the lead itself. */
  event: Generated<number>;
  state: 'pending' | 'delivered' | 'parked';
  attempts: number;
  /** Not before this time; moved ahead while someone delivers it, so that a crash only delays it. */
  due_at: number;
  queued_at: number;
  delivered_at: number | null;
  error: string | null;
  /** The mailbox that a confirmation goes to, for its limit. */
  recipient: string | null;
};

/** One row for each lead of the kind `meeting`. */
type MeetingTable = {
  lead_id: string;
  starts_at: number;
  /** The slot it holds, which nobody else can hold; null once canceled, and for what was quarantined. */
  slot: number | null;
  canceled_at: number | null;
  /** Since when its time is another than the one booked. */
  moved_at: number | null;
  /** Raised by each change, for calendars. */
  sequence: number;
  changed_at: number;
  /** Whom it is with, for the limit of one person. */
  mailbox: string;
  phone_line: string;
};

/** The keys that open a meeting's page, as SHA-256: one is given with each answer and each email. */
type MeetingKeyTable = { hash: string; lead_id: string };

/** Changes of a lead after it was stored, numbered from 1; `details` is JSON. */
type EventTable = {
  lead_id: string;
  number: number;
  type: 'answered' | 'reopened' | 'booked' | 'moved' | 'canceled';
  actor: 'visitor' | 'office';
  at: number;
  details: string;
};

/** The keys that open the office's page of a lead, as SHA-256. */
type OfficeKeyTable = { hash: string; lead_id: string; expires_at: number };

/** Uses that count against a limit for a day: of a meeting by its id, of a network or mailbox by its SHA-256. */
type MeetingUseTable = { limit_key: string; used_at: number };

/** Every slug under which an article was ever served (blog/past-slugs.ts). */
type SlugTable = {
  slug: string;
  entry_id: string;
  /** The reading of the index that found it there, after another time. */
  since: number;
};

export type Tables = {
  leads: LeadTable;
  fingerprints: FingerprintTable;
  deliveries: DeliveryTable;
  meetings: MeetingTable;
  meeting_keys: MeetingKeyTable;
  meeting_uses: MeetingUseTable;
  events: EventTable;
  office_keys: OfficeKeyTable;
  slugs: SlugTable;
};
export type Database = Kysely<Tables>;
