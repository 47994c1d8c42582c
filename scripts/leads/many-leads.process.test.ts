import { StatementSync } from 'node:sqlite';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import { isPostgres } from '@/lib/database/postgres';
import type { Database } from '@/lib/database/schema';
import { databaseFactory } from '@/lib/database/testing/databases';
import { readOutboxState, requeue } from '@/lib/delivery/outbox';
import { readLead } from '@/lib/inbox/lead-store';
import { findLeadsOfSamePerson } from '@/lib/inbox/leads-of-same-person';
import { parseEnvironment } from '@/lib/platform/env';
import { type CliOptions, runLeads } from './commands';

const createDatabase = databaseFactory();

const LEAD_COUNT = 1_500;
const LONG_TEXT = 'x'.repeat(2_000);
/** The number of characters that the result of one query may have. All leads together have far more. */
const MAX_RESULT_LENGTH = (LEAD_COUNT * LONG_TEXT.length) / 6;

/** Stores many long leads of one person, each with two deliveries that were given up, and a note. */
async function storeLeads(db: Database): Promise<void> {
  const digits = isPostgres(db) ? sql.raw(`lpad(n::text, 4, '0')`) : sql.raw(`printf('%04d', n)`);
  const numbers = sql`with recursive numbers (n) as
    (select 1 union all select n + 1 from numbers where n < ${sql.lit(LEAD_COUNT)})`;
  await sql`insert into leads
    (id, kind, status, data, context, signs, fingerprint, created_at, note, mailbox, phone_line)
    ${numbers} select 'SO-AAAA-' || ${digits}, 'contact',
      case n % 3 when 0 then 'quarantined' else 'new' end,
      ${`{"name":"Ada","email":"ada@example.com","message":"${LONG_TEXT}"}`},
      '{"source":{"landing":"/blog/' || n || '"}}', '', 'a' || n,
      ${sql.lit(Date.now())} - 500 * 86400000.0 * (n % 2), 'Not bob@example.com', 'ada@example.com', ''
    from numbers`.execute(db);
  for (const target of ['webhook', 'email'])
    await sql`insert into deliveries (lead_id, target, state, attempts, due_at, queued_at, error)
      select id, ${target}, 'parked', 1, 1, 1, ${LONG_TEXT.slice(0, 500)} from leads`.execute(db);
  await sql`insert into events (lead_id, number, type, actor, at, details)
    select id, 1, 'answered', 'office', 1, '{"note":"Ask bob@example.com"}' from leads`.execute(db);
}

/** From now on, records how many characters the longest result of a query has. */
function watchReads() {
  const reads = { most: 0 };
  const note = (rows: unknown = []) => (reads.most = Math.max(reads.most, JSON.stringify(rows).length));
  const { all } = StatementSync.prototype;
  vi.spyOn(StatementSync.prototype, 'all').mockImplementation(function (this: StatementSync, ...values) {
    const rows = all.apply(this, values);
    note(rows);
    return rows;
  });
  const { query } = Client.prototype;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...values: unknown[]) {
    const result = Reflect.apply(query, this, values);
    return Promise.resolve(result).then((resolved) => {
      note(resolved?.rows);
      return resolved;
    });
  });
  return reads;
}

afterEach(() => vi.restoreAllMocks());

test.each(['SQLite', 'PostgreSQL'] as const)(
  'no command reads all leads into memory at once, on %s',
  async (kind) => {
    const env = parseEnvironment({ LEADS_DATABASE_URL: await createDatabase(kind) });
    await using db = await openDatabase(env.LEADS_DATABASE_URL);
    await storeLeads(db);
    const reads = watchReads();
    const run = async (words: string[], options: CliOptions = {}) => {
      let said = '';
      await runLeads(env, words, options, (text) => {
        said += text;
      });
      expect(reads.most, words[0]).toBeLessThanOrEqual(MAX_RESULT_LENGTH);
      return said;
    };
    expect(await run(['list'])).toContain('1000 leads.');
    expect(await run(['list'], { open: true })).toContain('1000 leads.');
    expect(await run(['list'], { spam: true })).toContain('500 leads quarantined.');
    expect(await run(['show', 'SO-AAAA-0001'])).toContain('Ada');
    expect((await run(['export'], { format: 'csv' })).split('\r\n')).toHaveLength(1_002);
    expect(JSON.parse(await run(['export'], { format: 'json' }))).toHaveLength(1_000);
    const report = JSON.parse(await run(['report'], { format: 'json', since: '600d' }));
    expect(report).toMatchObject({ leads: 1_000, givenUp: 2_000, answers: { open: 1_000 } });
    const lead = await readLead(db, 'SO-AAAA-0001');
    expect(lead && (await findLeadsOfSamePerson(db, lead))).toHaveLength(20);
    expect(await requeue(db, { targetsFor: () => ['webhook'], parkedOnly: ['email'] })).toBe(2_000);
    expect(await readOutboxState(db)).toMatchObject({ waiting: 1_000, parked: 1_000 });
    await db.updateTable('leads').set({ answered_at: 1 }).execute();
    expect(await run(['list'], { open: true })).toBe('0 leads.\n');
    expect(await run(['forget'], { email: 'bob@example.com' })).toBe('0 deleted.\n');
    expect(await run(['purge'], { 'older-than': '400d', force: true })).toBe('750 deleted.\n');
    expect(await run(['forget'], { email: 'ada@example.com' })).toMatch(/^750 deleted: /);
    expect(reads.most).toBeLessThanOrEqual(MAX_RESULT_LENGTH);
  },
);
