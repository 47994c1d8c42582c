import { mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { KyselyPlugin } from 'kysely';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { company } from '@/content/company';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { type DatabaseKind, databaseFactory } from '@/lib/database/testing/databases';
import { readOutboxState } from '@/lib/delivery/outbox';
import { deleteEmails, sendIfDue } from '@/lib/delivery/scheduled-emails';
import { emailSettings } from '@/lib/delivery/send-email';
import { envWithEmail, openEmailServer } from '@/lib/delivery/testing/targets';
import type { LeadData } from '@/lib/forms/lead-forms';
import { storeLead } from '@/lib/inbox/lead-store';
import { storeAction } from '@/lib/inbox/store-action';
import { bookCall } from '@/lib/meetings/testing/book-call';
import { createMorningEmail } from './morning-email';
import { readOfficeKey } from './office-keys';

/** A Monday, 7:30 AM Central. */
const MONDAY = Date.parse('2026-11-23T13:30:00Z');
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY });
});
afterEach(() => void vi.useRealTimers());

const createDatabase = databaseFactory();

/** Starts two instances with one email server. */
async function startSite(kind: DatabaseKind = 'SQLite') {
  const { smtpUrl, messages } = await openEmailServer();
  const db = await openDatabase(await createDatabase(kind));
  onTestFinished(() => db.destroy());
  const instances = [createMorningEmail(), createMorningEmail()];
  const settingsOf = (url: string) => emailSettings(envWithEmail(url));
  return {
    db,
    emails: () => Promise.all(messages.map(({ source }) => PostalMime.parse(source))),
    /** Sets the clock to `time`, and lets both instances send the email if it is due. */
    async runAt(time: number, { reader = db, server = smtpUrl } = {}) {
      vi.setSystemTime(time);
      const settings = settingsOf(server);
      if (settings) await Promise.all(instances.map((email) => sendIfDue(reader, email, settings)));
    },
  };
}

const store = (db: Database, kind: string, data: LeadData, at: number) =>
  storeLead(db, { kind, status: 'new', data, context: {}, spamSignals: [] }, [], at);

test.each(['SQLite', 'PostgreSQL'] as const)(
  'the morning email lists what there is to do, each lead with its link, on %s',
  async (kind) => {
    const { db, emails, runAt } = await startSite(kind);
    await store(db, 'partner', { name: 'Grace', email: 'g@example.com', bedrooms: 2 }, MONDAY - HOUR);
    const phone = '+18505550171';
    await store(
      db,
      'contact',
      { name: 'Jonas', email: 'j@example.com', phone, topic: 'guest' },
      MONDAY - 40 * HOUR,
    );
    const done = await store(db, 'about', { name: 'Done', email: 'd@example.com' }, MONDAY - 30 * HOUR);
    await storeAction(db, done, { type: 'answered' }, () => []);
    await store(db, 'newsletter', { email: 'n@example.com' }, MONDAY - 50 * HOUR);
    await bookCall(db, '2026-11-23T19:20:00.000Z', 'Walter', MONDAY - 2 * HOUR);
    for (const days of [2, 31]) {
      const data = { name: `Lost ${days}`, email: 'lost@example.com' };
      const id = await store(db, 'newsletter', data, MONDAY - days * 24 * HOUR);
      const parked = { target: 'webhook', state: 'parked', attempts: 9, due_at: 0, queued_at: 0 } as const;
      await db
        .insertInto('deliveries')
        .values({ ...parked, lead_id: id, event: 0 })
        .execute();
    }

    await runAt(MONDAY - 60_000);
    expect(await emails()).toEqual([]);
    await runAt(MONDAY);
    await runAt(MONDAY + HOUR);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email?.subject).toBe('Today: 1 overdue, 1 to answer, 1 call, 1 not delivered');
    expect(
      email?.text
        ?.replace(/SO-.*/g, 'SO')
        .replace(/key=.*/g, 'key=')
        .replace(company.name, 'NAME'),
    ).toMatchInlineSnapshot(`
      "Today: 1 overdue, 1 to answer, 1 call, 1 not delivered

      Open the list:
      https://seaoatstays.example/office?key=

      Overdue:
      Jonas: Question, guest, overdue since Sun 3:30 PM
      (850) 555-0171
      Open:
      https://seaoatstays.example/office/SO

      To answer:
      Grace: Revenue analysis, 2BR, by Tue 6:30 AM, analysis not sent
      g@example.com
      Open:
      https://seaoatstays.example/office/SO

      Calls today:
      Walter: Call, Mon 1:20 PM
      (850) 555-0171
      Open:
      https://seaoatstays.example/office/SO

      Not delivered:
      Lost 2: Newsletter
      lost@example.com
      Open:
      https://seaoatstays.example/office/SO

      This email comes at 7:30 on the days that the office is open, if there is
      something to do.

      NAME
      "
    `);
    expect(email?.text?.split('\n').filter((line) => line.length > 78)).toEqual([]);
  },
);

test('visitors who did not get our email come first, with whom to call', async () => {
  const { db, emails, runAt } = await startSite();
  const person = { name: 'Tom', email: 'tom@example.com', phone: '+18505550171' };
  const owner = { ownerName: 'Grace', ownerPhone: '+18505550199' };
  const id = await store(db, 'referral', { ...person, ...owner }, MONDAY - 40 * 24 * HOUR);
  await store(db, 'about', { name: 'Late', email: 'late@example.com' }, MONDAY - 40 * HOUR);
  await db.updateTable('leads').set({ undelivered: 'confirmation' }).where('id', '=', id).execute();
  await runAt(MONDAY);
  const [{ subject = '', text = '' } = {}] = await emails();
  expect(subject).toBe('Today: 1 did not get our email, 1 overdue');
  expect(text.replace(/\s+/g, ' ')).toMatch(
    /Did not get our email: Grace: .*Tom did not get the confirmation: call \(850\) 555-0171 .*Overdue:/,
  );
});

test('no email is sent on closed days, after noon, or without anything to report', async () => {
  const { db, emails, runAt } = await startSite();
  await runAt(MONDAY);
  await store(db, 'about', { name: 'Ada', email: 'ada@example.com' }, MONDAY + HOUR);
  // At 7:30 there was nothing to report, so no email is sent later that day either.
  await runAt(MONDAY + 2 * HOUR);
  const noon = Date.parse('2026-11-24T18:00:00Z');
  await runAt(noon);
  // The office is closed on Thanksgiving, on Sundays, and on Christmas, here a Saturday.
  await runAt(Date.parse('2026-11-26T14:00:00Z'));
  await runAt(Date.parse('2026-11-29T14:00:00Z'));
  await runAt(Date.parse('2027-12-25T14:00:00Z'));
  expect(await emails()).toEqual([]);
  await runAt(Date.parse('2026-11-27T17:59:00Z'));
  expect((await emails()).map(({ subject }) => subject)).toEqual(['Today: 1 overdue']);
  expect(await readOutboxState(db)).toMatchObject({ waiting: 0, parked: 0 });
});

test('lists leads that are due before the next morning email, which on Saturday is Monday’s', async () => {
  const { db, emails, runAt } = await startSite();
  const saturday = Date.parse('2026-11-28T13:30:00Z');
  await store(db, 'partner', { name: 'Due on Sunday', email: 'a@example.com' }, saturday - 60_000);
  await runAt(saturday);
  const late = Date.parse('2026-12-01T17:59:00Z');
  await store(db, 'partner', { name: 'Due at noon tomorrow', email: 'b@example.com' }, late - 60_000);
  await runAt(late);
  expect((await emails()).map(({ subject }) => subject)).toEqual(['Today: 1 to answer', 'Today: 1 overdue']);
});

test('sends one email a day, even if the clock jumps a day ahead and back', async () => {
  const { db, emails, runAt } = await startSite();
  await store(db, 'about', { name: 'Ada', email: 'ada@example.com' }, MONDAY - 30 * HOUR);
  for (const hours of [0, 25, 1, 26, 2, 24, 48]) await runAt(MONDAY + hours * HOUR);
  expect(await emails()).toHaveLength(3);
});

test('counts all leads, but reads only those that it lists', async () => {
  const { db, emails, runAt } = await startSite();
  const rows = Array.from({ length: 500 }, (_, n) => ({
    ...{
      id: `SO-0000-${String(n).padStart(4, '0')}`,
      fingerprint: String(n),
      created_at: MONDAY - 40 * HOUR,
    },
    ...{ kind: 'about', status: 'new' as const, context: '{}', signs: '' },
    data: JSON.stringify({ name: `Ada ${n}`, email: 'ada@example.com' }),
  }));
  await db.insertInto('leads').values(rows).execute();
  let read = 0;
  const countRows: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read += result.rows.filter((row) => 'data' in row).length;
      return result;
    },
  };
  await runAt(MONDAY, { reader: db.withPlugin(countRows) });
  const [email] = await emails();
  expect(email?.subject).toBe('Today: 500 overdue');
  expect(email?.text).toContain('And 460 more');
  expect(read).toBe(40);
});

test('the key for the list opens every link in an email', async () => {
  const { db, emails, runAt } = await startSite();
  for (const name of ['Ada', 'Bob'])
    await store(db, 'about', { name, email: 'ada@example.com' }, MONDAY - 30 * HOUR);
  await runAt(MONDAY);
  const [email] = await emails();
  const links = [...(email?.text ?? '').matchAll(/\/office(?:\/(\S+))?\?key=(\S+)/g)];
  const [, , key = ''] = links[0] ?? [];
  expect(links.map(([, id, each]) => [id === undefined, each])).toEqual([
    [true, key],
    [false, key],
    [false, key],
  ]);
  expect(await readOfficeKey(db, key)).toMatchObject({ expiry: MONDAY + 60 * 24 * HOUR });
  for (const [, id = ''] of links.slice(1)) expect(await readOfficeKey(db, key, id)).not.toBeNull();
  expect(await db.selectFrom('keys').selectAll().execute()).toHaveLength(1);
});

test.each([
  ['2026-03-09T12:29:00Z', '2026-03-09T12:30:00Z'],
  ['2026-11-02T13:29:00Z', '2026-11-02T13:30:00Z'],
])('the email is sent at 7:30 after a clock change: not at %s, but at %s', async (early, due) => {
  const { db, emails, runAt } = await startSite();
  await store(db, 'about', { name: 'Ada', email: 'ada@example.com' }, Date.parse(due) - 30 * HOUR);
  await runAt(Date.parse(early));
  expect(await emails()).toEqual([]);
  await runAt(Date.parse(due));
  expect(await emails()).toHaveLength(1);
});

test('an email that fails is retried with the same link, and given up at noon', async () => {
  const { db, emails, runAt } = await startSite();
  await store(db, 'about', { name: 'Ada', email: 'ada@example.com' }, MONDAY - 30 * HOUR);
  const server = 'smtp://127.0.0.1:1';
  await runAt(MONDAY, { server });
  expect(await readOutboxState(db)).toMatchObject({ parked: 0 });
  await runAt(MONDAY + HOUR);
  expect(await emails()).toHaveLength(1);
  expect(await db.selectFrom('keys').selectAll().execute()).toHaveLength(1);

  const [tuesday, noon] = [MONDAY + 24 * HOUR, MONDAY + 28.5 * HOUR];
  await runAt(tuesday, { server });
  await runAt(noon - 1, { server });
  expect(await readOutboxState(db)).toMatchObject({ parked: 1 });
  await runAt(noon - 1);
  expect(await emails()).toHaveLength(1);
  // `redeliver` deletes the rows of given-up emails, so that they are sent again. `purge` passes a date to delete older
  // rows too.
  await deleteEmails(db);
  await runAt(noon - 1);
  expect(await emails()).toHaveLength(2);
  await deleteEmails(db, tuesday);
  expect(await db.selectFrom('office_emails').select('id').execute()).toEqual([{ id: 'morning-2026-11-24' }]);
});

test('a failed backup is in the morning email, even if nothing else is', async () => {
  using state = mkdtempDisposableSync(path.join(tmpdir(), 'state-'));
  vi.stubEnv('STATE_DIRECTORY', state.path);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { emails, runAt } = await startSite();
  await runAt(MONDAY);
  expect(await emails()).toEqual([]);
  mkdirSync(path.join(state.path, 'failed/sea-oat-stays-backup'), { recursive: true });
  await runAt(MONDAY + 24 * HOUR);
  const [email] = await emails();
  expect(email?.subject).toBe('Today: 1 failed on the server');
  expect(email?.text).toContain('journalctl -u sea-oat-stays-backup');
});
