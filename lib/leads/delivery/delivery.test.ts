import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { parseEnvironment } from '@/lib/platform/env';
import { listen } from '@/lib/platform/testing/free-port';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/schema.ts';
import type { Lead } from '../lead.ts';
import { outboxState } from '../outbox.ts';
import { storeLead } from '../store.ts';
import { retryAt, retryPolicy } from './backoff.ts';
import { emailSender, toMail } from './email.ts';
import { hubspotSender, toSubmission } from './hubspot.ts';
import { leaseOf, startOutboxWorker } from './outbox-worker.ts';
import type { Sender } from './sender.ts';
import { sendersFor, targetsFor } from './targets.ts';
import { webhookSender } from './webhook.ts';

const lead: Lead = {
  id: 'SO-7K3M-9QXP',
  kind: 'referral',
  status: 'new',
  createdAt: new Date(Date.UTC(2026, 10, 21)),
  data: {
    name: 'Ada King Lovelace',
    email: 'ada@example.com',
    role: 'agent',
    ownerName: 'Grace',
    consent: true,
  },
  context: { page: 'https://seaoatstays.example/referral', hutk: 'a'.repeat(32) },
  signs: [],
};

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanup.splice(0).reverse()) await end();
});

type Call = { url: string; headers: IncomingHttpHeaders; body: string };

/** A fake service on loopback that answers with the statuses given, then 200. */
async function fakeService(...statuses: number[]): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ url: request.url ?? '', headers: request.headers, body });
    response.writeHead(statuses.shift() ?? 200, { location: 'http://127.0.0.1:1/' }).end('{}');
  });
  const port = await listen(server);
  cleanup.push(() => server.close());
  return { url: `http://127.0.0.1:${port}`, calls };
}

/** A mail server on loopback that takes `pause` milliseconds for each answer; silent about the end of a message if told. */
async function mailServer({ pause = 0, isSilent = false } = {}) {
  const received: string[] = [];
  const seen = { messages: 0, open: 0, mostOpen: 0, closed: 0 };
  const server = createTcpServer((socket) => {
    let inData = false;
    seen.open += 1;
    seen.mostOpen = Math.max(seen.mostOpen, seen.open);
    const answer = (text: string) => setTimeout(() => socket.writable && socket.write(`${text}\r\n`), pause);
    answer('220 test');
    socket.on('data', (data) => {
      const text = data.toString();
      received.push(text);
      if (inData && text.endsWith('\r\n.\r\n')) {
        inData = false;
        if (isSilent) return;
        seen.messages += 1;
        answer('250 ok');
      } else if (!inData) {
        inData = /^DATA/i.test(text);
        answer(inData ? '354 go' : /^QUIT/i.test(text) ? '221 bye' : '250 ok');
      }
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      seen.open -= 1;
      seen.closed += 1;
    });
  });
  const port = await listen(server);
  cleanup.push(() => server.close());
  return { smtpUrl: `smtp://127.0.0.1:${port}/?ignoreTLS=true`, received, seen };
}

async function send(sender: Sender, one = lead) {
  const db = await openDatabase('file::memory:');
  cleanup.push(() => db.destroy());
  return sender.send(one, new AbortController().signal, db);
}

describe('a webhook', () => {
  test('gets the lead as exports show it, signed, with its id as the idempotency key', async () => {
    const { url, calls } = await fakeService();
    await send(webhookSender({ url: `${url}/hook`, secret: 'shh' }));
    const [call] = calls;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      ...{ id: lead.id, kind: 'referral', status: 'new', createdAt: '2026-11-21T00:00:00.000Z' },
      ...lead.data,
      context: { page: 'https://seaoatstays.example/referral' },
    });
    const digest = createHmac('sha256', 'shh')
      .update(`${call?.headers['x-timestamp']}.${call?.body}`)
      .digest('hex');
    expect(call?.headers['x-signature']).toBe(`sha256=${digest}`);
    expect(call?.headers['idempotency-key']).toBe(lead.id);
    expect(Math.abs(Date.now() / 1000 - Number(call?.headers['x-timestamp']))).toBeLessThan(5);
  });

  test('is not signed without a secret', async () => {
    const { url, calls } = await fakeService();
    await send(webhookSender({ url }));
    expect(calls[0]?.headers['x-signature']).toBeUndefined();
  });

  test.each([302, 400, 429, 500, 503])('that answers %i did not take it', async (status) => {
    const { url, calls } = await fakeService(status);
    await expect(send(webhookSender({ url }))).rejects.toThrow(`HTTP ${status}`);
    expect(calls).toHaveLength(1);
  });
});

describe('HubSpot', () => {
  test('gets the fields under its own names, the page and the visitor', async () => {
    const { url, calls } = await fakeService();
    await send(hubspotSender({ apiUrl: url, portalId: '42', formId: (kind) => `form-${kind}` }));
    expect(calls[0]?.url).toBe('/submissions/v3/integration/submit/42/form-referral');
    const { submittedAt, fields, context } = JSON.parse(calls[0]?.body ?? '');
    expect(submittedAt).toBe(lead.createdAt.getTime());
    expect(
      Object.fromEntries(fields.map(({ name, value }: Record<string, string>) => [name, value])),
    ).toEqual({
      ...{ firstname: 'Ada', lastname: 'King Lovelace', email: 'ada@example.com' },
      ...{ role: 'agent', owner_name: 'Grace', consent: 'true' },
    });
    expect(context).toEqual({
      hutk: 'a'.repeat(32),
      pageUri: 'https://seaoatstays.example/referral',
      pageName: 'Submit a Referral',
    });
  });

  test('gets no cookie where the visitor did not agree to one', () => {
    expect(toSubmission({ ...lead, context: {} }).context).toEqual({ pageName: 'Submit a Referral' });
  });
});

describe('a mail to the office', () => {
  test('says what was asked, in the words of the form', () => {
    const mail = toMail(lead, 'office@example.com');
    expect(mail.subject).toBe('Submit a Referral: SO-7K3M-9QXP');
    expect(mail.text).toContain('I am: A real estate agent');
    expect(mail.text).not.toContain('a'.repeat(32));
  });

  test('has no line of ours that a visitor could write', () => {
    const forged = 'Receipt SO-0000-0000, 2026-01-01T00:00:00.000Z';
    const message = `Hello\n\n${forged}\r\nEmail: boss@example.com\u2028page: https://evil.example`;
    const { text } = toMail(
      { ...lead, data: { ...lead.data, name: `Ada\n${forged}`, message } },
      'office@example.com',
    );
    const lines = String(text).split(/[\n\r\u2028]+/);
    expect(lines.filter((line) => line.startsWith('Receipt '))).toEqual([
      'Receipt SO-7K3M-9QXP, 2026-11-21T00:00:00.000Z',
    ]);
    expect(lines.filter((line) => /^(Email|page):/.test(line))).toEqual([
      'Email: ada@example.com',
      'page: https://seaoatstays.example/referral',
    ]);
    expect(lines).toContain(`> ${forged}`);
  });

  test('has no header that a visitor could write', async () => {
    const { smtpUrl, received } = await mailServer();
    const evil = {
      ...lead.data,
      email: 'ada@example.com\r\nBcc: all@example.com',
      name: 'x\r\nBcc: all@example.com',
    };
    await send(emailSender({ smtpUrl, to: 'office@example.com' }), { ...lead, data: evil });

    const sent = received.join('');
    const headers = sent.slice(sent.indexOf('From: '), sent.indexOf('\r\n\r\n', sent.indexOf('From: ')));
    expect(headers).toContain('To: office@example.com');
    expect(headers).toContain('Message-ID: <SO-7K3M-9QXP@seaoatstays.example>');
    expect(headers).not.toMatch(/^bcc/im);
    expect(sent).not.toMatch(/RCPT TO:<all@/i);
  });
});

describe('after a failure', () => {
  const now = 1_000_000_000_000;

  test.each([
    [1, 500],
    [2, 750],
    [5, 2_531.25],
    [40, 3_600_000],
    [4000, 3_600_000],
  ])('attempt %i is followed by a wait of up to %i ms, and at least half of it', (attempts, wait) => {
    const claim = { attempts, queuedAt: now - 1000 };
    expect(retryAt(claim, retryPolicy, now, () => 1)).toBe(Math.round(now + wait));
    expect(retryAt(claim, retryPolicy, now, () => 0)).toBe(Math.round(now + wait / 2));
  });

  test('it goes on for three days, and then the lead is parked', () => {
    const days = (count: number) => now - count * 86_400_000;
    expect(retryAt({ attempts: 20, queuedAt: days(2.99) }, retryPolicy, now)).not.toBeNull();
    expect(retryAt({ attempts: 20, queuedAt: days(3) }, retryPolicy, now)).toBeNull();
  });
});

describe('the outbox', () => {
  const fast = { first: 10, longest: 20, giveUpAfter: 60_000, poll: 20 };

  async function database() {
    const db = await openDatabase('file::memory:');
    cleanup.push(() => db.destroy());
    return db;
  }

  test('tries until the target takes it, wakes at once, and stops when told', async () => {
    const db = await database();
    const { url, calls } = await fakeService(500, 503);
    const worker = startOutboxWorker(async () => db, [webhookSender({ url })], { ...fast, poll: 200 });
    const { id } = await storeLead(db, { ...lead, data: { email: 'a@example.com' } }, ['webhook']);
    worker.wake();
    await expect.poll(async () => (await outboxState(db)).waiting, { timeout: 5000 }).toBe(0);
    await worker.stop();
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([id]));
  });

  test('parks a lead that nobody takes', async () => {
    const db = await database();
    const { url } = await fakeService(...Array<number>(50).fill(500));
    await storeLead(db, { ...lead, data: { email: 'a@example.com' } }, ['webhook'], Date.now() - 100_000);
    const worker = startOutboxWorker(async () => db, [webhookSender({ url })], fast);
    await expect.poll(async () => (await outboxState(db)).parked, { timeout: 5000 }).toBe(1);
    await worker.stop();
  });

  test('outlives a database that is away', async () => {
    const db = await database();
    const { url, calls } = await fakeService();
    await storeLead(db, { ...lead, data: { email: 'a@example.com' } }, ['webhook']);
    let away = 3;
    const flaky = async () => {
      away -= 1;
      if (away >= 0) throw new Error('away');
      return db;
    };
    const worker = startOutboxWorker(flaky, [webhookSender({ url })], fast);
    await expect.poll(() => calls.length, { timeout: 5000 }).toBe(1);
    await worker.stop();
  });

  describe('with two instances and a mail server', () => {
    const one = { ...lead, data: { email: 'a@example.com' } };
    const start = (db: Database, sender: Sender) =>
      [1, 2].map(() => startOutboxWorker(async () => db, [sender], fast));

    test('that is slow at each step, sends a lead once', async () => {
      const db = await database();
      const { smtpUrl, seen } = await mailServer({ pause: 40 });
      await storeLead(db, one, ['email']);
      const workers = start(db, { ...emailSender({ smtpUrl, to: 'office@example.com' }), deadline: 1_000 });
      await expect.poll(async () => (await outboxState(db)).waiting, { timeout: 5000 }).toBe(0);
      await Promise.all(workers.map(({ stop }) => stop()));
      expect(seen).toMatchObject({ messages: 1, mostOpen: 1 });
    });

    test('that never says whether it took a lead, has one connection at a time', async () => {
      const db = await database();
      const { smtpUrl, seen } = await mailServer({ isSilent: true });
      await storeLead(db, one, ['email']);
      const workers = start(db, { ...emailSender({ smtpUrl, to: 'office@example.com' }), deadline: 1_000 });
      await expect.poll(() => seen.closed, { timeout: 10_000 }).toBeGreaterThan(1);
      await Promise.all(workers.map(({ stop }) => stop()));
      expect(seen.mostOpen).toBe(1);
      expect((await outboxState(db)).waiting).toBe(1);
    }, 15_000);
  });

  test('every sender gives up well before its claim ends', () => {
    const env = parseEnvironment({
      ...{ HUBSPOT_PORTAL_ID: '42', HUBSPOT_FORM_CONTACT: 'a', LEADS_WEBHOOK_URL: 'http://127.0.0.1:1' },
      ...{ SMTP_URL: 'smtp://127.0.0.1:1', LEADS_NOTIFY_TO: 'office@example.com' },
    });
    expect(sendersFor(env).map(({ target }) => target)).toEqual([
      'hubspot',
      'webhook',
      'email',
      'invitation',
    ]);
    expect(targetsFor(env, 'meeting')).toEqual(['webhook', 'email', 'invitation']);
    expect(targetsFor(env, 'contact')).toEqual(['hubspot', 'webhook', 'email']);
    expect(targetsFor(env, 'about')).toEqual(['webhook', 'email']);
    for (const sender of sendersFor(env))
      expect(leaseOf(sender)).toBeGreaterThanOrEqual(sender.deadline + 5_000);
  });

  test('brings each lead to each of its targets', async () => {
    const db = await database();
    const got: string[] = [];
    const sender = (target: Sender['target']): Sender => ({
      target,
      parallel: 2,
      deadline: 5_000,
      send: async () => void got.push(target),
    });
    await storeLead(db, { ...lead, data: { email: 'a@example.com' } }, ['webhook', 'hubspot']);
    const worker = startOutboxWorker(
      async () => db,
      [sender('webhook'), sender('hubspot'), sender('email')],
      fast,
    );
    await expect.poll(() => got.toSorted(), { timeout: 5000 }).toEqual(['hubspot', 'webhook']);
    await worker.stop();
  });
});
