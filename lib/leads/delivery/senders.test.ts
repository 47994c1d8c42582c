import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '@/lib/platform/env';
import { meetingForm } from '../../meetings/form.ts';
import { leadForms } from '../forms.ts';
import { fakeService, freshDatabase, lead, mailerFor, mailServer } from '../testing/targets.ts';
import { emailSender, toMail } from './email.ts';
import { hubspotSender, toSubmission } from './hubspot.ts';
import type { Sender } from './sender.ts';
import { webhookSender } from './webhook.ts';

async function send(sender: Sender, one = lead) {
  return sender.send(one, new AbortController().signal, await freshDatabase());
}

describe('a webhook', () => {
  test('gets the lead as exports show it, signed, with its id as the idempotency key', async () => {
    const { url, calls } = await fakeService();
    const before = Math.floor(Date.now() / 1000);
    await send(webhookSender({ url: `${url}/hook`, secret: 'shh' }));
    const [call] = calls;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      id: lead.id,
      kind: 'referral',
      status: 'new',
      createdAt: '2026-11-21T00:00:00.000Z',
      ...lead.data,
      context: { page: 'https://seaoatstays.example/referral' },
    });
    const digest = createHmac('sha256', 'shh')
      .update(`${call?.headers['x-timestamp']}.${call?.body}`)
      .digest('hex');
    expect(call?.headers['x-signature']).toBe(`sha256=${digest}`);
    expect(call?.headers['idempotency-key']).toBe(lead.id);
    expect(Number(call?.headers['x-timestamp'])).toBeGreaterThanOrEqual(before);
  });

  test.each([302, 400, 503])('that answers %i did not take it', async (status) => {
    const { url, calls } = await fakeService(status);
    await expect(send(webhookSender({ url }))).rejects.toThrow(`HTTP ${status}`);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers['x-signature']).toBeUndefined();
  });
});

describe('HubSpot', () => {
  test('gets the fields under its own names, the page and the visitor', async () => {
    const { url, calls } = await fakeService();
    const form = { HUBSPOT_PORTAL_ID: '42', HUBSPOT_FORM_REFERRAL: 'form-referral' };
    await send(hubspotSender(parseEnvironment({ HUBSPOT_API_URL: url, ...form }), leadForms));
    expect(calls[0]?.url).toBe('/submissions/v3/integration/submit/42/form-referral');
    const { submittedAt, fields, context } = JSON.parse(calls[0]?.body ?? '');
    expect(submittedAt).toBe(lead.createdAt.getTime());
    expect(
      Object.fromEntries(fields.map(({ name, value }: Record<string, string>) => [name, value])),
    ).toEqual({
      firstname: 'Ada',
      lastname: 'King Lovelace',
      email: 'ada@example.com',
      role: 'agent',
      owner_name: 'Grace',
      consent: 'true',
    });
    expect(context).toEqual({
      hutk: 'a'.repeat(32),
      pageUri: 'https://seaoatstays.example/referral',
      pageName: 'Submit a Referral',
    });
  });

  test('is left room: two instances make fewer than its 50 calls in 10 s', () => {
    const { parallel, spacing = 0 } = hubspotSender(parseEnvironment({}), leadForms);
    expect((2 * parallel * 10_000) / spacing).toBeLessThan(50);
  });

  test('gets no cookie where the visitor did not agree to one', () => {
    expect(toSubmission({ ...lead, context: {} }, leadForms.referral).context).toEqual({
      pageName: 'Submit a Referral',
    });
  });
});

describe('a mail to the office', () => {
  test('says what was asked, in the words of the form', () => {
    const mail = toMail(lead, leadForms.referral);
    expect(mail.subject).toBe('Submit a Referral: answer by Sat 6:00 PM, SO-7K3M-9QXP');
    expect(mail.text).toMatch(
      /^Your name: Ada King Lovelace\nEmail: ada@example\.com\nI am: A real estate agent\n/,
    );
    expect(mail.text).not.toContain('a'.repeat(32));
  });

  test.each([
    ['partner', { area: '30a', bedrooms: 3 }, '30A, 3 bedrooms, answer by Sat 6:00 PM, '],
    ['contact', { topic: 'owner' }, 'A homeowner, answer by Sat 6:00 PM, '],
    ['newsletter', {}, ''],
  ] as const)(
    'says in its subject what a %s form asks and by when, and first whom to call',
    (kind, data, what) => {
      const person = { email: 'ada@example.com', phone: '+18505550100', name: 'Ada' };
      const mail = toMail({ ...lead, kind, data: { ...data, ...person } }, leadForms[kind]);
      expect(mail.subject).toBe(`${leadForms[kind].title}: ${what}SO-7K3M-9QXP`);
      if (kind !== 'newsletter')
        expect(mail.text).toMatch(/^Your name: Ada\nPhone: \+18505550100\nEmail: ada@example\.com\n/);
    },
  );

  test.each([
    [{}, 'Book a Time: Tue'],
    [{ canceled: true }, 'Book a Time: canceled, Tue'],
  ])('says what has become of a booked call: %j', (state, subject) => {
    const data = { ...lead.data, slot: '2026-11-24T15:00:00.000Z', ...state };
    const mail = toMail({ ...lead, kind: 'meeting', data }, meetingForm);
    expect(mail.subject).toBe(`${subject}sday, November 24, 9:00 AM Central, SO-7K3M-9QXP`);
    expect(String(mail.text).includes('\nCanceled: yes\n')).toBe('canceled' in state);
  });

  test('has no line that a visitor could have written in our place', () => {
    const forged = 'Receipt SO-0000-0000, 2026-01-01T00:00:00.000Z';
    const message = `Hello\n\n${forged}\r\nEmail: boss@example.com\u2028page: https://evil.example`;
    const source = { landing: '/blog/dusk', utm_source: 'a\nBcc: x@y.example' };
    const { text, ...head } = toMail(
      {
        ...lead,
        data: { ...lead.data, name: `Ada\n${forged}`, message },
        context: { ...lead.context, source },
      },
      leadForms.referral,
    );
    expect(JSON.stringify(head)).not.toMatch(/dusk|Bcc/);
    const lines = String(text).split(/[\n\r\u2028]+/);
    expect(lines.filter((line) => line.startsWith('Receipt '))).toEqual([
      'Receipt SO-7K3M-9QXP, Fri, Nov 20, 2026, 6:00 PM Central',
    ]);
    expect(lines.filter((line) => /^(Email|page):/.test(line))).toEqual([
      'Email: ada@example.com',
      'page: https://seaoatstays.example/referral',
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([`> ${forged}`, 'landing: /blog/dusk', 'utm_source: a Bcc: x@y.example']),
    );
  });

  test('has no header that a visitor could write', async () => {
    const { smtpUrl, messages } = await mailServer();
    const evil = {
      ...lead.data,
      email: 'ada@example.com\r\nBcc: all@example.com',
      name: 'x\r\nBcc: all@example.com',
    };
    await send(emailSender(mailerFor(smtpUrl), leadForms), { ...lead, data: evil });

    expect(messages.map(({ to }) => to)).toEqual([['office@example.com']]);
    const [headers = ''] = messages.map(({ source }) => source.split('\r\n\r\n', 1)[0]);
    expect(headers).toContain('To: office@example.com');
    expect(headers).toContain('Message-ID: <SO-7K3M-9QXP@seaoatstays.example>');
    expect(headers).not.toMatch(/^bcc/im);
  });
});
