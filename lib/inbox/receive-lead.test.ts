import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '@/content/company';
import { errorMessages } from '@/content/forms';
import { regions } from '@/content/regions';
import type { Database } from '@/lib/database/schema';
import { formKinds, honeypot, leadForms } from '@/lib/forms/lead-forms';
import { bodyWithAnyValue } from '@/lib/inbox/testing/any-body';
import { page as html, json, resetServer, visitorRequest } from '@/lib/inbox/testing/fresh-server';
import { readLeads } from './lead-store';

let receive: typeof import('./receive-lead');
let db: Database;

async function freshServer(settings: Record<string, string> = {}) {
  resetServer(settings);
  receive = await import('./receive-lead');
}

const owner = {
  property: '1 Main',
  area: regions[0].id,
  bedrooms: '3',
  management: 'self',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '850-555-0142',
};

function send(
  kind: string,
  body: Record<string, string> | BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isForm = typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype;
  const sent = isForm ? new URLSearchParams(body as Record<string, string>) : (body as BodyInit);
  return receive.receiveLead(visitorRequest('/api/leads/x', headers, sent), kind, () => []);
}

beforeAll(async () => {
  await freshServer();
  db = await (await import('@/lib/database/shared-database')).sharedDatabase();
});

afterAll(() => db.destroy());

describe('an owner who requests an analysis', () => {
  test('gets a confirmation once the request is stored, and only once', async () => {
    const first = await send('partner', owner, {
      ...json,
      referer: 'http://localhost:3000/partner?plan=premium&commitment=oneYear&evil=1',
    });
    expect(first.status).toBe(201);
    expect(first.headers.get('set-cookie')).toMatch(/^receipt=SO-[\w-]+; Path=\/partner\/thank-you;/);
    const confirmation = await first.json();
    expect(confirmation).toEqual({ id: expect.stringMatching(/^SO-/), redirect: '/partner/thank-you' });
    const again = await send(
      'partner',
      { ...owner, email: 'ADA@example.com', phone: '(850) 555 0142' },
      json,
    );
    expect(await again.json()).toEqual(confirmation);

    const stored = (await Array.fromAsync(readLeads(db))).filter(({ kind }) => kind === 'partner');
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      id: confirmation.id,
      status: 'new',
      data: { phone: '+18505550142', bedrooms: 3 },
    });
    expect(stored[0]?.context).toEqual({
      page: 'http://localhost:3000/partner',
      plan: 'premium',
      commitment: 'oneYear',
    });
  });

  test('reaches the thank-you page without JavaScript, with the receipt', async () => {
    const response = await send(
      'contact',
      { name: 'Ada', email: 'ada@example.com', topic: 'guest', message: 'Hi' },
      html,
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/contact/thank-you');
    expect(response.headers.get('set-cookie')).toMatch(
      /^receipt=SO-[\w-]+; Path=\/contact\/thank-you; Max-Age=600; SameSite=Lax$/,
    );
  });

  test('gets an error at each invalid field', async () => {
    const response = await send('partner', { ...owner, email: 'ada@', bedrooms: '13' }, json);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: { code: 'invalid-fields', message: expect.any(String) },
      fields: { bedrooms: expect.any(String), email: 'Enter an address like name@example.com.' },
    });
  });

  test('keeps the input without JavaScript', async () => {
    const response = await send(
      'partner',
      { ...owner, email: '"><script>', message: '</textarea><b>' },
      { ...html, referer: 'http://localhost:3000/partner/30a?plan=premium' },
    );
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      path: '/form-problem',
      kind: 'partner',
      body: { ...owner, email: '"><script>', message: '</textarea><b>' },
      errors: { email: 'Enter an address like name@example.com.' },
      back: '/partner/30a?plan=premium',
    });
  });
});

test('a bot that fills the honeypot gets a confirmation, and its lead is quarantined', async () => {
  const response = await send(
    'newsletter',
    { email: 'bot@example.com', [honeypot.name]: 'http://x.example' },
    json,
  );
  expect(response.status).toBe(201);
  const { id, redirect } = await response.json();
  expect(redirect).toBe('/marketing/thank-you');
  const quarantined = await Array.fromAsync(readLeads(db, { status: 'quarantined' }));
  expect(quarantined.map((lead) => lead.id)).toEqual([id]);
  expect((await send('newsletter', { email: 'bot@example.com' }, json).then((r) => r.json())).id).not.toBe(
    id,
  );
});

describe('rejects', () => {
  test.each([
    ['another site', 'partner', owner, { origin: 'https://evil.example' }, 403, 'cross-origin'],
    ['an unknown form', 'toString', owner, {}, 404, 'unknown-form'],
    ['broken JSON', 'partner', '{', { 'content-type': 'application/json' }, 400, 'malformed'],
    ['plain text', 'partner', 'x', { 'content-type': 'text/plain' }, 415, 'unsupported-type'],
    ['65 KB', 'partner', { ...owner, message: 'a'.repeat(65 * 1024) }, {}, 413, 'too-large'],
  ] as const)('%s', async (_, kind, body, headers, status, code) => {
    const response = await send(kind, body, { ...json, ...headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: { code, message: expect.any(String) } });

    const page = await send(kind, body, { ...html, ...headers });
    expect(page.status).toBe(status);
    expect(await page.json()).toMatchObject({ path: '/form-problem', problem: errorMessages[code] });
  });

  test('any other method, with Allow', async () => {
    const { methodNotAllowed } = await import('@/lib/platform/http/api-handler');
    const { rejectForm } = await import('@/lib/platform/http/form-handler');
    const { GET } = methodNotAllowed('POST', rejectForm);
    const response = await GET(new Request('http://localhost:3000/', { headers: json }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

test('too many forms get Retry-After; invalid ones don’t count', async () => {
  await freshServer({ LEADS_PER_MINUTE: '3' });
  const newsletter = (n: number) => send('newsletter', { email: n < 0 ? 'x' : `a${n}@example.com` }, json);
  expect((await Promise.all([newsletter(-1), newsletter(-2)])).map(({ status }) => status)).toEqual([
    422, 422,
  ]);
  for (const n of [1, 2, 3]) expect((await newsletter(n)).status).toBe(201);
  const response = await newsletter(4);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await response.json()).error.code).toBe('too-many-requests');
});

test('an address with a thousand unanswered leads, or a network with four thousand, is asked to call', async () => {
  await freshServer({ TRUSTED_PROXIES: '1' });
  const open = await (await import('@/lib/database/shared-database')).sharedDatabase();
  const newsletter = (n: number, address: string, accept = json) =>
    send('newsletter', { email: `a${n}@example.com` }, { ...accept, 'x-forwarded-for': address });
  expect((await newsletter(1, '192.0.2.1')).status).toBe(201);
  const uses = await open.selectFrom('uses').selectAll().execute();
  expect(JSON.stringify(uses)).not.toContain('192.0.2');
  for (let n = 2; n <= 1_000; n += 1) await open.insertInto('uses').values(uses).execute();

  const rejection = await newsletter(2, '192.0.2.1');
  // The exact time of `retry-after` is tested in lead-store.process.test.ts.
  expect([rejection.status, Number(rejection.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const { error } = await rejection.json();
  expect(error).toEqual({ code: 'too-many-leads', message: expect.stringContaining(company.phone.display) });
  const rejectionPage = await newsletter(2, '192.0.2.1', html);
  expect([rejectionPage.status, (await rejectionPage.json()).problem]).toEqual([429, error.message]);

  expect((await newsletter(3, '192.0.2.2')).status).toBe(201);
  for (let n = 1_001; n <= 4_000; n += 1) await open.insertInto('uses').values(uses).execute();
  expect((await newsletter(4, '192.0.2.3')).status).toBe(429);
  expect((await newsletter(5, '192.0.3.1')).status).toBe(201);
});

test('the receipt cookie is secure if the site uses https', async () => {
  await freshServer({ SITE_URL: 'https://seaoatstays.example' });
  const response = await send('newsletter', { email: 'ada@example.com' }, json);
  expect(response.headers.get('set-cookie')).toMatch(/; Secure$/);
});

test('sends no confirmation if the database is down', async () => {
  await freshServer({ LEADS_DATABASE_URL: 'file:/dev/null/leads.db' });
  const response = await send('partner', owner, html);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'not-stored', problem: errorMessages['not-stored'] });
});

/** A valid value for each field. */
const validFields = {
  ...owner,
  topic: 'owner',
  message: 'Hello',
  role: 'owner',
  ownerName: 'Bob',
  ownerEmail: 'bob@example.com',
  consent: 'yes',
};

test.each(formKinds)('a %s form with any value in any field is stored or gets errors', async (kind) => {
  await freshServer();
  const fields = [
    ...leadForms[kind].fields.map(({ name }) => name),
    honeypot.name,
    'page',
    'source',
    'other',
  ];
  const body = bodyWithAnyValue(validFields, fields);
  const accepts = fc.constantFrom(json, html);
  await fc.assert(
    fc.asyncProperty(body, accepts, async (sent, accept) => {
      const response = await send(kind, sent, { ...accept, 'content-type': 'application/json' });
      expect([201, 303, 422]).toContain(response.status);
    }),
    { seed: 1 },
  );
});
