import ICAL from 'ical.js';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emailTarget } from '@/lib/delivery/email-target';
import { deliverDue } from '@/lib/delivery/outbox-worker';
import { emailServer, freshDatabase } from '@/lib/delivery/testing/targets';
import type { NewLead } from '@/lib/inbox/lead';
import { bookMeeting, updateMeeting } from '@/lib/meetings/meeting-store';
import { openMeeting } from '@/lib/meetings/read-meetings';
import { freeOptions } from '@/lib/meetings/testing/terms';
import { parseEnvironment } from '@/lib/platform/env-schema';
import { meetingTargets } from './meeting-targets';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const slot = '2026-11-24T15:00:00.000Z';
const moved = Date.parse('2026-11-25T20:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => void vi.useRealTimers());

/** Parses the invitation in a message. */
function invitationOf(email: Email) {
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

/** Starts a site with an email server, and books a meeting for Ada. */
async function bookedWithEmail() {
  const { smtpUrl, messages } = await emailServer();
  const env = parseEnvironment({
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'calls@example.com',
    LEADS_NOTIFY_TO: 'office@example.com',
  });
  const db = await freshDatabase();
  const options = { ...freeOptions, leadTargets: ['email'], eventTargets: () => ['email'] };
  const book = async (at = slot) => {
    const data = { slot: at, name: 'Ada <script>', email: 'ada@example.com', phone: '+18505550100' };
    const lead: NewLead = { kind: 'meeting', status: 'new', data, context: {}, spamSignals: [] };
    const booking = await bookMeeting(db, lead, options);
    if (booking.outcome !== 'booked') throw new Error(booking.outcome);
    return booking.id;
  };
  return {
    db,
    id: await book(),
    book,
    messages,
    update: (id: string, at: number | null) => updateMeeting(db, id, at, options),
    send: () => deliverDue(db, [emailTarget, ...meetingTargets], env),
    emailsTo: (address: string) =>
      Promise.all(
        messages.filter(({ to }) => to.includes(address)).map(({ source }) => PostalMime.parse(source)),
      ),
  };
}

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

test('a visitor gets the invitation and each update; the office gets an email for each', async () => {
  const { db, id, update, send, emailsTo } = await bookedWithEmail();
  await send();
  await update(id, moved);
  await send();
  later(6);
  await update(id, null);
  await send();
  await send();

  const sent = await emailsTo('ada@example.com');
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Your call is booked: Tuesday, November 24, 9:00 AM Central',
    'Your call has moved: Wednesday, November 25, 2:00 PM Central',
    'Your call is canceled: Wednesday, November 25, 2:00 PM Central',
  ]);
  const uid = `${id}@seaoatstays.example`;
  // Without the typed name, which has more than a name in it.
  const people = { organizer: 'mailto:calls@example.com', guest: 'ada@example.com' };
  expect(sent.map(invitationOf)).toEqual([
    { method: 'REQUEST', uid, sequence: 0, status: 'CONFIRMED', start: '2026-11-24T15:00:00Z', ...people },
    { method: 'REQUEST', uid, sequence: 1, status: 'CONFIRMED', start: '2026-11-25T20:00:00Z', ...people },
    { method: 'CANCEL', uid, sequence: 2, status: 'CANCELLED', start: '2026-11-25T20:00:00Z', ...people },
  ]);
  for (const email of sent) {
    expect(email.html).toContain('Central');
    expect(email.text).toContain('(850) 555-0142');
  }
  const key = /\?key=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
  expect(await openMeeting(db, id, key)).toMatchObject({ id });
});

test('the office gets an email for each change at once, also for changes in quick succession', async () => {
  const { id, update, send, emailsTo } = await bookedWithEmail();
  await update(id, moved);
  await update(id, moved + 20 * 60_000);
  await update(id, null);
  await send();
  const emails = (await emailsTo('office@example.com')).toSorted((one, other) =>
    String(one.messageId).localeCompare(String(other.messageId)),
  );
  expect(emails.map(({ subject, messageId }) => [subject, messageId])).toEqual([
    ['Moved: Ada <script>, Wed 2:00 PM', `<${id}.office.1@seaoatstays.example>`],
    ['Moved: Ada <script>, Wed 2:20 PM', `<${id}.office.2@seaoatstays.example>`],
    ['Canceled: Ada <script>, Wed 2:20 PM', `<${id}.office.3@seaoatstays.example>`],
    ['Booked: Ada <script>, Tue 9:00 AM', `<${id}@seaoatstays.example>`],
  ]);
  expect(emails[1]?.text).toContain(
    'Ada <script>\n+18505550100\nada@example.com\n\n' +
      'New time: Wed, Nov 25, 2:20 PM Central\nPrevious time: Wed, Nov 25, 2:00 PM Central\n',
  );
  expect(emails[2]?.text).toContain('\n\nPrevious time: Wed, Nov 25, 2:20 PM Central\n');
  expect(emails[2]?.html).toContain('Ada &lt;script&gt;');
  expect(emails[3]?.text).toContain('\n\nCall: Tue, Nov 24, 9:00 AM Central\n');
});

test('emails the first change of a mailbox at once, then the latest state every five minutes', async () => {
  const { id, book, update, send, emailsTo } = await bookedWithEmail();
  const other = await book('2026-11-24T16:00:00.000Z');
  await send();
  const subjects = async () => (await emailsTo('ada@example.com')).slice(2).map(({ subject }) => subject);
  const first = 'Your call has moved: Wednesday, November 25, 2:00 PM Central';
  for (const at of [moved, moved + 20 * 60_000, moved + 40 * 60_000]) {
    await update(id, at);
    await send();
    later(1);
  }
  await update(other, null);
  await send();
  expect(await subjects()).toEqual([first]);

  later(3);
  await send();
  const second = 'Your call has moved: Wednesday, November 25, 2:40 PM Central';
  expect(await subjects()).toEqual([first, second]);
  later(5);
  await send();
  const third = 'Your call is canceled: Tuesday, November 24, 10:00 AM Central';
  expect(await subjects()).toEqual([first, second, third]);
  later(60);
  expect(await send()).toEqual({ delivered: 0, failed: 0 });
});

test('sends no invitation to a call that is over', async () => {
  const { send, emailsTo } = await bookedWithEmail();
  later(60 * 24 * 7);
  await send();
  expect(await emailsTo('ada@example.com')).toEqual([]);
});
