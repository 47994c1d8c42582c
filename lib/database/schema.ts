import type { Kysely } from 'kysely';

/** Times are milliseconds since 1970; `data` and `context` are JSON. */
type LeadTable = {
  id: string;
  kind: string;
  status: 'new' | 'quarantined';
  data: string;
  context: string;
  /** Why it was quarantined, or what merely looked odd; comma-separated. */
  signs: string;
  fingerprint: string;
  created_at: number;
};

/** The last lead with that content, so that the same content again within 10 minutes is the same lead. */
type FingerprintTable = { fingerprint: string; lead_id: string; created_at: number };

/** One row for each lead and target: the outbox. */
type DeliveryTable = {
  lead_id: string;
  target: string;
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
  slugs: SlugTable;
};
export type Database = Kysely<Tables>;
