import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from './postgres.ts';

/** Returns a migration that runs these SQL statements. They must work in both PostgreSQL and SQLite. */
const toMigration = (...texts: string[]): Migration => ({
  async up(db) {
    for (const text of texts) await sql.raw(text).execute(db);
  },
});

/**
 * Migrations run in the order of their names. Never edit a released one; add another. A name with `-add-` promises that
 * the previous release can still store leads after the migration: it only adds tables, indexes, and columns that are
 * nullable or have a default.
 */
export const migrations: Record<string, Migration> = {
  '001-leads': toMigration(
    `create table leads (
      id varchar(32) primary key, kind varchar(32) not null, status varchar(16) not null,
      data text not null, context text not null, signs text not null,
      fingerprint varchar(64) not null, created_at bigint not null)`,
    'create index leads_created_at on leads (created_at)',
    `create table fingerprints (
      fingerprint varchar(64) primary key, lead_id varchar(32) not null, created_at bigint not null)`,
    'create index fingerprints_created_at on fingerprints (created_at)',
    `create table deliveries (
      lead_id varchar(32) not null references leads (id) on delete cascade,
      target varchar(16) not null, state varchar(16) not null, attempts integer not null,
      due_at bigint not null, queued_at bigint not null, delivered_at bigint, error text,
      constraint deliveries_pk primary key (lead_id, target))`,
    'create index deliveries_due on deliveries (state, target, due_at)',
  ),
  '002-meetings': toMigration(
    `create table meetings (
      lead_id varchar(32) primary key references leads (id) on delete cascade,
      starts_at bigint not null, slot bigint unique, canceled_at bigint,
      sequence integer not null, changed_at bigint not null,
      mailbox varchar(254) not null, phone_line varchar(32) not null)`,
    'create index meetings_mailbox on meetings (mailbox)',
    'create index meetings_phone_line on meetings (phone_line)',
    `create table meeting_keys (
      hash varchar(64) primary key,
      lead_id varchar(32) not null references meetings (lead_id) on delete cascade)`,
    'create index meeting_keys_lead_id on meeting_keys (lead_id)',
  ),
  '003-meeting-limits': toMigration(
    'create table meeting_uses (limit_key varchar(64) not null, used_at bigint not null)',
    'create index meeting_uses_limit_key on meeting_uses (limit_key, used_at)',
    'alter table meetings add column moved_at bigint',
    'update meetings set moved_at = changed_at where sequence > 0 and canceled_at is null',
  ),
  '004-confirmations': toMigration(
    'alter table deliveries add column recipient varchar(254)',
    'create index deliveries_recipient on deliveries (recipient)',
  ),
  '005-slugs': toMigration(
    `create table slugs (
      slug text not null, entry_id varchar(64) not null, since bigint not null,
      constraint slugs_pk primary key (slug, entry_id))`,
  ),
  '006-old-meeting-uses': toMigration('create index meeting_uses_used_at on meeting_uses (used_at)'),
  '007-long-target-names': {
    async up(db) {
      // SQLite needs no change, because it ignores the length in `varchar(16)`.
      if (isPostgres(db)) await sql`alter table deliveries alter column target type text`.execute(db);
    },
  },
  '008-office': toMigration(
    'alter table leads add column answered_at bigint',
    'alter table leads add column note varchar(500)',
    `create table office_keys (
      hash varchar(64) primary key,
      lead_id varchar(32) not null references leads (id) on delete cascade, expires_at bigint not null)`,
    'create index office_keys_lead_id on office_keys (lead_id)',
    `create table events (
      lead_id varchar(32) not null references leads (id) on delete cascade,
      number integer not null, type varchar(16) not null, actor varchar(16) not null,
      at bigint not null, details text not null, constraint events_pk primary key (lead_id, number))`,
    // SQLite can't change the primary key of a table, so copy the rows to a new table.
    `create table deliveries_of_events (
      lead_id varchar(32) not null references leads (id) on delete cascade,
      target text not null, event integer not null default 0, state varchar(16) not null,
      attempts integer not null, due_at bigint not null, queued_at bigint not null, delivered_at bigint,
      error text, recipient varchar(254),
      constraint deliveries_of_events_pk primary key (lead_id, target, event))`,
    `insert into deliveries_of_events
        (lead_id, target, state, attempts, due_at, queued_at, delivered_at, error, recipient)
      select lead_id, target, state, attempts, due_at, queued_at, delivered_at, error, recipient from deliveries`,
    'drop table deliveries',
    'alter table deliveries_of_events rename to deliveries',
    'create index deliveries_due on deliveries (state, target, due_at)',
    'create index deliveries_recipient on deliveries (recipient)',
  ),
  '009-add-person-keys': toMigration(
    ...['mailbox', 'phone_line', 'owner_mailbox', 'owner_phone_line'].flatMap((column) => [
      `alter table leads add column ${column} text`,
      `create index leads_${column} on leads (${column}, status, created_at)`,
    ]),
  ),
  '010-add-limits': toMigration(
    'alter table meeting_uses add column lead_id varchar(32)',
    'alter table deliveries add column interrupted integer not null default 0',
    'create index deliveries_queued_at on deliveries (state, queued_at, lead_id)',
    'create index office_keys_expires_at on office_keys (expires_at)',
  ),
  '011-add-office-list': toMigration(
    'create table office_list_keys (hash varchar(64) primary key, expires_at bigint not null)',
    // These indexes contain every column that a count needs, so that counting doesn't read the rows, of 4 kB each.
    'create index leads_unanswered on leads (created_at, status, kind) where answered_at is null',
    'create index leads_last_answered on leads (answered_at, status) where answered_at is not null',
  ),
  '012-add-analyses': toMigration(
    'alter table leads add column analysis_sent_at bigint',
    `create table analyses (
      lead_id varchar(32) primary key references leads (id) on delete cascade,
      draft text not null, version integer not null, saved_at bigint not null,
      sent text, sent_version integer)`,
    `create table analysis_keys (
      hash varchar(64) primary key,
      lead_id varchar(32) not null references leads (id) on delete cascade)`,
    'create index analysis_keys_lead_id on analysis_keys (lead_id)',
  ),
  '013-add-visits': toMigration(
    `create table visits (
      day varchar(10) not null, measure varchar(32) not null, subject varchar(200) not null,
      detail varchar(120) not null, count integer not null,
      constraint visits_pk primary key (day, measure, subject, detail))`,
  ),
  '014-add-office-emails': toMigration(
    `create table office_emails (
      id varchar(64) primary key, state varchar(16) not null, attempts integer not null,
      due_at bigint not null, queued_at bigint not null, error text)`,
    // Earlier releases stored emails to the office as rows of `leads`. Copy them, so that today's are not sent again.
    // The rows stay, because such a release may run again; `purge` deletes them in the end.
    `insert into office_emails (id, state, attempts, due_at, queued_at)
      select id, state, attempts, due_at, queued_at from leads join deliveries on lead_id = id
      where status = 'office'`,
  ),
  '015-add-undelivered': toMigration(
    'alter table leads add column undelivered varchar(32)',
    'create index leads_undelivered on leads (created_at, status) where undelivered is not null',
  ),
  // The rows of the tables that these replace are copied at each start (old-rows.ts).
  '016-add-keys': toMigration(
    `create table keys (
      hash varchar(64) primary key, opens varchar(16) not null,
      lead_id varchar(32) references leads (id) on delete cascade, expires_at bigint not null)`,
    'create index keys_lead_id on keys (lead_id)',
    'create index keys_expires_at on keys (expires_at)',
  ),
  '017-add-uses': toMigration(
    `create table uses (
      limit_key varchar(64) not null, used_at bigint not null, lead_id varchar(32))`,
    'create index uses_limit_key on uses (limit_key, used_at)',
    'create index uses_used_at on uses (used_at)',
  ),
};
