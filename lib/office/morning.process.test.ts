import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { startPostgres } from '@/lib/database/testing/postgres';
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

describe.each(['SQLite', 'PostgreSQL'])('the morning mail, in %s', (name) => {
  let server: Awaited<ReturnType<typeof startPostgres>> | null = null;
  beforeAll(async () => {
    server = name === 'PostgreSQL' ? await startPostgres() : null;
  });
  afterAll(() => server?.stop());

  /** Two instances of a site with a mail server. */
  async function site() {
    const { smtpUrl, messages } = await mailServer();
    const db = await openDatabase(server ? await server.newDatabase() : 'file::memory:');
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

  test('lists once a day what is open, overdue leads first, each with its link', async () => {
    const { db, mails, lookAt } = await site();
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
    await db.destroy();
  });

  test('is not sent on closed days, after noon, or without anything to report', async () => {
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
    await db.destroy();
  });

  test.each([
    ['2026-03-09T12:29:00Z', '2026-03-09T12:30:00Z'],
    ['2026-11-02T13:29:00Z', '2026-11-02T13:30:00Z'],
  ])('is sent at 7:30 after a clock change: not at %s, but at %s', async (early, due) => {
    const { db, mails, lookAt } = await site();
    await store(db, 'about', { name: 'Ada', email: 'ada@example.com' }, Date.parse(due) - 30 * HOUR);
    await lookAt(Date.parse(early));
    expect(await mails()).toEqual([]);
    await lookAt(Date.parse(due));
    expect(await mails()).toHaveLength(1);
    await db.destroy();
  });
});
