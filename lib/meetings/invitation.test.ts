import ICAL from 'ical.js';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseEnvironment } from '@/lib/platform/env-schema';
import { openDatabase } from '../leads/database/open.ts';
import { deliverDue } from '../leads/delivery/outbox-worker.ts';
import { sendersFor, targetsFor } from '../leads/delivery/targets.ts';
import { forgetEmail } from '../leads/store.ts';
import { invitationName } from './invitation.ts';
import { openMeeting } from './read.ts';
import { bookMeeting, updateMeeting } from './store.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const slot = '2026-11-24T15:00:00.000Z';
const moved = Date.parse('2026-11-25T20:00:00Z');

const cleanup: (() => unknown)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const end of cleanup.splice(0).reverse()) await end();
});

type Message = { to: string[]; mail: Email };

async function mailServer(): Promise<{ url: string; messages: Message[] }> {
  const messages: Message[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const to = session.envelope.rcptTo.map(({ address }) => address);
      messages.push({ to, mail: await PostalMime.parse(Buffer.concat(chunks)) });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanup.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, messages };
}

/** The invitation of a message, as a calendar program reads it. */
function invitationOf({ mail }: Message) {
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
  const { url, messages } = await mailServer();
  const env = parseEnvironment({ SMTP_URL: url, LEADS_NOTIFY_TO: 'office@example.com' });
  const db = await openDatabase('file::memory:');
  cleanup.push(() => db.destroy());
  const data = { slot, name: 'Ada <script>', email: 'ada@example.com', phone: '+18505550100' };
  const lead = { kind: 'meeting', status: 'new', data, context: {}, signs: [] } as const;
  const booking = await bookMeeting(db, { ...lead, signs: [] }, targetsFor(env, 'meeting'), NOW);
  if (booking.outcome !== 'booked') throw new Error(booking.outcome);
  const { id } = booking;
  const send = () => deliverDue(db, sendersFor(env));
  const mailTo = (address: string) => messages.filter(({ to }) => to.includes(address));

  await send();
  const [office] = mailTo('office@example.com');
  expect(office?.mail.text).toContain('Time: Tuesday, November 24, 9:00 AM Central');
  await updateMeeting(db, id, moved, [invitationName], NOW);
  await send();
  await updateMeeting(db, id, null, [invitationName], NOW);
  await send();
  await send();

  const letters = mailTo('ada@example.com');
  expect(letters.map(({ mail }) => mail.subject)).toEqual([
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
  for (const { mail } of letters) {
    expect(mail.html).toContain('Central');
    expect(mail.text).toContain('(850) 555-0142');
  }
  const key = /\?key=([\w-]+)/.exec(letters[0]?.mail.text ?? '')?.[1] ?? '';
  expect(await openMeeting(db, id, key)).toMatchObject({ id });
  // The office sees each change.
  expect(mailTo('office@example.com')).toHaveLength(3);
});

test('nobody writes to a person who was forgotten meanwhile', async () => {
  const { url, messages } = await mailServer();
  const env = parseEnvironment({ SMTP_URL: url, LEADS_NOTIFY_TO: 'office@example.com' });
  const db = await openDatabase('file::memory:');
  cleanup.push(() => db.destroy());
  const data = { slot, name: 'Ada', email: 'ada@example.com', phone: '+18505550100' };
  await bookMeeting(
    db,
    { kind: 'meeting', status: 'new', data, context: {}, signs: [] },
    targetsFor(env, 'meeting'),
    NOW,
  );
  await forgetEmail(db, 'ada@example.com');
  expect(await deliverDue(db, sendersFor(env))).toEqual({ delivered: 0, failed: 0 });
  expect(messages).toEqual([]);
});
