import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { parse } from 'node-html-parser';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readLeads } from '@/lib/leads/store';
import { forgetSingleton } from '@/lib/platform/singleton';

const directory = mkdtempSync(join(tmpdir(), 'meetings-'));
const SITE = 'http://localhost:3000';
const MONDAY = '2026-11-23T12:00:00Z';
const slot = '2026-11-24T15:00:00.000Z';
let meetings: typeof import('./book.ts') & typeof import('./manage.ts') & typeof import('./http.ts');
let people = 0;

/** A server of its own at a time of its own. */
async function freshServer(settings: Record<string, string> = {}, now = MONDAY) {
  vi.resetModules();
  vi.unstubAllEnvs();
  forgetSingleton('leads');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const env = {
    LEADS_DATABASE_URL: `file:${directory}/${crypto.randomUUID()}.db`,
    LEADS_PER_MINUTE: '10000',
    LOG_LEVEL: 'silent',
  };
  for (const [name, value] of Object.entries({ ...env, ...settings })) vi.stubEnv(name, value);
  meetings = {
    ...(await import('./book.ts')),
    ...(await import('./manage.ts')),
    ...(await import('./http.ts')),
  };
}

beforeEach(() => freshServer());
afterAll(() => {
  vi.useRealTimers();
  rmSync(directory, { recursive: true, force: true });
});

function person(more: Record<string, string> = {}): Record<string, string> {
  people += 1;
  const phone = `(850) 555-${String(people).padStart(4, '0')}`;
  return { slot, name: 'Ada', email: `ada${people}@example.com`, phone, ...more };
}

const json = { accept: 'application/json' };
const page = { accept: 'text/html' };

function request(path: string, headers: Record<string, string>, body?: BodyInit) {
  const asked = new Request(SITE + path, body === undefined ? {} : { method: 'POST', body });
  for (const [name, value] of Object.entries({
    host: 'localhost:3000',
    'user-agent': 'Mozilla/5.0',
    ...headers,
  }))
    asked.headers.set(name, value);
  return asked;
}

const idOf = (path: string) => path.split('/').at(-1)?.split('?')[0] ?? '';
const times = (headers: Record<string, string> = json) =>
  meetings.showFreeTimes(request('/api/meetings', headers));
const book = (body: Record<string, string>, headers: Record<string, string> = json) =>
  meetings.book(request('/api/meetings', headers, new URLSearchParams(body)));
const show = (path: string, headers: Record<string, string> = page) =>
  meetings.showMeeting(request(path, headers), idOf(path));
const change = (path: string, body: Record<string, string>, headers: Record<string, string> = page) =>
  meetings.changeMeeting(request(path, headers, new URLSearchParams(body)), idOf(path));

type Booked = { id: string; redirect: string; start: string; manage: string; ics: string };
async function booked(body = person()): Promise<Booked> {
  const response = await book(body);
  expect(response.status).toBe(201);
  return response.json();
}
const freeSlots = async (): Promise<string[]> =>
  (await (await times()).json()).days.flatMap((day: { slots: string[] }) => day.slots);
const eventOf = (text: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined);
const icsOf = async (path: string) => {
  const response = await show(path);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  return response.text();
};

describe('free times', () => {
  test('are days with slots in UTC, for programs', async () => {
    const response = await times();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { timeZone, minutes, days } = await response.json();
    expect({ timeZone, minutes }).toEqual({ timeZone: 'America/Chicago', minutes: 20 });
    expect(days[0]).toMatchObject({ date: '2026-11-23' });
    expect(days[0].slots[0]).toBe('2026-11-23T16:00:00.000Z');
    expect(days.map(({ date }: { date: string }) => date)).not.toContain('2026-11-26');
  });

  test('are radio buttons by day with the form, for people', async () => {
    const response = await times(page);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const document = parse(await response.text());
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect(document.querySelectorAll('input[type=radio][name=slot]')).toHaveLength(
      (await freeSlots()).length,
    );
    expect(document.querySelector('legend')?.text).toContain('Monday, November 23');
    for (const name of ['name', 'email', 'phone', 'property', 'message', 'website'])
      expect(document.querySelector(`form[action="/api/meetings"] [name=${name}]`)).not.toBeNull();
  });

  test('that are none say so and name the phone number', async () => {
    const database = `file:${directory}/full.db`;
    await freshServer({ LEADS_DATABASE_URL: database });
    const { leadsDatabase } = await import('@/lib/leads/leads');
    const { storeLead } = await import('@/lib/leads/store');
    const db = await leadsDatabase();
    for (const free of await freeSlots()) {
      const { id } = await storeLead(
        db,
        { kind: 'meeting', status: 'new', data: { free }, context: {}, signs: [] },
        [],
      );
      const at = Date.parse(free);
      const row = {
        starts_at: at,
        slot: at,
        canceled_at: null,
        sequence: 0,
        changed_at: 0,
        mailbox: '',
        phone_line: '',
      };
      await db
        .insertInto('meetings')
        .values({ lead_id: id, ...row })
        .execute();
    }
    expect((await (await times()).json()).days).toEqual([]);
    expect(await (await times(page)).text()).toContain('No free times in the next two weeks: call us at');
  }, 30_000);
});

describe('booking', () => {
  test('answers with where to go, and the slot is gone', async () => {
    const answer = await booked();
    expect(answer).toEqual({
      id: expect.stringMatching(/^SO-/),
      redirect: '/partner/thank-you',
      start: slot,
      manage: expect.stringMatching(`^/api/meetings/${answer.id}\\?key=`),
      ics: expect.stringMatching(`^/api/meetings/${answer.id}\\.ics\\?key=`),
    });
    expect(await freeSlots()).not.toContain(slot);
    const { leadsDatabase } = await import('@/lib/leads/leads');
    const leads = await Array.fromAsync(readLeads(await leadsDatabase()));
    expect(leads).toMatchObject([{ id: answer.id, kind: 'meeting', status: 'new', data: { slot } }]);
  });

  test('of a slot that is gone offers the next three', async () => {
    await booked();
    const response = await book(person());
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      error: { code: 'slot-taken', message: expect.any(String) },
      slots: ['2026-11-24T15:20:00.000Z', '2026-11-24T15:40:00.000Z', '2026-11-24T16:00:00.000Z'],
    });
  });

  test('sent again within 10 minutes is the same meeting, also when its time has become too soon', async () => {
    await freshServer({}, '2026-11-23T16:00:00Z');
    const wish = person({ slot: '2026-11-23T20:00:00.000Z' });
    const first = await booked(wish);
    vi.setSystemTime(new Date('2026-11-23T16:09:00Z'));
    const again = await booked({ ...wish, email: wish.email?.toUpperCase() ?? '' });
    expect(again.id).toBe(first.id);
    for (const { manage } of [first, again]) expect((await show(manage)).status).toBe(200);
  });

  test('a fourth call is refused with the phone number', async () => {
    const email = 'four@example.com';
    for (const free of (await freeSlots()).slice(10, 13)) await booked(person({ email, slot: free }));
    const response = await book(person({ email }));
    expect(response.status).toBe(409);
    const { error } = await response.json();
    expect(error.code).toBe('too-many-meetings');
    expect(error.message).toContain('(850) 555-0142');
  });

  test.each([
    ['malformed', 'soon'],
    ['in no zone', '2026-11-24T15:00:00'],
    ['past', '2026-11-20T15:00:00.000Z'],
    ['too soon', '2026-11-23T15:40:00.000Z'],
    ['too far', '2026-12-08T15:00:00.000Z'],
    ['off the grid', '2026-11-24T15:10:00.000Z'],
    ['before nine', '2026-11-24T14:40:00.000Z'],
    ['on a holiday', '2026-11-26T15:00:00.000Z'],
    ['on a Saturday', '2026-11-28T15:00:00.000Z'],
    ['missing', ''],
  ])('a time that is %s is wrong at its field, and so is what else is wrong', async (_, wrong) => {
    const response = await book(person({ slot: wrong, email: 'ada@' }));
    expect(response.status).toBe(422);
    const { error, fields } = await response.json();
    expect(error.code).toBe('invalid-fields');
    expect(Object.keys(fields).toSorted()).toEqual(['email', 'slot']);
    expect((await (await book(person({ slot: wrong }))).json()).fields).toEqual({ slot: expect.any(String) });
  });

  test('that looks like a program is answered like a success and holds no slot', async () => {
    const answer = await booked(person({ website: 'https://spam.example' }));
    expect(Object.keys(answer)).toEqual(['id', 'redirect', 'start', 'manage', 'ics']);
    expect((await show(answer.manage)).status).toBe(200);
    expect(await freeSlots()).toContain(slot);
    await booked();
  });

  test.each([
    [403, { ...json, origin: 'https://evil.example' }, new URLSearchParams(person())],
    [403, { ...json, 'sec-fetch-site': 'cross-site' }, new URLSearchParams(person())],
    [415, { ...json, 'content-type': 'text/plain' }, 'slot=x'],
    [413, json, new URLSearchParams({ message: 'x'.repeat(70_000) })],
    [400, { ...json, 'content-type': 'application/json' }, '{'],
  ])('is refused with %i as for every form', async (status, headers, body) => {
    const response = await meetings.book(request('/api/meetings', headers, body));
    expect(response.status).toBe(status);
    expect((await response.json()).error.code).toBeTruthy();
  });

  test('too often is refused for a minute', async () => {
    await freshServer({ LEADS_PER_MINUTE: '2' });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await book(person())).status);
    expect(statuses).toEqual([201, 409, 429, 429]);
    const refused = await book(person());
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('works where an external scheduler is configured', async () => {
    await freshServer({ MEETING_URL: 'https://calendar.example' });
    await booked();
  });
});

describe('without JavaScript', () => {
  test('booking leads to the page of the meeting', async () => {
    const response = await book(person(), page);
    expect(response.status).toBe(303);
    const manage = response.headers.get('location') ?? '';
    const document = parse(await (await show(manage)).text());
    expect(document.querySelector('h1')?.text).toBe('Your call is booked');
    expect(document.querySelector('time')?.text).toBe('Tuesday, November 24, 9:00 AM Central');
  });

  test('what is wrong or taken comes back with the input', async () => {
    await booked();
    for (const [body, status, words] of [
      [person({ phone: '12', message: 'Two <porches>' }), 422, 'Enter a phone number'],
      [person({ message: 'Two <porches>' }), 409, 'Somebody just took that time'],
    ] as const) {
      const response = await book(body, page);
      expect(response.status).toBe(status);
      const document = parse(await response.text());
      expect(document.text).toContain(words);
      expect(document.querySelector('textarea')?.text).toContain('Two <porches>');
      expect(document.querySelector('input[name=email]')?.getAttribute('value')).toBe(body.email);
    }
  });
});

describe('the page of a meeting', () => {
  const forms = async (manage: string) => parse(await (await show(manage)).text()).querySelectorAll('form');

  test('is private: no cache, no index', async () => {
    const response = await show((await booked()).manage);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('name="robots" content="noindex"');
  });

  test('looking at it changes nothing, whatever the address says', async () => {
    const { manage } = await booked();
    for (const more of ['&action=cancel', '&action=move&slot=2026-11-24T16:00:00.000Z', '&move=1'])
      expect((await show(manage + more)).status).toBe(200);
    expect(await freeSlots()).not.toContain(slot);
  });

  test('cancels: the slot is free at once, and the calendar file says so', async () => {
    const { manage, ics, id } = await booked();
    const [cancel] = await forms(manage);
    expect(cancel?.getAttribute('method')).toBe('post');
    const before = await icsOf(ics);
    const response = await change(cancel?.getAttribute('action')?.replaceAll('&amp;', '&') ?? '', {
      action: 'cancel',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, manage]);
    expect(await freeSlots()).toContain(slot);
    expect(await (await show(manage)).text()).toContain('Your call is canceled');
    const after = await icsOf(ics);
    expect(before).toContain('STATUS:CONFIRMED');
    expect(after).toContain('STATUS:CANCELLED');
    expect(eventOf(after).uid).toBe(eventOf(before).uid);
    expect([eventOf(before).sequence, eventOf(after).sequence]).toEqual([0, 1]);
    expect(after).toContain(`UID:${id}@`);
    await booked();
  });

  test('moves: one slot for the other, and the calendar file follows', async () => {
    const { manage, ics } = await booked();
    const wanted = '2026-11-25T20:00:00.000Z';
    const move = parse(await (await show(`${manage}&move=1`)).text());
    expect(move.querySelectorAll(`input[type=radio][value="${wanted}"]`)).toHaveLength(1);
    expect((await change(manage, { action: 'move', slot: wanted })).status).toBe(303);
    expect(await freeSlots()).toContain(slot);
    expect(await freeSlots()).not.toContain(wanted);
    const text = await icsOf(ics);
    expect(text).toContain('DTSTART:20261125T200000Z');
    expect(text).toContain('DTEND:20261125T202000Z');
    expect(eventOf(text).sequence).toBe(1);
    // Sent again, it is the same change.
    expect((await change(manage, { action: 'move', slot: wanted })).status).toBe(303);
    expect(eventOf(await icsOf(ics)).sequence).toBe(1);
  });

  test('moving to a slot that is gone, or to none, changes nothing', async () => {
    const { manage, start } = await booked();
    const other = await booked(person({ slot: '2026-11-24T16:00:00.000Z' }));
    const taken = await change(manage, { action: 'move', slot: other.start }, json);
    expect(taken.status).toBe(409);
    expect((await taken.json()).slots).toHaveLength(3);
    expect((await change(manage, { action: 'move', slot: other.start })).status).toBe(409);
    const wrong = await change(manage, { action: 'move', slot: '2026-11-24T16:10:00.000Z' }, json);
    expect(wrong.status).toBe(422);
    expect((await wrong.json()).fields.slot).toBeTruthy();
    expect((await change(manage, {}, json)).status).toBe(400);
    expect((await (await show(manage, json)).json()).start).toBe(start);
  });

  test('another site cannot change it', async () => {
    const { manage } = await booked();
    const response = await change(manage, { action: 'cancel' }, { ...json, origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(await freeSlots()).not.toContain(slot);
  });

  test('does not open with another key, and guessing is limited', async () => {
    await freshServer({ LEADS_PER_MINUTE: '2' });
    const { manage, id } = await booked();
    const wrong = [
      `/api/meetings/${id}`,
      `/api/meetings/${id}?key=`,
      `${manage}x`,
      manage.replace('SO-', 'SO-0'),
    ];
    for (const path of [...wrong, ...wrong.map((one) => one.replace(id, `${id}.ics`))])
      expect((await show(path)).status).toBe(404);
    expect((await change(`/api/meetings/${id}?key=x`, { action: 'cancel' })).status).toBe(404);
    for (let n = 0; n < 20; n += 1) await show(`/api/meetings/${id}?key=${n}`);
    expect((await show(`/api/meetings/${id}?key=x`)).status).toBe(429);
  });
});

test('without a database, people are told to call', async () => {
  await freshServer({ LEADS_DATABASE_URL: `file:/dev/null/${crypto.randomUUID()}.db` });
  const response = await book(person());
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect((await response.json()).error.code).toBe('not-stored');
  expect((await times()).status).toBe(503);
});

describe('the feed of the office', () => {
  const token = 'feed-token';
  const feed = (query: string) => show(`/api/meetings/calendar.ics${query}`);

  test('holds what is to come, and neither the canceled nor the quarantined', async () => {
    await freshServer({ MEETINGS_FEED_TOKEN: token });
    const one = await booked();
    const other = await booked(person({ slot: '2026-11-24T16:00:00.000Z' }));
    await booked(person({ website: 'x' }));
    await change(other.manage, { action: 'cancel' });
    const response = await feed(`?token=${token}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const events = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual([
      expect.stringContaining(one.id),
    ]);
  });

  test('is not there without the token', async () => {
    expect((await feed('?token=')).status).toBe(404);
    await freshServer({ MEETINGS_FEED_TOKEN: token });
    for (const query of ['', '?token=', '?token=feed-tokens', `?key=${token}`])
      expect((await feed(query)).status).toBe(404);
  });
});

test('another method is refused with what is allowed', async () => {
  const response = meetings.refuseMethods('GET, HEAD')(request('/api/meetings/calendar.ics', json));
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
