import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { company } from '@/content/company';
import { regions } from '@/content/regions';
import {
  databaseWith,
  envWith,
  envWithEmail,
  lead,
  openEmailServer,
  startFakeService,
} from '@/lib/delivery/testing/targets';
import { contextRows } from '@/lib/inbox/format-lead';
import type { LeadEvent } from '@/lib/inbox/lead-events';
import type { Environment } from '@/lib/platform/env';
import { emailTarget, toOfficeEmail } from './email-target';
import { hubspotTarget, toSubmission } from './hubspot-target';
import { emailDomain } from './send-email';
import type { Target } from './target';
import { webhookTarget } from './webhook-target';

const NOW = Date.UTC(2026, 10, 21);
const siteUrl = 'https://seaoatstays.example';

async function send(target: Target, env: Environment, sent = lead, event: LeadEvent | null = null) {
  const { signal } = new AbortController();
  return target.send({ env, lead: sent, event, db: await databaseWith(sent), signal });
}

const webhook = (url: string, secret = '') =>
  envWith({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret });

describe('a webhook', () => {
  test('gets the lead as exports show it, signed, with its id as the idempotency key', async () => {
    const { url, calls } = await startFakeService();
    const before = Math.floor(Date.now() / 1000);
    await send(webhookTarget, webhook(`${url}/hook`, 'shh'));
    const [call] = calls;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      event: 'lead.created',
      office: expect.stringMatching(/^https:\/\/seaoatstays\.example\/office\/SO-7K3M-9QXP\?key=[\w-]{22}$/),
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

  test('gets later events of a lead, each with its own idempotency key', async () => {
    const { url, calls } = await startFakeService();
    const at = new Date(NOW);
    const [from, to] = [NOW + 1_000, NOW + 2_000];
    const moved = { number: 1, type: 'moved', actor: 'visitor', at, details: { from, to } } as const;
    const answered = { number: 2, type: 'answered', actor: 'office', at, details: { note: 'Sent' } } as const;
    await send(webhookTarget, webhook(url), lead, moved);
    await send(webhookTarget, webhook(url), lead, answered);
    expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual([`${lead.id}:1`, `${lead.id}:2`]);
    expect(calls.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        event: 'meeting.moved',
        id: lead.id,
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
      },
      { event: 'lead.answered', at: at.toISOString(), note: 'Sent' },
    ]);
  });

  test.each([302, 400, 503])('rejects a lead by responding with %i', async (status) => {
    const { url, calls } = await startFakeService(status);
    await expect(send(webhookTarget, webhook(url))).rejects.toThrow(`HTTP ${status}`);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers['x-signature']).toBeUndefined();
  });
});

describe('HubSpot', () => {
  test('gets the fields under HubSpot’s names, the page, and the visitor’s cookie', async () => {
    const { url, calls } = await startFakeService();
    await send(hubspotTarget, hubspot(url));
    expect(calls[0]?.url).toBe('/submissions/v3/integration/submit/42/f');
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

  const hubspot = (url: string) =>
    envWith({ HUBSPOT_API_URL: url, HUBSPOT_PORTAL_ID: '42', HUBSPOT_FORM_REFERRAL: 'f' });
  const body = {
    status: 'error',
    message: 'The request is not valid',
    errors: [
      { message: "Error in 'fields.email'. Invalid address ada@example", errorType: 'INVALID_EMAIL' },
      { message: 'Required', errorType: 'REQUIRED_FIELD' },
      { message: 'Required', errorType: 'REQUIRED_FIELD' },
    ],
  };

  test.each([
    [{ status: 400, body }, 'HTTP 400 INVALID_EMAIL REQUIRED_FIELD', true],
    [{ status: 404, body: { errors: [{ errorType: 'FORM_NOT_FOUND' }] } }, 'HTTP 404 FORM_NOT_FOUND', true],
    [{ status: 403, body: { errors: [{ errorType: 'ada@example' }] } }, 'HTTP 403', true],
    [{ status: 400, body: { category: 'VALIDATION_ERROR' } }, 'HTTP 400 VALIDATION_ERROR', true],
    [{ status: 429, body: { errorType: 'RATE_LIMIT' } }, 'HTTP 429 RATE_LIMIT', false],
    [{ status: 503, body: {} }, 'HTTP 503', false],
  ])('rejects with %j: the reason is %j, permanent: %s', async (reply, message, isPermanent) => {
    const { url } = await startFakeService(reply);
    await expect(send(hubspotTarget, hubspot(url))).rejects.toMatchObject({ message, isPermanent });
  });

  test('is called by two instances fewer than 50 times in 10 s, its limit', () => {
    const { parallel, spacing = 0 } = hubspotTarget;
    expect((2 * parallel * 10_000) / spacing).toBeLessThan(50);
  });

  test('gets an answer, or a move or cancellation of a call, at the start of the message', () => {
    const at = new Date(NOW);
    const events = [
      { number: 1, type: 'answered', actor: 'office', at, details: { note: 'Called' } },
      { number: 2, type: 'moved', actor: 'visitor', at, details: { from: NOW, to: NOW + 3_600_000 } },
      { number: 3, type: 'canceled', actor: 'office', at, details: { from: NOW } },
    ] as const;
    const messages = events.map((event) => {
      const call = { ...lead, data: { ...lead.data, canceled: event.type === 'canceled', message: 'Hello' } };
      const { fields } = toSubmission(call, event);
      return fields.find(({ name }) => name === 'message')?.value;
    });
    expect(messages).toEqual([
      'Answered: Called\n\nHello',
      'Moved by the visitor from Fri, Nov 20, 2026, 6:00 PM Central to Fri, Nov 20, 2026, 7:00 PM Central\n\nHello',
      'Canceled by the office, was Fri, Nov 20, 2026, 6:00 PM Central\n\nHello',
    ]);
  });
});

test('HubSpot gets what a lead says beside its fields, unless the message says it', () => {
  const context = { phoneNote: 'after 5 pm', checkIn: '2027-06-12', checkOut: '2027-06-19', guests: '4' };
  const messageOf = (message: string) =>
    toSubmission({ ...lead, context, data: { ...lead.data, message } }).fields.find(
      ({ name }) => name === 'message',
    )?.value;
  const [phone, stay, party] = contextRows(context).map((row) => row.join(': '));
  expect(messageOf('Hello')).toBe([phone, stay, party, 'Hello'].join('\n\n'));
  expect(messageOf('We are 4 guests')).toBe([phone, stay, 'We are 4 guests'].join('\n\n'));
});

describe('an email to the office', () => {
  const ada = { name: 'Ada King', phone: '+18505550100', email: 'ada@example.com' };

  test('begins with the contact, and has labels instead of codes', () => {
    const data = {
      ...ada,
      property: '12 Dune Lane',
      area: 'other',
      bedrooms: 3,
      revenue: 77_900,
      management: 'self',
    };
    const source = {
      landing: '/partner/sample-analysis',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'owners',
    };
    const context = { plan: 'professional', commitment: 'oneYear', page: `${siteUrl}/partner`, source };
    const email = toOfficeEmail(
      { ...lead, kind: 'partner', data, context },
      {
        href: `${siteUrl}/office`,
      },
    );
    expect(email.subject).toBe('By Sat 6:00 PM: Ada King, 3BR');
    expect(String(email.text).replace(company.name, 'Our Company')).toMatchInlineSnapshot(`
      "Ada King
      +18505550100
      ada@example.com

      Revenue analysis. Answer by Sat, Nov 21, 6:00 PM Central.

      Open and write the analysis:
      https://seaoatstays.example/office

      Address or community: 12 Dune Lane
      Area: Somewhere else
      Bedrooms: 3
      Gross revenue per year: $77,900
      Managed today by: Myself
      Leans toward: Professional, 1-year contract

      Sent from: Partner with Us
      First page: Partner with Us, Sample Revenue Analysis
      Campaign: owners, google (paid search)
      Receipt: SO-7K3M-9QXP
      Received: Fri, Nov 20, 6:00 PM Central

      Our Company"
    `);
    expect(email.html).toContain('<a href="tel:+18505550100"');
  });

  test.each([
    ['contact', { topic: 'owner' }, {}, 'By Sat 6:00 PM: Ada King, owner'],
    [
      'contact',
      { topic: 'guest' },
      { property: 'dune-house', checkIn: '2026-12-20', checkOut: '2026-12-27' },
      'By Sat 6:00 PM: Ada King, guest, dune-house Dec 20-27',
    ],
    [
      'contact',
      { topic: 'guest' },
      { property: 'dune-house,blue-house' },
      'By Sat 6:00 PM: Ada King, guest, 2 homes',
    ],
    [
      'contact',
      { topic: 'guest' },
      { destination: regions[0].id, checkIn: '2026-12-20', checkOut: '2026-12-27' },
      `By Sat 6:00 PM: Ada King, guest, ${regions[0].name} Dec 20-27`,
    ],
    [
      'about',
      { topic: 'other' },
      { checkIn: '2026-12-28', checkOut: '2027-01-03' },
      'By Sat 6:00 PM: Ada King, Dec 28-Jan 3',
    ],
    [
      'referral',
      { ownerName: 'Grace', area: regions[0].id },
      {},
      `By Sat 6:00 PM: Grace, referred by Ada King, ${regions[0].name}`,
    ],
    ['newsletter', { name: '' }, {}, 'Newsletter: ada@example.com'],
  ] as const)(
    'has the deadline, the name and the topic in its subject: %s, %j',
    (kind, data, context, subject) => {
      const email = toOfficeEmail({ ...lead, kind, data: { ...ada, ...data }, context });
      expect(email.subject).toBe(subject);
    },
  );

  test.each([
    [{ guests: '7', dog: 'yes' }, 'Guests: 7 guests, dog\n'],
    [{ guests: '1' }, 'Guests: 1 guest\n'],
    [{ dog: 'yes' }, 'Guests: dog\n'],
  ])('says who wants to stay, %j', (context, line) => {
    const page = 'https://site.example/vacation-rentals/dune-house';
    const { text } = toOfficeEmail({ ...lead, kind: 'contact', data: ada, context: { ...context, page } });
    expect(text).toContain(line);
    expect(text).toContain('Vacation Rentals, dune-house\n');
  });

  test('shows when a referral’s owner was referred before, by whom, and when the owner asked before', () => {
    const earlier = [
      { ...lead, data: { ...lead.data, name: 'Tom Reed' } },
      { ...lead, kind: 'contact', createdAt: new Date('2026-10-12T18:00:00Z') },
    ];
    const { text } = toOfficeEmail(lead, { earlier });
    expect(text).toContain('Referred before: Nov 20, 2026, by Tom Reed\nAsked before: Oct 12, 2026\n');
  });

  test('links to an email address that holds the syntax of a link', () => {
    const data = { ...ada, email: 'x?bcc=all&body=a@example.com' };
    const { html } = toOfficeEmail({ ...lead, kind: 'contact', data });
    expect(html).toContain('href="mailto:x%3Fbcc%3Dall%26body%3Da@example.com"');
  });

  test('has no line in which a visitor imitates ours, and none over 78 characters', () => {
    const forged = 'Receipt: SO-0000-0000';
    const long = `${'long '.repeat(100)}${'x'.repeat(500)}`;
    const message = `Hello\n\n${forged}\r\nEmail: boss@example.com\u2028Area: 30A ${long}`;
    const source = { landing: '/blog/dusk', utm_source: 'a\nBcc: x@y.example' };
    const data = { ...lead.data, name: `Ada\n${forged}`, message };
    const { text, html: _html, ...head } = toOfficeEmail({ ...lead, data, context: { source } });
    expect(JSON.stringify(head)).not.toMatch(/dusk|Bcc|\\n/);
    const lines = String(text).split(/[\n\r\u2028]+/);
    expect(lines.filter((line) => line.length > 78)).toEqual([]);
    expect(lines.filter((line) => line.startsWith('Receipt'))).toEqual(['Receipt: SO-7K3M-9QXP']);
    expect(lines).toEqual(expect.arrayContaining([`> ${forged}`, '> Email: boss@example.com']));
  });

  test('has no header that a visitor injected', async () => {
    const { smtpUrl, messages } = await openEmailServer();
    const evil = {
      ...lead.data,
      email: 'ada@example.com\r\nBcc: all@example.com',
      name: 'x\r\nBcc: all@example.com',
    };
    await send(emailTarget, envWithEmail(smtpUrl), { ...lead, data: evil });

    expect(messages.map(({ to }) => to)).toEqual([['office@example.com']]);
    const [headers = ''] = messages.map(({ source }) => source.split('\r\n\r\n', 1)[0]);
    expect(headers).toContain('To: office@example.com');
    expect(headers).toContain(`Message-ID: <SO-7K3M-9QXP@${emailDomain}>`);
    expect(headers).not.toMatch(/^bcc/im);
  });
});
