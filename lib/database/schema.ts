import type { ColumnType, Generated, Kysely } from 'kysely';

/** Times in all tables are milliseconds since 1970. `data` and `context` are JSON. */
type LeadTable = {
  id: string;
  kind: string;
  status: 'new' | 'quarantined';
  data: string;
  context: string;
  /** Spam signals, comma-separated, even if there are too few to quarantine the lead. */
  signs: string;
  fingerprint: string;
  created_at: number;
  answered_at: ColumnType<number | null, number | null | undefined>;
  note: ColumnType<string | null, string | null | undefined>;
  /** When the owner was last sent an analysis. */
  analysis_sent_at: ColumnType<number | null, number | null | undefined>;
  /** The target of an email that was given up, so that the visitor did not get it. Null once the lead is answered. */
  undelivered: ColumnType<string | null, string | null | undefined>;
  /** The next four are keys from `personKeys`: null until computed, empty if the lead has no such address or number. */
  mailbox: Generated<string | null>;
  phone_line: Generated<string | null>;
  owner_mailbox: Generated<string | null>;
  owner_phone_line: Generated<string | null>;
};

/** Finds repeated forms: the same fingerprint within 10 minutes is the same lead. */
type FingerprintTable = { fingerprint: string; lead_id: string; created_at: number };

/** The outbox: a lead and each of its later events have one row per target. */
type DeliveryTable = {
  lead_id: string;
  target: string;
  /** The number of the event in `events`; 0 for the lead itself. */
  event: Generated<number>;
  /** `parked`: given up. `refused`: given up, because the visitor's mailbox can't get email. */
  state: 'pending' | 'delivered' | 'parked' | 'refused';
  attempts: number;
  /** How many of the latest attempts in a row have no outcome, because the process died during them. */
  interrupted: Generated<number>;
  /** When to attempt next. Claiming a delivery moves this into the future, so that a crash only delays the delivery. */
  due_at: number;
  queued_at: number;
  delivered_at: number | null;
  error: string | null;
  /** The mailbox that a confirmation goes to, because confirmations are limited per mailbox; else null. */
  recipient: string | null;
};

/**
 * Scheduled emails to the office, with ids such as "morning-2026-11-23". They are no deliveries: they belong to no
 * lead, are written when they are sent, and end with their day instead of after three days of retries.
 */
type OfficeEmailTable = { id: string; error: Generated<string | null> } & Pick<
  DeliveryTable,
  'state' | 'attempts' | 'due_at' | 'queued_at'
>;

/** One row per lead of the kind `meeting`. */
type MeetingTable = {
  lead_id: string;
  starts_at: number;
  /** The start of the time slot, unique among meetings; null if the meeting is canceled or quarantined. */
  slot: number | null;
  canceled_at: number | null;
  /** When the meeting was last rescheduled; null if never. */
  moved_at: number | null;
  /** Incremented by each change of the meeting. It is the SEQUENCE in iCalendar files. */
  sequence: number;
  changed_at: number;
  /** The visitor's keys (`personKeys`), to limit meetings per person. */
  mailbox: string;
  phone_line: string;
};

/** SHA-256 hashes of the keys in links to private pages. Every response and every email has a new key. */
type KeyTable = {
  hash: string;
  /** A visitor's page of a call, the office's page of a lead or list, or an owner's page of an analysis. */
  opens: 'call' | 'lead' | 'list' | 'analysis';
  /** Null for the office's list. */
  lead_id: string | null;
  expires_at: number;
};

/** Changes to a lead after it was stored, numbered from 1. `details` is JSON. */
type EventTable = {
  lead_id: string;
  number: number;
  type:
    | ('answered' | 'held' | 'missed' | 'noted' | 'reopened' | 'analysis-sent')
    | ('booked' | 'moved' | 'canceled');
  actor: 'visitor' | 'office' | 'server';
  at: number;
  details: string;
};

/** A lead's revenue analysis. `draft` (JSON) is the form as last saved, and `sent` (JSON) is what the owner sees. */
type AnalysisTable = {
  lead_id: string;
  draft: string;
  /** Incremented each time the draft is saved, from 1. */
  version: number;
  saved_at: number;
  /** Null until the analysis is first sent. The draft is newer if `version` is higher than `sent_version`. */
  sent: string | null;
  sent_version: number | null;
};

/** Uses that count toward daily limits. `limit_key` is a call's id, or the SHA-256 hash of a network or mailbox. */
type UseTable = {
  limit_key: string;
  used_at: number;
  /** If set, the use counts only until this lead is answered. */
  lead_id: Generated<string | null>;
};

/** Every slug that an article or a home ever had (contentful/past-slugs.ts). */
type SlugTable = {
  slug: string;
  entry_id: string;
  /** When the article last changed to this slug. */
  since: number;
};

/**
 * Counts per day (in the office’s time zone). What `subject` and `detail` are depends on `measure`:
 * - page views, in total, with a form seen, and with a form begun: the landing page and the source
 * - "form seen" and "form begun": the form; `detail` is empty
 * - load times, delays and layout shifts: the kind of page and the bucket of the value
 * - script errors: the file and the message
 */
type VisitTable = { day: string; measure: string; subject: string; detail: string; count: number };

export type Tables = {
  leads: LeadTable;
  fingerprints: FingerprintTable;
  deliveries: DeliveryTable;
  meetings: MeetingTable;
  keys: KeyTable;
  uses: UseTable;
  events: EventTable;
  office_emails: OfficeEmailTable;
  analyses: AnalysisTable;
  slugs: SlugTable;
  visits: VisitTable;
};
export type Database = Kysely<Tables>;
