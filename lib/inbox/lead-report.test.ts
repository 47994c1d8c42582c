import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { readReport, toTable } from './lead-report';
import { storeLead } from './lead-store';
import type { LeadSource } from './source';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 20);

const news: LeadSource = {
  landing: '/blog/dusk',
  utm_source: 'news',
  utm_medium: 'mail',
  referrer: 'x.example',
};
const leads: [source: LeadSource | undefined, age: number, status?: 'quarantined'][] = [
  [news, 1],
  [news, 2],
  [{ landing: '/', referrer: 'search.example' }, 3],
  [undefined, 4],
  [news, 40],
  [news, 1, 'quarantined'],
];

let db: Database;

beforeAll(async () => {
  db = await openDatabase('file::memory:');
  for (const [place, [source, age, status = 'new']] of leads.entries()) {
    const data = { email: `${place}@example.com` };
    const context = source ? { source } : { page: 'https://site.example/contact' };
    await storeLead(
      db,
      { kind: 'contact', status, data, context, spamSignals: [] },
      ['email'],
      now - age * DAY,
    );
  }
  await db
    .updateTable('deliveries')
    .set({ state: 'parked' })
    .where('queued_at', '=', now - 2 * DAY)
    .execute();
});
afterAll(() => db.destroy());

test('the report sorts sources by their number of leads, without spam and older leads', async () => {
  const report = await readReport(db, new Date(now - 30 * DAY), new Date(now));
  expect(report).toMatchObject({ leads: 4, waiting: 3, givenUp: 1 });
  expect(report.rows).toEqual([
    {
      form: 'contact',
      source: 'news / mail',
      landing: '/blog/dusk',
      leads: 2,
      share: 50,
      last: new Date(now - DAY),
      waiting: 1,
      givenUp: 1,
    },
    expect.objectContaining({ source: 'search.example', landing: '/', leads: 1, share: 25 }),
    expect.objectContaining({ source: 'direct', landing: '/contact', leads: 1 }),
  ]);
  expect((await readReport(db, new Date(now - 90 * DAY))).leads).toBe(5);
});

test('the report counts answered, late, open and overdue leads, and has the median time to answer', async () => {
  const answer = (age: number, hours: number) =>
    db
      .updateTable('leads')
      .set({ answered_at: now - age * DAY + hours * 3_600_000 })
      .where('created_at', '=', now - age * DAY)
      .execute();
  await answer(2, 1);
  await answer(3, 4);
  const readAnswers = async () => (await readReport(db, new Date(now - 30 * DAY), new Date(now))).answers;
  expect(await readAnswers()).toEqual({ inTime: 2, late: 0, open: 2, overdue: 1, medianMinutes: 150 });
  await answer(4, 25);
  expect(await readAnswers()).toEqual({ inTime: 2, late: 1, open: 1, overdue: 0, medianMinutes: 240 });
  await db.updateTable('leads').set({ answered_at: null }).execute();
});

test('the report is a table, or a sentence if there are no leads', async () => {
  const table = toTable(await readReport(db, new Date(now - 30 * DAY)));
  expect(table).toMatch(/^form +source +landing page +leads +share +last one\n/);
  expect(table).toMatch(/contact +news \/ mail +\/blog\/dusk +2 +50\.0% +2026-11-18\n/);
  expect(table).toMatch(
    /\n\n4 leads since 2026-10-20\. Deliveries: 3 waiting, 1 given up\.\nAnswered: 0 in time, 0 late\. Open: 4, /,
  );
  expect(toTable(await readReport(db, new Date(now)))).toMatch(/^0 leads since/);
});

test('the table fits a terminal of 80 columns', async () => {
  await using long = await openDatabase('file::memory:');
  const source = { landing: `/blog/${'long-'.repeat(30)}`, utm_source: 'x'.repeat(90), utm_medium: 'email' };
  const lead = { kind: 'newsletter', status: 'new', data: { email: 'ada@example.com' } } as const;
  await storeLead(long, { ...lead, context: { source }, spamSignals: [] }, [], now);
  const table = toTable(await readReport(long, new Date(now - DAY), new Date(now)));
  expect(table.split('\n').filter((line) => line.length > 80)).toEqual([]);
});
