import ICAL from 'ical.js';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '@/content/company';
import { meetingCopy } from '@/content/meetings';
import { emailTarget } from '@/lib/delivery/email-target';
import { claimDeliveries, markDelivered, readOutboxState } from '@/lib/delivery/outbox';
import { deliverDue } from '@/lib/delivery/outbox-worker';
import { emailDomain } from '@/lib/delivery/send-email';
import { envWith, openEmailServer, openTestDatabase } from '@/lib/delivery/testing/targets';
import type { NewLead } from '@/lib/inbox/lead';
import { readReport } from '@/lib/inbox/lead-report';
import { forgetEmail } from '@/lib/inbox/lead-store';
import { storeAction } from '@/lib/inbox/store-action';
import { bookMeeting, holdSlots, updateMeeting } from '@/lib/meetings/meeting-store';
import { openMeeting } from '@/lib/meetings/read-meetings';
import { meetingTargets, REMINDER, reminderAt, reminderTarget } from './meeting-targets';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => void vi.useRealTimers());

const invitationOptions = {
  ...{ leadTargets: ['email'], emailTargets: ['invitation'], eventTargets: () => ['email'] },
  networkLimits: [],
};
const reminderOptions = {
  ...invitationOptions,
  leadTargets: [],
  emailTargets: [REMINDER],
  eventTargets: () => [],
};

/** Starts an email server, creates a database, and books a call for Ada. */
async function bookCall(options: typeof invitationOptions, slot: number, status: NewLead['status'] = 'new') {
  const { smtpUrl, messages } = await openEmailServer();
  const settings = {
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'calls@example.com',
    LEADS_NOTIFY_TO: 'office@example.com',
  };
  const env = envWith(settings);
  const db = await openTestDatabase();
  const book = async (at: number) => {
    const person = { name: 'Ada <script>', email: 'ada@example.com', phone: '+18505550100' };
    const data = { slot: new Date(at).toISOString(), ...person, message: 'evil.example' };
    const lead = { kind: 'meeting', status, data, context: {}, spamSignals: [] };
    const booking = await bookMeeting(db, lead, options);
    if (booking.outcome !== 'booked') throw new Error(booking.outcome);
    return booking.id;
  };
  return {
    ...{ db, book, messages, env },
    id: await book(slot),
    update: (id: string, at: number | null) => updateMeeting(db, id, at, options),
    send: () => deliverDue(db, [emailTarget, ...meetingTargets], env),
    emailsTo: (address: string) =>
      Promise.all(
        messages.filter(({ to }) => to.includes(address)).map(({ source }) => PostalMime.parse(source)),
      ),
  };
}

/** Tuesday, 9:00 AM Central. */
const nine = Date.parse('2026-11-24T15:00:00Z');
const newTime = Date.parse('2026-11-25T20:00:00Z');

function parseInvitation(email: Email) {
  const file = email.attachments.find(({ mimeType }) => mimeType.startsWith('text/calendar'));
  const text = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event?.getFirstPropertyValue('uid'),
    sequence: event?.getFirstPropertyValue('sequence'),
    status: event?.getFirstPropertyValue('status'),
    start: String(event?.getFirstPropertyValue('dtstart')),
    organizer: event?.getFirstPropertyValue('organizer'),
    guest: event?.getFirstProperty('attendee')?.getParameter('cn'),
  };
}

const advanceMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE);

test('a visitor gets the invitation and each update of it', async () => {
  const { db, id, update, send, emailsTo } = await bookCall(invitationOptions, nine);
  await send();
  await update(id, newTime);
  await send();
  advanceMinutes(6);
  await update(id, null);
  await send();
  await send();

  const sent = await emailsTo('ada@example.com');
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Your call is booked: Tuesday, November 24, 9:00 AM Central',
    'Your call has moved: Wednesday, November 25, 2:00 PM Central',
    'Your call is canceled: Wednesday, November 25, 2:00 PM Central',
  ]);
  const uid = `${id}@${emailDomain}`;
  // The guest's name is the email address, because the typed name contains markup.
  const people = { organizer: 'mailto:calls@example.com', guest: 'ada@example.com' };
  expect(sent.map(parseInvitation)).toEqual([
    { method: 'REQUEST', uid, sequence: 0, status: 'CONFIRMED', start: '2026-11-24T15:00:00Z', ...people },
    { method: 'REQUEST', uid, sequence: 1, status: 'CONFIRMED', start: '2026-11-25T20:00:00Z', ...people },
    { method: 'CANCEL', uid, sequence: 2, status: 'CANCELLED', start: '2026-11-25T20:00:00Z', ...people },
  ]);
  for (const email of sent) {
    expect(email.html).toContain('Central');
    expect(email.text).toContain(company.phone.display);
  }
  const key = /\?key=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
  expect(await openMeeting(db, id, key)).toMatchObject({ id });
});

test('the office gets an email for each change at once, even for changes in quick succession', async () => {
  const { id, update, send, emailsTo } = await bookCall(invitationOptions, nine);
  await update(id, newTime);
  await update(id, newTime + 20 * MINUTE);
  await update(id, null);
  await send();
  const emails = (await emailsTo('office@example.com')).toSorted((one, other) =>
    String(one.messageId).localeCompare(String(other.messageId)),
  );
  expect(emails.map(({ subject, messageId }) => [subject, messageId])).toEqual([
    ['Moved: Ada <script>, Wed 2:00 PM', `<${id}.office.1@${emailDomain}>`],
    ['Moved: Ada <script>, Wed 2:20 PM', `<${id}.office.2@${emailDomain}>`],
    ['Canceled: Ada <script>, Wed 2:20 PM', `<${id}.office.3@${emailDomain}>`],
    ['Booked: Ada <script>, Tue 9:00 AM', `<${id}@${emailDomain}>`],
  ]);
  expect(emails[1]?.text).toContain(
    'Ada <script>\n+18505550100\nada@example.com\n\n' +
      'New time: Wed, Nov 25, 2:20 PM Central\nPrevious time: Wed, Nov 25, 2:00 PM Central\n',
  );
  expect(emails[2]?.text).toContain('\n\nPrevious time: Wed, Nov 25, 2:20 PM Central\n');
  expect(emails[2]?.html).toContain('Ada &lt;script&gt;');
  expect(emails[3]?.text).toContain('\n\nCall: Tue, Nov 24, 9:00 AM Central\n');
});

test('emails a mailbox its first change at once, then the latest state every five minutes', async () => {
  const { id, book, update, send, emailsTo } = await bookCall(invitationOptions, nine);
  const other = await book(nine + HOUR);
  await send();
  const subjects = async () => (await emailsTo('ada@example.com')).slice(2).map(({ subject }) => subject);
  const first = 'Your call has moved: Wednesday, November 25, 2:00 PM Central';
  for (const at of [newTime, newTime + 20 * MINUTE, newTime + 40 * MINUTE]) {
    await update(id, at);
    await send();
    advanceMinutes(1);
  }
  await update(other, null);
  await send();
  expect(await subjects()).toEqual([first]);

  advanceMinutes(3);
  await send();
  const second = 'Your call has moved: Wednesday, November 25, 2:40 PM Central';
  expect(await subjects()).toEqual([first, second]);
  advanceMinutes(5);
  await send();
  const third = 'Your call is canceled: Tuesday, November 24, 10:00 AM Central';
  expect(await subjects()).toEqual([first, second, third]);
  advanceMinutes(60);
  expect(await send()).toEqual({ delivered: 0, failed: 0 });
});

test('sends no invitation to a call that is over', async () => {
  const { send, emailsTo } = await bookCall(invitationOptions, nine);
  advanceMinutes(60 * 24 * 7);
  await send();
  expect(await emailsTo('ada@example.com')).toEqual([]);
});

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
  /** Books a call. `sendAt` sends the emails due at a moment, and returns the call times in all reminders so far. */
  async function bookRemindedCall(slot: number, status?: NewLead['status']) {
    const { id, update, send, emailsTo, ...more } = await bookCall(reminderOptions, slot, status);
    return {
      ...{ ...more, id },
      move: (to: number | null) => update(id, to),
      async sendAt(moment: number) {
        vi.setSystemTime(moment);
        await send();
        const emails = await emailsTo('ada@example.com');
        return emails.map(({ subject }) => subject?.replace('Reminder: your call on ', ''));
      },
    };
  }
  const atTuesday = 'Tuesday, November 24, 3:00 PM Central';
  const atWednesday = 'Wednesday, November 25, 3:00 PM Central';

  test('is sent once, with the number that we call and a link to change the call', async () => {
    const { db, id, sendAt, messages } = await bookRemindedCall(tuesday);
    expect(await sendAt(tuesday - 24 * HOUR - MINUTE)).toEqual([]);
    // A reminder that is not due yet counts neither as waiting nor as parked.
    expect(await readOutboxState(db)).toEqual({ waiting: 0, oldestAgeSeconds: 0, parked: 0 });
    expect(await readReport(db, new Date(0), new Date())).toMatchObject({ leads: 1, waiting: 0, givenUp: 0 });
    expect(await sendAt(tuesday - 24 * HOUR)).toEqual([atTuesday]);
    expect(await sendAt(tuesday - 24 * HOUR + MINUTE)).toEqual([atTuesday]);

    const source = messages[0]?.source ?? '';
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const { text = '', html, ...head } = await PostalMime.parse(source);
    expect(head).toMatchObject({
      to: [{ address: 'ada@example.com' }],
      replyTo: [{ address: 'office@example.com' }],
      messageId: `<${id}.0.reminder@${emailDomain}>`,
    });
    const key = /\/book-a-time\/[\w-]+\?key=([\w-]+)/.exec(text)?.[1] ?? '';
    expect(await openMeeting(db, id, key)).toMatchObject({ id });
    for (const part of [text, html])
      for (const line of [atTuesday, `${meetingCopy.where} (850) 555-0100.`]) expect(part).toContain(line);
    expect(`${text}${html}`).not.toContain('evil');
  });

  test('is sent once the server runs again, unless the call has begun', async () => {
    const { sendAt } = await bookRemindedCall(tuesday);
    expect(await sendAt(tuesday - MINUTE)).toEqual([atTuesday]);
    const late = await bookRemindedCall(wednesday);
    expect(await late.sendAt(wednesday)).toEqual([]);
    expect(await readOutboxState(late.db)).toMatchObject({ waiting: 0, parked: 0 });
  });

  test('is sent again for a moved call, a day or two hours before, depending on the time left', async () => {
    const { move, sendAt } = await bookRemindedCall(wednesday);
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

  test('that is being sent while the call moves is sent for the new time instead', async () => {
    const { db, env, move, sendAt, messages } = await bookRemindedCall(tuesday);
    vi.setSystemTime(tuesday - 24 * HOUR);
    const [claim] = await claimDeliveries(db, { target: 'reminder', limit: 1, lease: MINUTE });
    await move(wednesday);
    const { signal } = new AbortController();
    if (claim) await reminderTarget.send({ env, ...claim, db, signal });
    if (claim) await markDelivered(db, claim);
    expect(messages).toEqual([]);
    expect(await sendAt(wednesday - 24 * HOUR)).toEqual([atWednesday]);
  });

  test('is not sent for a call that was held early', async () => {
    const { db, id, sendAt } = await bookRemindedCall(tuesday);
    await storeAction(db, id, { type: 'held' }, () => []);
    expect(await sendAt(tuesday - 24 * HOUR)).toEqual([]);
  });

  test('is removed with a canceled call or a forgotten person', async () => {
    const { db, book, move, sendAt } = await bookRemindedCall(tuesday);
    await move(null);
    expect(await db.selectFrom('deliveries').select('target').execute()).toEqual([]);
    await book(wednesday);
    await forgetEmail(db, 'ada@example.com');
    expect(await sendAt(tuesday - MINUTE)).toEqual([]);
  });

  test('is not sent for a quarantined call until the office accepts it', async () => {
    const { db, id, sendAt } = await bookRemindedCall(tuesday, 'quarantined');
    expect(await sendAt(tuesday - 3 * HOUR)).toEqual([]);
    await holdSlots(db, [id], ['reminder']);
    expect(await sendAt(tuesday - 2 * HOUR)).toEqual([atTuesday]);
  });
});
