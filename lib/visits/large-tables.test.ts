import { StatementSync } from 'node:sqlite';
import { setImmediate as endTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '@/lib/database/schema';
import { sharedDatabase } from '@/lib/database/shared-database';
import { readOutboxState } from '@/lib/delivery/outbox';
import type { EmailSettings } from '@/lib/delivery/send-email';
import { readReport } from '@/lib/inbox/lead-report';
import { readSections } from '@/lib/office/agenda';
import { readLeadDetails } from '@/lib/office/desk';
import { searchLeads } from '@/lib/office/lead-search';
import { createMorningEmail } from '@/lib/office/morning-email';
import { officeDay } from '@/lib/time/calendar-days';
import { monthEmail } from './month-email';
import { loadRecentVisits, periodSince, readVisits } from './visit-report';
import { addCounts, startVisitStore } from './visit-store';

/** The most rows that SQLite may return before other requests get their turn. */
const MAX_ROWS_PER_TURN = 5_000;
const LEADS = 9_000;
const DAY = 86_400_000;

// The settings are read when the modules are imported.
vi.hoisted(() => vi.stubEnv('LEADS_DATABASE_URL', 'file::memory:'));

let db: Database;
beforeAll(async () => {
  db = await sharedDatabase();
  const now = Date.now();
  const numbers = (count: number) => sql`with recursive numbers (n) as
    (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})`;
  // A lead every eight minutes, over 50 days.
  await sql`insert into leads (id, kind, status, data, context, signs, fingerprint, created_at, mailbox, phone_line)
    ${numbers(LEADS)} select 'SO-0000-' || printf('%04d', n), 'contact', 'new', '{"name":"Ada"}',
      '{"source":{"landing":"/' || (n % 9) || '"}}', '', n, ${sql.lit(now)} - n * 480000, 'ada@example.com', ''
    from numbers`.execute(db);
  for (const [target, state] of [
    ['email', 'pending'],
    ['webhook', 'parked'],
  ])
    await sql`insert into deliveries (lead_id, target, state, attempts, due_at, queued_at)
      select id, ${target}, ${state}, 1, created_at, created_at from leads`.execute(db);
  for (let day = 0; day < 65; day += 1) {
    const date = officeDay(now - day * DAY);
    await sql`insert into visits (day, measure, subject, detail, count)
      ${numbers(400)} select ${date}, 'views', '/' || n, 'direct', 1 from numbers`.execute(db);
  }
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => db.destroy());

/** Runs `work` and returns the statements that it executed, and the most rows that SQLite returned in one turn. */
async function watch(work: () => Promise<unknown>) {
  const statements = new Map<string, StatementSync>();
  let [rows, most, isDone] = [0, 0, false];
  const { all } = StatementSync.prototype;
  const spy = vi.spyOn(StatementSync.prototype, 'all').mockImplementation(function (
    this: StatementSync,
    ...values
  ) {
    const result = all.apply(this, values);
    statements.set(this.sourceSQL, this);
    rows += result.length;
    most = Math.max(most, rows);
    return result;
  });
  const turns = (async () => {
    for (; !isDone; await endTurn()) rows = 0;
  })();
  await work();
  isDone = true;
  await turns;
  spy.mockRestore();
  return { statements: [...statements.keys()], most };
}

const settings = { siteUrl: 'https://seaoats.example' } as EmailSettings;
const writeMonthEmail = () => monthEmail.write(db, settings, `visits-${officeDay().slice(0, 7)}`, Date.now());

test.each([
  [
    'the office’s list',
    () => readSections(db, ['overdue', 'today', 'later', 'calls', 'answered', 'givenUp']),
  ],
  ['a search', () => searchLeads(db, 'ada')],
  ['the page of a lead', () => readLeadDetails(db, 'SO-0000-0001')],
  ['the visits on the list', () => loadRecentVisits()],
  ['the visits on the list again', () => loadRecentVisits()],
  [
    'the morning email',
    () => Promise.resolve(createMorningEmail().write(db, settings, 'morning', Date.now())),
  ],
  ['the month’s email', writeMonthEmail],
  ['the report on leads', () => readReport(db, new Date(Date.now() - 40 * DAY))],
  ['the report on visits', () => readVisits(db, ...periodSince(Date.now() - 30 * DAY))],
  ['health and metrics', () => readOutboxState(db)],
] as [string, () => Promise<unknown>][])('%s lets other requests in, and reads by index', async (_, work) => {
  const { statements, most } = await watch(work);
  expect(most).toBeLessThanOrEqual(MAX_ROWS_PER_TURN);
  const plans = await Promise.all(
    statements.map((statement) =>
      sql.raw(`explain query plan ${statement.replaceAll('?', '1')}`).execute(db),
    ),
  );
  expect(JSON.stringify(plans)).not.toMatch(/SCAN (?!office_emails|leads USING INDEX leads_undelivered)/);
  // SQLite uses only the first of two lower bounds, so each step would read everything from there again.
  const hasTwoBounds = (statement: string) => (statement.match(/(?<!<)>/g) ?? []).length > 1;
  expect(statements.filter(hasTwoBounds)).toEqual([]);
});

test('the sums of past days are read once an hour, and today’s each time', async () => {
  const countViews = async () => JSON.stringify(await loadRecentVisits()).match(/All visits","([\d,]+)/)?.[1];
  const before = await countViews();
  addCounts([{ measure: 'views', subject: '/1', detail: 'direct' }]);
  await startVisitStore(async () => db)();
  const { most } = await watch(async () => {
    expect(Number((await countViews())?.replace(',', ''))).toBe(Number(before?.replace(',', '')) + 1);
  });
  expect(most).toBeLessThan(700);
});
