import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { company } from '@/content/company';
import { regions } from '@/content/regions';
import { envWithEmail, openEmailServer, openTestDatabase } from '@/lib/delivery/testing/targets';
import type { LeadData } from '@/lib/forms/lead-forms';
import type { NewLead } from '@/lib/inbox/lead';
import { forgetEmail, storeLead } from '@/lib/inbox/lead-store';
import { confirmationTarget } from './confirmation-target';
import { readOutboxState } from './outbox';
import { deliverDue, startOutboxWorker } from './outbox-worker';
import { emailDomain } from './send-email';

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+18505550100' };
const home = { property: '12 Dune Lane, Seaside', area: 'other', bedrooms: 4, management: 'self' };
const partner = { ...ada, ...home, revenue: 85_000, message: 'Call me late.' };

const newLead = (kind: string, data: LeadData, status: NewLead['status'] = 'new'): NewLead => ({
  kind,
  status,
  data,
  context: {},
  spamSignals: [],
});

/** Opens a database for leads, and starts an email server that gets their confirmations. */
async function openSite(options?: Parameters<typeof openEmailServer>[0]) {
  const server = await openEmailServer(options);
  const db = await openTestDatabase();
  const env = envWithEmail(server.smtpUrl);
  return {
    ...server,
    db,
    env,
    store: (kind: string, data: LeadData, status?: NewLead['status']) =>
      storeLead(db, newLead(kind, data, status), [confirmationTarget.name]),
    send: () => deliverDue(db, [confirmationTarget], env),
    emails: () => Promise.all(server.messages.map(({ source }) => PostalMime.parse(source))),
  };
}

describe('a confirmation', () => {
  test('lists what we received, what happens next, and where to book a call', async () => {
    const { store, send, emails, messages } = await openSite();
    const id = await store('partner', partner);
    await send();
    const [email] = await emails();
    expect(email).toMatchObject({
      from: { name: company.name, address: company.email },
      to: [{ name: '', address: 'ada@example.com' }],
      replyTo: [{ address: 'office@example.com' }],
      subject: `Thank you. Your analysis is on its way. (${id})`,
      messageId: `<${id}.confirmation@${emailDomain}>`,
    });
    expect(messages[0]?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const text = email?.text
      ?.replace(id, 'SO-7K3M-9QXP')
      .replace(company.phone.display, '(800) 555-0100')
      .replace(company.name, 'Our Company');
    expect(text).toMatchInlineSnapshot(`
      "Thank you. Your analysis is on its way.

      A person, not a program, writes it. It reaches you within 24 hours.

      What we received:
      Form: Get Your Free Revenue Analysis
      Receipt: SO-7K3M-9QXP
      Address or community: 12 Dune Lane, Seaside
      Area: Somewhere else
      Bedrooms: 4
      Gross revenue per year: $85,000
      Managed today by: Myself
      Your name: Ada Lovelace
      Phone: the number that ends in 0100

      What happens next:
      Now: The details of your home are stored, and wait for the person who writes
      the analysis.
      Within 24 hours: Your detailed analysis by email: a low, a middle and a high
      figure, the homes we compared, and what you would keep.
      After that: We wait for you. 20 minutes on the phone if you like, nothing if
      you don’t.

      Book a Time:
      https://seaoatstays.example/partner#book-a-time

      Anything to add? Reply to this email or call us at (800) 555-0100.

      If you didn’t ask for this, somebody mistyped an address. Let us know, and
      we’ll delete it.

      Our Company
      "
    `);
    for (const line of email?.text?.split('\n').filter(Boolean) ?? [])
      for (const part of line.split(/: |:$/)) expect(email?.html).toContain(part);
  });

  test.each([
    ['contact', { ...ada, topic: 'guest', message: 'Hi' }, 'I am writing as: A guest'],
    ['about', { ...ada, topic: 'owner', message: 'Hi' }, 'Form: Join Us on Our Journey'],
    [
      'referral',
      {
        ...ada,
        role: 'agent',
        ownerName: 'Grace',
        ownerEmail: 'grace@example.com',
        area: regions[0].id,
        consent: true,
      },
      `Owner’s name: Grace\nArea: ${regions[0].name}\nOwner’s email: as you sent it\n`,
    ],
  ])('goes only to the sender of the %s form', async (kind, data, line) => {
    const { store, send, emails, messages } = await openSite();
    await store(kind, data);
    await send();
    expect(messages.map(({ to }) => to)).toEqual([['ada@example.com']]);
    const [email] = await emails();
    expect(email?.text).toContain(line);
    expect(email?.text).toContain(company.phone.display);
    expect(email?.text).not.toContain('http');
  });

  const evil = [
    'visit evil.example',
    'https://evil.example/a',
    '<a href="//evil.example">x</a>',
    'x\r\nBcc: all@evil.example\r\n\r\nevil.example',
  ];
  test.each(evil)('doesn’t quote a spammer to a stranger: %j', async (text) => {
    const { store, send, emails, messages } = await openSite();
    await store('partner', { ...partner, name: text, property: text, message: text, phone: '+19005550199' });
    await store('referral', {
      ...ada,
      role: 'agent',
      ownerName: text,
      ownerPhone: '+19005550199',
      area: regions[0].id,
    });
    await send();
    expect(messages.map(({ to }) => to)).toEqual([['ada@example.com'], ['ada@example.com']]);
    for (const { text, html = '', headers } of await emails()) {
      expect(JSON.stringify([text, html, headers])).not.toMatch(/evil|555-0199|5550199/i);
      const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, href]) => href);
      expect(links.filter((href) => !href?.startsWith('https://seaoatstays.example/'))).toEqual([]);
    }
  });

  test('is not sent for spam, a repeated form or the newsletter, or to a forgotten person', async () => {
    const { store, send, env, db } = await openSite();
    await store('partner', partner, 'quarantined');
    expect(confirmationTarget.accepts?.('newsletter', env)).toBe(false);
    expect(await send()).toEqual({ delivered: 0, failed: 0 });
    expect(await store('partner', partner)).toBe(await store('partner', partner));
    expect(await send()).toEqual({ delivered: 1, failed: 0 });
    await store('partner', { ...partner, bedrooms: 5 });
    await forgetEmail(db, 'ada@example.com');
    expect(await send()).toEqual({ delivered: 0, failed: 0 });
  });
});

test('an email server that disconnects after an email gets it again with the same Message-ID', async () => {
  const site = await openSite({ disconnects: true });
  const id = await site.store('partner', partner);
  const fast = { first: 10, longest: 20, giveUpAfter: 60_000, poll: 20 };
  const workers = [1, 2].map(() =>
    startOutboxWorker(async () => site.db, [confirmationTarget], site.env, fast),
  );
  await expect.poll(async () => (await readOutboxState(site.db)).waiting).toBe(0);
  await Promise.all(workers.map((stop) => stop()));
  const ids = (await site.emails()).map(({ messageId }) => messageId);
  expect(ids).toEqual(Array(2).fill(`<${id}.confirmation@${emailDomain}>`));
});
