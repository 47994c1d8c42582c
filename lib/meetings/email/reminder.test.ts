import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { meetingCopy } from '@/content/meetings';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { claimDeliveries, markDelivered, outboxState } from '@/lib/delivery/outbox';
import { deliverDue } from '@/lib/delivery/outbox-worker';
import { emailServer, envWithEmail } from '@/lib/delivery/testing/targets';
import { storeAct } from '@/lib/inbox/answered';
import type { NewLead } from '@/lib/inbox/lead';
import { readReport } from '@/lib/inbox/lead-report';
import { forgetEmail } from '@/lib/inbox/lead-store';
import { bookMeeting, holdSlots, updateMeeting } from '@/lib/meetings/meeting-store';
import { openMeeting } from '@/lib/meetings/read-meetings';
import { freeOptions } from '@/lib/meetings/testing/terms';
import { reminderAt, reminderTarget } from './reminder';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Tuesday, 3:00 PM Central. */
const tuesday = Date.parse('2026-11-24T21:00:00Z');
const wednesday = Date.parse('2026-11-25T21:00:00Z');

test.each([
  [4, 2],
  [25.9, 2],
  [26, 24],
  [100, 24],
])('a call %d hours ahead gets its reminder %d hours before', (ahead, before) => {
  expect(reminderAt(NOW + ahead * HOUR, NOW)).toBe(NOW + (ahead - before) * HOUR);
});

describe('a reminder', () => {
  let db: Database;
  beforeEach(async () => {
    db = await openDatabase('file::memory:');
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await db.destroy();
  });

  const options = { ...freeOptions, leadTargets: [], emailTargets: ['reminder'] };

  /** Books a call for Ada, with a server that sends its reminder. */
  async function bookedCall(slot: number, status: NewLead['status'] = 'new') {
    const { smtpUrl, messages } = await emailServer();
    const data = {
      ...{ slot: new Date(slot).toISOString(), name: 'Ada', message: 'evil.example' },
      ...{ email: 'ada@example.com', phone: '+18505550100' },
    };
    const booking = await bookMeeting(
      db,
      { kind: 'meeting', status, data, context: {}, spamSignals: [] },
      options,
    );
    if (booking.outcome !== 'booked') throw new Error(booking.outcome);
    const { id } = booking;
    return {
      id,
      messages,
      move: (to: number | null) => updateMeeting(db, id, to, options),
      /** Sends what is due at a moment. Returns the times in all reminders so far. */
      async sendAt(moment: number) {
        vi.setSystemTime(moment);
        await deliverDue(db, [reminderTarget], envWithEmail(smtpUrl));
        const letters = await Promise.all(messages.map(({ source }) => PostalMime.parse(source)));
        return letters.map(({ subject }) => subject?.replace('Reminder: your call on ', ''));
      },
    };
  }
  const atTuesday = 'Tuesday, November 24, 3:00 PM Central';
  const atWednesday = 'Wednesday, November 25, 3:00 PM Central';

  test('is sent once, with the number we call and the link to change the call', async () => {
    const { id, sendAt, messages } = await bookedCall(tuesday);
    expect(await sendAt(tuesday - 24 * HOUR - MINUTE)).toEqual([]);
    // Not yet due: neither waiting nor parked.
    expect(await outboxState(db)).toEqual({ waiting: 0, oldestAgeSeconds: 0, parked: 0 });
    expect(await readReport(db, new Date(0), new Date())).toMatchObject({ leads: 1, waiting: 0, givenUp: 0 });
    expect(await sendAt(tuesday - 24 * HOUR)).toEqual([atTuesday]);
    expect(await sendAt(tuesday - 24 * HOUR + MINUTE)).toEqual([atTuesday]);

    const source = messages[0]?.source ?? '';
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const { text = '', html, ...head } = await PostalMime.parse(source);
    expect(head).toMatchObject({
      to: [{ address: 'ada@example.com' }],
      replyTo: [{ address: 'office@example.com' }],
      messageId: `<${id}.0.reminder@seaoatstays.example>`,
    });
    const key = /\/book-a-time\/[\w-]+\?key=([\w-]+)/.exec(text)?.[1] ?? '';
    expect(await openMeeting(db, id, key)).toMatchObject({ id });
    for (const part of [text, html])
      for (const said of [atTuesday, `${meetingCopy.where} (850) 555-0100.`]) expect(part).toContain(said);
    expect(`${text}${html}`).not.toContain('evil');
  });

  test('is sent once the server runs again, unless the call has begun', async () => {
    const { sendAt } = await bookedCall(tuesday);
    expect(await sendAt(tuesday - MINUTE)).toEqual([atTuesday]);
    const late = await bookedCall(wednesday);
    expect(await late.sendAt(wednesday)).toEqual([]);
    expect(await outboxState(db)).toMatchObject({ waiting: 0, parked: 0 });
  });

  test('moves with the call, by the time left after the move, even if it was sent', async () => {
    const { move, sendAt } = await bookedCall(wednesday);
    await move(tuesday);
    expect(await sendAt(tuesday - 24 * HOUR)).toEqual([atTuesday]);
    await move(wednesday);
    expect(await sendAt(wednesday - 24 * HOUR - MINUTE)).toEqual([atTuesday]);
    vi.setSystemTime(wednesday - 25 * HOUR);
    await move(tuesday + HOUR);
    await move(wednesday);
    expect(await sendAt(wednesday - 2 * HOUR - MINUTE)).toEqual([atTuesday]);
    expect(await sendAt(wednesday - 2 * HOUR)).toEqual([atTuesday, atWednesday]);
  });

  test('about to be sent when the call moves, waits for the new time', async () => {
    const { move, sendAt, messages } = await bookedCall(tuesday);
    vi.setSystemTime(tuesday - 24 * HOUR);
    const [claim] = await claimDeliveries(db, { target: 'reminder', limit: 1, lease: MINUTE });
    await move(wednesday);
    const env = envWithEmail('smtp://127.0.0.1:1');
    const { signal } = new AbortController();
    if (claim) await reminderTarget.send({ env, ...claim, db, signal });
    if (claim) await markDelivered(db, claim);
    expect(messages).toEqual([]);
    expect(await sendAt(wednesday - 24 * HOUR)).toEqual([atWednesday]);
  });

  test('is not sent for a call that was held early', async () => {
    const { id, sendAt } = await bookedCall(tuesday);
    await storeAct(db, id, { type: 'held' }, () => []);
    expect(await sendAt(tuesday - 24 * HOUR)).toEqual([]);
  });

  test('is removed with a canceled call or a forgotten person', async () => {
    const { move, sendAt } = await bookedCall(tuesday);
    await move(null);
    expect(await db.selectFrom('deliveries').select('target').execute()).toEqual([]);
    await bookedCall(wednesday);
    await forgetEmail(db, 'ada@example.com');
    expect(await sendAt(tuesday - MINUTE)).toEqual([]);
  });

  test('is not sent for a quarantined call until the office accepts it', async () => {
    const { id, sendAt } = await bookedCall(tuesday, 'quarantined');
    expect(await sendAt(tuesday - 3 * HOUR)).toEqual([]);
    await holdSlots(db, [id], ['reminder']);
    expect(await sendAt(tuesday - 2 * HOUR)).toEqual([atTuesday]);
  });
});
