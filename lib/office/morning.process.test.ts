import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { type DatabaseKind, testDatabases } from '@/lib/database/testing/databases';
import { setAnswered } from '@/lib/leads/answered';
import { deliverDue } from '@/lib/leads/delivery/outbox-worker';
import type { LeadData } from '@/lib/leads/forms';
import { outboxState } from '@/lib/leads/outbox';
import { storeLead } from '@/lib/leads/store';
import { mailerFor, mailServer } from '@/lib/leads/testing/targets';
import { bookCall } from '@/lib/meetings/testing/terms';
import { morningSender } from './morning';

/** A Monday: 7:30 in Central. */
const MONDAY = Date.parse('2026-11-23T13:30:00Z');
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY });
});
afterEach(() => void vi.useRealTimers());

const newUrl = testDatabases();

/** Two instances of a site with a mail server. */
async function site(kind: DatabaseKind = 'SQLite') {
  const { smtpUrl, messages } = await mailServer();
  const db = await openDatabase(await newUrl(kind));
  onTestFinished(() => db.destroy());
  const instances = [morningSender(mailerFor(smtpUrl)), morningSender(mailerFor(smtpUrl))];
  return {
    db,
    mails: () => Promise.all(messages.map(({ source }) => PostalMime.parse(source))),
    /** Both instances look for what is due at that time. */
    async lookAt(time: number) {
      vi.setSystemTime(time);
      await Promise.all(instances.map((sender) => sender.schedule?.(db)));
      await Promise.all(instances.map((sender) => deliverDue(db, [sender])));
    },
  };
}

const store = (db: Database, kind: string, data: LeadData, at: number) =>
  storeLead(db, { kind, status: 'new', data, context: {}, signs: [] }, [], at);

test.each(['SQLite', 'PostgreSQL'] as const)(
  'the morning mail lists what is open, each with its link, on %s',
  async (kind) => {
    const { db, mails, lookAt } = await site(kind);
    await store(
      db,
      'partner',
      { name: 'Grace', email: 'g@example.com', area: 'pcb', bedrooms: 2 },
      MONDAY - HOUR,
    );
    const phone = '+18505550171';
    await store(
      db,
      'contact',
      { name: 'Jonas', email: 'j@example.com', phone, topic: 'guest' },
      MONDAY - 40 * HOUR,
    );
    const done = await store(db, 'about', { name: 'Done', email: 'd@example.com' }, MONDAY - 30 * HOUR);
    await setAnswered(db, done, '', () => []);
    await store(db, 'newsletter', { email: 'n@example.com' }, MONDAY - 50 * HOUR);
    await bookCall(db, '2026-11-23T19:20:00.000Z', 'Walter', MONDAY - 2 * HOUR);
    for (const days of [2, 31]) {
      const data = { name: `Lost ${days}`, email: 'lost@example.com' };
      const id = await store(db, 'newsletter', data, MONDAY - days * 24 * HOUR);
      const given = { target: 'webhook', state: 'parked', attempts: 9, due_at: 0, queued_at: 0 } as const;
      await db
        .insertInto('deliveries')
        .values({ ...given, lead_id: id, event: 0 })
        .execute();
    }

    await lookAt(MONDAY - 60_000);
    expect(await mails()).toEqual([]);
    await lookAt(MONDAY);
    await lookAt(MONDAY + HOUR);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Today: 1 overdue, 1 to answer, 1 call, 1 not delivered');
    expect(mail?.text?.replace(/SO-.*/g, 'SO')).toMatchInlineSnapshot(`
      "Today: 1 overdue, 1 to answer, 1 call, 1 not delivered

      Overdue:
      Jonas: guest, overdue since Sun 3:30 PM
      +18505550171
      Open:
      https://seaoatstays.example/office/SO

      To answer:
      Grace: Panama City Beach 2BR, by Tue 6:30 AM
      Open:
      https://seaoatstays.example/office/SO

      Calls today:
      Walter: call Mon 1:20 PM
      +18505550171
      Open:
      https://seaoatstays.example/office/SO

      Not delivered:
      Lost 2: Newsletter
      Open:
      https://seaoatstays.example/office/SO

      This mail comes at 7:30 on working days, and only when there is something to
      do.

      Sea Oat Stays
      "
    `);
    expect(mail?.text?.split('\n').filter((line) => line.length > 78)).toEqual([]);
  },
);

test('no mail is sent on closed days, after noon, or without anything to report', async () => {
  const { db, mails, lookAt } = await site();
  await lookAt(MONDAY);
  await store(db, 'about', { name: 'Ada', email: 'ada@example.com' }, MONDAY + HOUR);
  // The mail of this day was empty.
  await lookAt(MONDAY + 2 * HOUR);
  const noon = Date.parse('2026-11-24T18:00:00Z');
  await lookAt(noon);
  // Thanksgiving, and a Saturday.
  await lookAt(Date.parse('2026-11-26T14:00:00Z'));
  await lookAt(Date.parse('2026-11-28T14:00:00Z'));
  expect(await mails()).toEqual([]);
  await lookAt(Date.parse('2026-11-27T17:59:00Z'));
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Today: 1 overdue']);
  expect(await outboxState(db)).toMatchObject({ waiting: 0, parked: 0 });
});

test.each([
  ['2026-03-09T12:29:00Z', '2026-03-09T12:30:00Z'],
  ['2026-11-02T13:29:00Z', '2026-11-02T13:30:00Z'],
])('the mail is sent at 7:30 after a clock change: not at %s, but at %s', async (early, due) => {
  const { db, mails, lookAt } = await site();
  await store(db, 'about', { name: 'Ada', email: 'ada@example.com' }, Date.parse(due) - 30 * HOUR);
  await lookAt(Date.parse(early));
  expect(await mails()).toEqual([]);
  await lookAt(Date.parse(due));
  expect(await mails()).toHaveLength(1);
});
