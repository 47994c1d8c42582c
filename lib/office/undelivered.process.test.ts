import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import { type DatabaseKind, databaseFactory } from '@/lib/database/testing/databases';
import { claimDeliveries, markDelivered, readOutboxState, requeue } from '@/lib/delivery/outbox';
import { deliverDue } from '@/lib/delivery/outbox-worker';
import type { startEmailServer } from '@/lib/delivery/testing/email-server';
import { envWith, openEmailServer } from '@/lib/delivery/testing/targets';
import { formatState } from '@/lib/inbox/format-lead';
import { toRecord } from '@/lib/inbox/lead';
import { formatEvent, readEvents } from '@/lib/inbox/lead-events';
import { readReport } from '@/lib/inbox/lead-report';
import { readLead, storeLead } from '@/lib/inbox/lead-store';
import { storeAction } from '@/lib/inbox/store-action';
import { updateMeeting } from '@/lib/meetings/meeting-store';
import { bookCall, bookingOptions } from '@/lib/meetings/testing/book-call';
import { readSections } from './agenda';
import { allTargets } from './all-targets';
import { saveAnalysis } from './analysis/analysis-store';
import { checkAnalysis } from './analysis/check-analysis';
import { fullTexts } from './analysis/testing/sample-texts';
import { readLeadDetails } from './desk';

type Refusal = NonNullable<Parameters<typeof startEmailServer>[0]>['refusal'];

const GONE = {
  at: 'RCPT',
  to: 'gone@example.com',
  reply: '550 5.1.1 gone@example.com: no such mailbox',
} as const;
const REASON = '550 5.1.1 at RCPT';
const noTargets = () => [];

const createDatabase = databaseFactory();

async function openOffice(kind: DatabaseKind, refusal: Refusal = GONE) {
  const db = await openDatabase(await createDatabase(kind));
  onTestFinished(() => db.destroy());
  const server = await openEmailServer({ refusal });
  const env = envWith({ SMTP_URL: server.smtpUrl, LEADS_NOTIFY_TO: 'office@example.com' });
  const deliver = () => deliverDue(db, allTargets, env);
  return {
    ...{ db, server, deliver },
    store(targets: readonly string[], leadKind = 'partner') {
      const data = { name: 'Walter', email: 'gone@example.com', phone: '+18505550171', area: 'destin' };
      return storeLead(db, { kind: leadKind, status: 'new', data, context: {}, spamSignals: [] }, targets);
    },
    async sendAnalysis(id: string, line = '') {
      const { texts, analysis } = checkAnalysis({ ...fullTexts, line }, 'destin');
      await saveAnalysis(db, id, { texts, analysis: analysis ?? undefined }, env);
      await deliver();
    },
    repeat: () => db.updateTable('deliveries').set({ due_at: 0 }).execute().then(deliver),
    async state(id: string) {
      const lead = await readLead(db, id);
      const [section] = await readSections(db, ['undelivered']);
      return {
        isAnswered: lead?.answeredAt !== undefined,
        undelivered: lead?.undelivered,
        isListed: section?.leads.some((one) => one.id === id),
      };
    },
  };
}

const OPEN = (undelivered: string) => ({ isAnswered: false, undelivered, isListed: true });
const ANSWERED = { isAnswered: true, undelivered: undefined, isListed: false };

describe.each(['SQLite', 'PostgreSQL'] as const)(
  'an email that the visitor’s server refuses, on %s',
  (kind) => {
    test('an analysis is tried once; its lead is open again and says whom to call until it is answered', async () => {
      const { db, server, store, sendAnalysis, state, deliver } = await openOffice(kind);
      const id = await store(['email']);
      await sendAnalysis(id);
      expect(await state(id)).toEqual(OPEN('analysis'));
      await db.updateTable('deliveries').set({ due_at: 0 }).execute();
      await deliver();
      expect(server.attempts.filter((to) => to === GONE.to)).toHaveLength(1);
      const lead = await readLead(db, id);
      expect(lead && formatState(lead)).toMatch(
        /^by .*, Walter did not get the analysis: call \(850\) 555-0171$/,
      );
      expect(lead && toRecord(lead)).toMatchObject({ undelivered: 'analysis' });
      const events = await readEvents(db, id);
      expect(events.map(formatEvent).at(-1)).toBe(
        `Opened again: The analysis could not be delivered: ${REASON}`,
      );
      const desk = await readLeadDetails(db, id);
      expect(desk?.deliveries).toContainEqual(['Analysis to the owner', `Given up, tried once: ${REASON}`]);
      expect(await readReport(db, new Date(0))).toMatchObject({
        givenUp: 1,
        answers: { inTime: 0, open: 1 },
      });
      // A colleague whose page is older than the refusal learns of it first.
      expect(await storeAction(db, id, { type: 'answered', seen: 1 }, noTargets)).toBe('conflict');
      expect(await storeAction(db, id, { type: 'answered', seen: 2 }, noTargets)).toBe('changed');
      expect(await state(id)).toEqual(ANSWERED);
      // Later, the operator repeats what was given up. This email stays refused, so the office need not call again.
      await requeue(db, { targetsFor: noTargets });
      await deliver();
      expect(await state(id)).toEqual(ANSWERED);
    });

    test('it does not degrade health, but the office’s own address does', async () => {
      const { db, server, store, deliver } = await openOffice(kind);
      const id = await store(['confirmation']);
      await deliver();
      const fine = { waiting: 0, oldestAgeSeconds: 0, parked: 0 };
      expect(await readOutboxState(db)).toEqual(fine);
      server.refusal = { ...GONE, to: 'office@example.com' };
      await store(['email'], 'contact');
      await deliver();
      expect(await readOutboxState(db)).toMatchObject({ waiting: 1, parked: 0 });
      await db.updateTable('deliveries').set({ queued_at: 0 }).where('target', '=', 'email').execute();
      await db.updateTable('deliveries').set({ due_at: 0 }).execute();
      await deliver();
      expect(await readOutboxState(db)).toEqual({ ...fine, parked: 1 });
      // A row of an earlier release, whose email in the morning was in this table
      await db
        .updateTable('deliveries')
        .set({ state: 'pending', target: 'morning' })
        .where('target', '=', 'email')
        .execute();
      expect(await readOutboxState(db)).toEqual(fine);
      expect((await readLead(db, id))?.undelivered).toBe('confirmation');
    });

    test('a confirmation, of a lead that is still open or already answered', async () => {
      const { db, store, deliver, state } = await openOffice(kind);
      const [open, answered] = [await store(['confirmation']), await store(['confirmation'], 'contact')];
      await storeAction(db, answered, { type: 'answered', note: 'By email' }, noTargets);
      await deliver();
      for (const id of [open, answered]) expect(await state(id)).toEqual(OPEN('confirmation'));
      expect((await readLead(db, answered))?.note).toBe('By email');
      await db.updateTable('leads').set({ created_at: 0 }).where('id', '=', open).execute();
      const [section] = await readSections(db, ['undelivered']);
      expect(section?.leads.map(({ id }) => id)).toEqual([answered, open]);
      const lastOf = async (id: string) => (await readEvents(db, id)).at(-1)?.type;
      expect([await lastOf(open), await lastOf(answered)]).toEqual(['noted', 'reopened']);
    });

    test('an analysis that is sent again, until the mailbox takes it', async () => {
      const { server, store, sendAnalysis, state } = await openOffice(kind);
      const id = await store([]);
      await sendAnalysis(id);
      await sendAnalysis(id, 'Second');
      expect(await state(id)).toEqual(OPEN('analysis'));
      server.refusal = null;
      await sendAnalysis(id, 'Third');
      expect(await state(id)).toEqual({ isAnswered: false, undelivered: undefined, isListed: false });
    });

    test('a confirmation, before an analysis that the mailbox takes', async () => {
      const { server, store, deliver, sendAnalysis, state } = await openOffice(kind);
      const id = await store(['confirmation']);
      await deliver();
      expect(await state(id)).toEqual(OPEN('confirmation'));
      server.refusal = null;
      await sendAnalysis(id);
      expect(await state(id)).toEqual(ANSWERED);
    });

    test('an older analysis that is given up after a newer one', async () => {
      const { db, server, store, sendAnalysis, state, repeat } = await openOffice(kind, {
        at: 'MAIL',
        reply: '450 Try again later',
      });
      const id = await store([]);
      await sendAnalysis(id);
      server.refusal = null;
      await sendAnalysis(id, 'Second');
      server.refusal = GONE;
      await repeat();
      const rows = db.selectFrom('deliveries').select('state').orderBy('event');
      expect(await rows.execute()).toEqual([{ state: 'refused' }, { state: 'delivered' }]);
      expect(await state(id)).toEqual(ANSWERED);
    });

    test('an email that is repeated by its receipt and arrives', async () => {
      const { db, server, store, deliver, state } = await openOffice(kind);
      const id = await store(['confirmation']);
      await deliver();
      server.refusal = null;
      await requeue(db, { ids: [id], targetsFor: noTargets, parkedOnly: ['confirmation'] });
      await deliver();
      expect(await state(id)).toEqual({ isAnswered: false, undelivered: undefined, isListed: false });
      expect(server.messages).toHaveLength(1);
    });

    test('an invitation, until the call moves or is marked', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T12:00:00Z') });
      onTestFinished(() => void vi.useRealTimers());
      const { db, deliver, repeat, state } = await openOffice(kind, { ...GONE, to: 'Ada@example.com' });
      const id = await bookCall(db, '2026-11-24T15:00:00.000Z', 'Ada');
      await deliver();
      expect(await state(id)).toEqual(OPEN('invitation'));
      const lead = await readLead(db, id);
      expect(lead && formatState(lead)).toBe(
        'Tue 9:00 AM, Ada did not get the invitation: call (850) 555-0171',
      );
      await updateMeeting(db, id, Date.parse('2026-11-24T16:00:00.000Z'), bookingOptions);
      expect((await state(id)).isListed).toBe(false);
      await storeAction(db, id, { type: 'held' }, noTargets);
      await repeat();
      expect(await state(id)).toEqual(ANSWERED);
      await updateMeeting(db, id, null, bookingOptions);
      await repeat();
      expect((await state(id)).isListed).toBe(false);
    });
  },
);

test.each([
  ['MAIL', '550 5.7.1 not your address', '550 5.7.1 at MAIL'],
  ['RCPT', '554 5.7.1 Relay access denied', '554 5.7.1 at RCPT (sender)'],
  ['RCPT', '450 4.2.0 Greylisted', '450 4.2.0 at RCPT'],
  ['DATA', '451 4.3.0 Try again later', '451 4.3.0 at DATA'],
] as const)(
  'a reply that is not final (%s: %s) leaves the lead answered and is tried again',
  async (at, reply, reason) => {
    const { db, server, store, sendAnalysis, state, repeat } = await openOffice('SQLite', { at, reply });
    const id = await store([]);
    await sendAnalysis(id);
    expect(await state(id)).toEqual(ANSWERED);
    const rows = await db.selectFrom('deliveries').select(['state', 'error']).execute();
    expect(rows).toEqual([{ state: 'pending', error: reason }]);
    const isMailbox = reason === '450 4.2.0 at RCPT';
    await db.updateTable('deliveries').set({ queued_at: 0 }).execute();
    expect((await readOutboxState(db)).oldestAgeSeconds > 0).toBe(!isMailbox);
    server.refusal = null;
    await repeat();
    expect(server.messages).toHaveLength(1);
  },
);

test('an email that is given up after three days reopens its lead, too, and stays for the operator', async () => {
  const { db, store, sendAnalysis, state, repeat } = await openOffice('SQLite', {
    at: 'MAIL',
    reply: '550 no',
  });
  const id = await store([]);
  await sendAnalysis(id);
  await db.updateTable('deliveries').set({ queued_at: 0 }).execute();
  await repeat();
  expect(await state(id)).toEqual(OPEN('analysis'));
  expect(await readOutboxState(db)).toMatchObject({ parked: 1 });
});

test.each([
  ['alter table deliveries rename to hidden', 'alter table hidden rename to deliveries'],
  [
    'alter table leads rename column undelivered to hidden',
    'alter table leads rename column hidden to undelivered',
  ],
])('an arrival is recorded with its lead or not at all, if the database fails: %s', async (fail, repair) => {
  const { db, store, deliver, state } = await openOffice('SQLite');
  const id = await store(['confirmation']);
  await deliver();
  await requeue(db, { ids: [id], targetsFor: noTargets, parkedOnly: ['confirmation'] });
  const [claim] = await claimDeliveries(db, { target: 'confirmation', limit: 1, lease: 1_000 });
  if (!claim) throw new Error('There is nothing to claim');
  await sql.raw(fail).execute(db);
  await expect(markDelivered(db, claim)).rejects.toThrow(/no such/);
  await sql.raw(repair).execute(db);
  expect(await state(id)).toEqual(OPEN('confirmation'));
  expect(await db.selectFrom('deliveries').select('state').execute()).toEqual([{ state: 'pending' }]);
});
