import ICAL from 'ical.js';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Environment, parseEnvironment } from '@/lib/platform/env-schema';
import { deliverDue } from '../leads/delivery/outbox-worker.ts';
import { leadSenders, targetsOf } from '../leads/delivery/senders.ts';
import { forgetEmail } from '../leads/store.ts';
import { freshDatabase, mailServer } from '../leads/testing/targets.ts';
import { meetingForm } from './form.ts';
import { openMeeting } from './read.ts';
import { visitorSenders } from './senders.ts';
import { bookMeeting, updateMeeting } from './store.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const slot = '2026-11-24T15:00:00.000Z';
const moved = Date.parse('2026-11-25T20:00:00Z');

const senders = (env: Environment) => [...leadSenders(env, { meeting: meetingForm }), ...visitorSenders(env)];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => void vi.useRealTimers());

/** The invitation of a message, as a calendar program reads it. */
function invitationOf(mail: Email) {
  const file = mail.attachments.find(({ mimeType }) => mimeType.startsWith('text/calendar'));
  const text = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event?.getFirstPropertyValue('uid'),
    sequence: event?.getFirstPropertyValue('sequence'),
    status: event?.getFirstPropertyValue('status'),
    start: String(event?.getFirstPropertyValue('dtstart')),
  };
}

test('a visitor gets the invitation, and again after each change; the office gets the lead', async () => {
  const { smtpUrl, messages } = await mailServer();
  const env = parseEnvironment({ SMTP_URL: smtpUrl, LEADS_NOTIFY_TO: 'office@example.com' });
  const db = await freshDatabase();
  const data = { slot, name: 'Ada <script>', email: 'ada@example.com', phone: '+18505550100' };
  const lead = { kind: 'meeting', status: 'new', data, context: {}, signs: [] } as const;
  const booking = await bookMeeting(db, { ...lead, signs: [] }, targetsOf(senders(env), 'meeting'), NOW);
  if (booking.outcome !== 'booked') throw new Error(booking.outcome);
  const { id } = booking;
  const send = () => deliverDue(db, senders(env));
  const mailTo = (address: string) =>
    Promise.all(
      messages.filter(({ to }) => to.includes(address)).map(({ source }) => PostalMime.parse(source)),
    );

  await send();
  const [office] = await mailTo('office@example.com');
  expect(office?.text).toContain('Time: Tuesday, November 24, 9:00 AM Central');
  await updateMeeting(db, id, moved, ['invitation'], NOW);
  await send();
  await updateMeeting(db, id, null, ['invitation'], NOW);
  await send();
  await send();

  const letters = await mailTo('ada@example.com');
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Your call is booked: Tuesday, November 24, 9:00 AM Central',
    'Your call has moved: Wednesday, November 25, 2:00 PM Central',
    'Your call is canceled: Wednesday, November 25, 2:00 PM Central',
  ]);
  const uid = `${id}@seaoatstays.example`;
  expect(letters.map(invitationOf)).toEqual([
    { method: 'REQUEST', uid, sequence: 0, status: 'CONFIRMED', start: '2026-11-24T15:00:00Z' },
    { method: 'REQUEST', uid, sequence: 1, status: 'CONFIRMED', start: '2026-11-25T20:00:00Z' },
    { method: 'CANCEL', uid, sequence: 2, status: 'CANCELLED', start: '2026-11-25T20:00:00Z' },
  ]);
  for (const mail of letters) {
    expect(mail.html).toContain('Central');
    expect(mail.text).toContain('(850) 555-0142');
  }
  const key = /\?key=([\w-]+)/.exec(letters[0]?.text ?? '')?.[1] ?? '';
  expect(await openMeeting(db, id, key)).toMatchObject({ id });
  // The office sees each change.
  expect(await mailTo('office@example.com')).toHaveLength(3);
});

test('nobody writes to a person who was forgotten meanwhile', async () => {
  const { smtpUrl, messages } = await mailServer();
  const env = parseEnvironment({ SMTP_URL: smtpUrl, LEADS_NOTIFY_TO: 'office@example.com' });
  const db = await freshDatabase();
  const data = { slot, name: 'Ada', email: 'ada@example.com', phone: '+18505550100' };
  await bookMeeting(
    db,
    { kind: 'meeting', status: 'new', data, context: {}, signs: [] },
    targetsOf(senders(env), 'meeting'),
    NOW,
  );
  await forgetEmail(db, 'ada@example.com');
  expect(await deliverDue(db, senders(env))).toEqual({ delivered: 0, failed: 0 });
  expect(messages).toEqual([]);
});
