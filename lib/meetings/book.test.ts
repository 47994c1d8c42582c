import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { company } from '@/content/company';
import { honeypot } from '@/lib/forms/lead-forms';
import { readLeads } from '@/lib/inbox/lead-store';
import { bodyWithAnyValue } from '@/lib/inbox/testing/any-body';
import {
  book,
  bookCall,
  change,
  freeSlots,
  freshServer,
  getTimes,
  json,
  page,
  person,
  show,
  slot,
} from './testing/bookings';

describe('free times', () => {
  test('for programs are days with slots in UTC', async () => {
    const response = await getTimes();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { timeZone, minutes, days } = await response.json();
    expect({ timeZone, minutes }).toEqual({ timeZone: 'America/Chicago', minutes: 20 });
    expect(days[0]).toMatchObject({ date: '2026-11-23' });
    expect(days[0].slots[0]).toBe('2026-11-23T16:00:00.000Z');
    expect(days.map(({ date }: { date: string }) => date)).not.toContain('2026-11-26');
  });

  test('for browsers are a page', async () => {
    for (const query of ['', '?utm_source=letter']) {
      const response = await getTimes(page, query);
      expect([response.status, response.headers.get('location')]).toEqual([303, `/book-a-time${query}`]);
    }
  });
});

describe('booking', () => {
  test('responds with the meeting’s links, and takes the slot', async () => {
    const booking = await bookCall();
    expect(booking).toEqual({
      id: expect.stringMatching(/^SO-/),
      redirect: '/partner/thank-you',
      start: slot,
      manage: expect.stringMatching(`^/book-a-time/${booking.id}\\?key=`),
      ics: expect.stringMatching(`^/api/meetings/${booking.id}\\.ics\\?key=`),
    });
    expect(await freeSlots()).not.toContain(slot);
    const { sharedDatabase } = await import('@/lib/database/shared-database');
    const leads = await Array.fromAsync(readLeads(await sharedDatabase()));
    expect(leads).toMatchObject([{ id: booking.id, kind: 'meeting', status: 'new', data: { slot } }]);
  });

  test('repeated within 10 minutes is the same meeting, even if its time is now too soon', async () => {
    await freshServer({}, '2026-11-23T16:00:00Z');
    const body = person({ slot: '2026-11-23T20:00:00.000Z', request: 'x'.repeat(64) });
    const first = await bookCall(body);
    vi.setSystemTime(new Date('2026-11-23T16:09:00Z'));
    const again = await bookCall({ ...body, email: body.email?.toUpperCase() ?? '' });
    expect(again.id).toBe(first.id);
    for (const { manage } of [first, again]) expect((await show(manage)).status).toBe(200);
  });

  test.each(['', 'x'.repeat(65)])('repeated by a stranger returns no key (request: %j)', async (request) => {
    const body = person({ request: 'a page view' });
    const { id, redirect, start } = await bookCall(body);
    expect(await bookCall({ ...body, request })).toEqual({ id, redirect, start });
    const thanks = await book({ ...body, request }, page);
    expect([thanks.status, thanks.headers.get('location')]).toEqual([303, '/partner/thank-you']);
    expect((await book({ ...body, request: 'another' })).status).toBe(409);
  });

  test('rejects a person’s fourth call, and shows our phone number', async () => {
    const email = 'four@example.com';
    for (const free of (await freeSlots()).slice(10, 13)) await bookCall(person({ email, slot: free }));
    const response = await book(person({ email }));
    expect(response.status).toBe(409);
    const { error } = await response.json();
    expect(error.code).toBe('too-many-meetings');
    expect(error.message).toContain(company.phone.display);
  });

  test.each([
    ['malformed', 'soon'],
    ['past', '2026-11-20T15:00:00.000Z'],
    ['off the grid', '2026-11-24T15:10:00.000Z'],
    ['missing', ''],
  ])('a time that is %s gets an error at its field, next to all other errors', async (_, wrong) => {
    const response = await book(person({ slot: wrong, email: 'ada@' }));
    expect(response.status).toBe(422);
    const { error, fields } = await response.json();
    expect(error.code).toBe('invalid-fields');
    expect(Object.keys(fields).toSorted()).toEqual(['email', 'slot']);
    expect((await (await book(person({ slot: wrong }))).json()).fields).toEqual({ slot: expect.any(String) });
  });

  test('by a bot looks successful, but takes no slot', async () => {
    const booking = await bookCall(person({ [honeypot.name]: 'https://spam.example' }));
    expect(Object.keys(booking)).toEqual(['id', 'redirect', 'start', 'manage', 'ics']);
    expect((await show(booking.manage)).status).toBe(200);
    expect(await freeSlots()).toContain(slot);
    await bookCall();
    await bookCall(person({ [honeypot.name]: 'https://spam.example' }));
  });

  test('has a daily limit per network; canceling does not lower the count, and other networks can book', async () => {
    await freshServer({ MEETINGS_PER_DAY: '2', TRUSTED_PROXIES: '1' });
    const from = (address: string) => ({ ...json, 'x-forwarded-for': address });
    const [one, other, neighbor] = ['2001:db8:0:1::1', '2001:db8:0:ff::1', '2001:db8:0:100::1'].map(from);
    const free = (await freeSlots()).slice(5);
    const bookAt = (n: number, headers = one) => book(person({ slot: free[n] ?? '' }), headers);
    const { manage } = await (await bookAt(0)).json();
    expect((await change(manage, { action: 'move', slot: free[1] ?? '' }, one)).status).toBe(200);
    for (const response of [
      await bookAt(2),
      await bookAt(2, other),
      await change(manage, { action: 'move', slot: free[2] ?? '' }, other),
    ]) {
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBe(86_400);
      expect((await response.json()).error.message).toContain(company.phone.display);
    }
    // The counts for the limit are stored without IP addresses.
    const { sharedDatabase } = await import('@/lib/database/shared-database');
    const uses = await (await sharedDatabase()).selectFrom('uses').selectAll().execute();
    expect(JSON.stringify(uses)).not.toContain('2001');
    expect((await change(manage, { action: 'cancel' }, one)).status).toBe(200);
    expect((await bookAt(2)).status).toBe(429);
    expect((await bookAt(2, neighbor)).status).toBe(201);
    vi.setSystemTime(Date.now() + 86_400_000);
    expect((await bookAt(40)).status).toBe(201);
  });

  test.each([
    ['an IPv6 /48', (n: number) => `2001:db8:0:${n.toString(16)}00::1`],
    ['an IPv4 /24', (n: number) => `192.0.2.${n}`],
  ])('has twice the daily limit for %s', async (_, address) => {
    await freshServer({ MEETINGS_PER_DAY: '2', TRUSTED_PROXIES: '1' });
    const free = (await freeSlots()).slice(5, 11);
    const responses = await Promise.all(
      free.map((slot, n) => book(person({ slot }), { ...json, 'x-forwarded-for': address(n) })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 429, 429]);
  });

  test('is limited to five a day per mailbox, from any network, canceled calls included', async () => {
    await freshServer({ TRUSTED_PROXIES: '1' });
    const from = (n: number) => ({ ...json, 'x-forwarded-for': `192.0.${n}.1` });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const response = await book(person({ email: `ada+${n}@example.com` }), from(n));
      statuses.push(response.status);
      if (response.ok) await change((await response.json()).manage, { action: 'cancel' }, from(n));
      else expect((await response.json()).error.message).toContain(company.phone.display);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    await bookCall();
    vi.setSystemTime(Date.now() + 86_400_000);
    await bookCall(person({ email: 'ada@example.com', slot: '2026-12-01T15:00:00.000Z' }));
  });
});

const anyBody = bodyWithAnyValue({ ...person(), action: 'move' }, [
  ...['slot', 'name', 'email', 'phone', 'property', 'message'],
  ...[honeypot.name, 'page', 'source', 'zone', 'request', 'action'],
]);

test('handles any value in any field of a booking or a change', async () => {
  const { manage } = await bookCall(person({ slot: '2026-12-01T15:00:00.000Z' }));
  await fc.assert(
    fc.asyncProperty(anyBody, fc.constantFrom(json, page), async (body, accept) => {
      const headers = { ...accept, 'content-type': 'application/json' };
      expect([201, 303, 409, 422, 429]).toContain((await book(body, headers)).status);
      expect([200, 303, 400, 409, 422, 429]).toContain((await change(manage, body, headers)).status);
    }),
    { seed: 1 },
  );
});

test.each([
  ['an error', { phone: '12' }, 422, 'Enter a phone number'],
  ['a taken time', {}, 409, 'Somebody just took that time'],
])('without JavaScript, %s keeps the input', async (_, wrong, status, words) => {
  await bookCall();
  const body = person({ message: 'Two <porches>', ...wrong });
  const response = await book(body, page);
  expect(response.status).toBe(status);
  const { path, body: shownBody, errors, problem } = await response.json();
  expect(path).toBe('/book-a-time');
  expect(shownBody).toMatchObject(body);
  expect(`${Object.values(errors)}${problem}`).toContain(words);
});

test('stores the visitor’s time zone, and drops an invalid one', async () => {
  const { getMeeting } = await import('./read-meetings');
  const { sharedDatabase } = await import('@/lib/database/shared-database');
  const zoneOf = async (zone: string, slot: string) =>
    (await getMeeting(await sharedDatabase(), (await bookCall(person({ zone, slot }))).id))?.lead.data.zone;
  expect(await zoneOf('America/New_York', '2026-12-01T15:00:00.000Z')).toBe('America/New_York');
  expect(await zoneOf('Mars/Olympus', '2026-12-01T15:20:00.000Z')).toBeUndefined();
  expect(await zoneOf('A'.repeat(121), '2026-12-01T15:40:00.000Z')).toBeUndefined();
  expect(await zoneOf('A'.repeat(9_999), '2026-12-02T15:00:00.000Z')).toBeUndefined();
  const sent = JSON.stringify({ ...person({ slot: '2026-12-02T15:20:00.000Z' }), zone: { name: 'UTC' } });
  expect((await book(sent, { ...json, 'content-type': 'application/json' })).status).toBe(201);
});

test('responds with 503 if the database is down', async () => {
  await freshServer({ LEADS_DATABASE_URL: `file:/dev/null/${crypto.randomUUID()}.db` });
  const response = await book(person());
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect((await response.json()).error.code).toBe('not-stored');
  expect((await getTimes()).status).toBe(503);
});
