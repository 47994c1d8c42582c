import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** In order of their names. One that has been released is never edited: add another. */
export const migrations: Record<string, Migration> = {
  '001-leads': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('leads')
        .addColumn('id', 'varchar(32)', (column) => column.primaryKey())
        .addColumn('kind', 'varchar(32)', (column) => column.notNull())
        .addColumn('status', 'varchar(16)', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .addColumn('context', 'text', (column) => column.notNull())
        .addColumn('signs', 'text', (column) => column.notNull())
        .addColumn('fingerprint', 'varchar(64)', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('leads_created_at').on('leads').column('created_at').execute();

      await db.schema
        .createTable('fingerprints')
        .addColumn('fingerprint', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('lead_id', 'varchar(32)', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('fingerprints_created_at')
        .on('fingerprints')
        .column('created_at')
        .execute();

      await db.schema
        .createTable('deliveries')
        .addColumn('lead_id', 'varchar(32)', (column) =>
          column.notNull().references('leads.id').onDelete('cascade'),
        )
        .addColumn('target', 'varchar(16)', (column) => column.notNull())
        .addColumn('state', 'varchar(16)', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('queued_at', 'bigint', (column) => column.notNull())
        .addColumn('delivered_at', 'bigint')
        .addColumn('error', 'text')
        .addPrimaryKeyConstraint('deliveries_pk', ['lead_id', 'target'])
        .execute();
      await db.schema
        .createIndex('deliveries_due')
        .on('deliveries')
        .columns(['state', 'target', 'due_at'])
        .execute();
    },
  },
  '002-meetings': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('meetings')
        .addColumn('lead_id', 'varchar(32)', (column) =>
          column.primaryKey().references('leads.id').onDelete('cascade'),
        )
        .addColumn('starts_at', 'bigint', (column) => column.notNull())
        .addColumn('slot', 'bigint', (column) => column.unique())
        .addColumn('canceled_at', 'bigint')
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addColumn('mailbox', 'varchar(254)', (column) => column.notNull())
        .addColumn('phone_line', 'varchar(32)', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('meetings_mailbox').on('meetings').column('mailbox').execute();
      await db.schema.createIndex('meetings_phone_line').on('meetings').column('phone_line').execute();

      await db.schema
        .createTable('meeting_keys')
        .addColumn('hash', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('lead_id', 'varchar(32)', (column) =>
          column.notNull().references('meetings.lead_id').onDelete('cascade'),
        )
        .execute();
      await db.schema.createIndex('meeting_keys_lead_id').on('meeting_keys').column('lead_id').execute();
    },
  },
};
