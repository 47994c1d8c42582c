import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emailDomain } from '@/lib/delivery/send-email';
import { forgetSingleton, singleton } from '@/lib/platform/singleton';
import { eventually } from '@/lib/platform/testing/eventually';
import { startHttp } from '@/lib/platform/testing/http-server';
import { book, bookCall, change, freeSlots, freshServer, json, person, slot } from './testing/bookings';

const lines: unknown[] = [];
vi.mock('@/lib/platform/observability/log', () => ({
  logOf: () => ({ warn: (...line: unknown[]) => lines.push(line), info: () => {}, error: () => {} }),
}));
beforeEach(() => void lines.splice(0));

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (start: string, more = 'DURATION:PT1H') =>
  ['BEGIN:VEVENT', `UID:${start}`, `DTSTART:${start}`, more, 'END:VEVENT'].join('\r\n');
const calendarBusyAtNine = calendar(event('20261124T150000Z'), event('20261130T150000Z'));
const emptyCalendar = calendar();

type Respond = Parameters<typeof startHttp>[0];
const respondWith =
  (body: string, status = 200): Respond =>
  (_, response) =>
    response.writeHead(status).end(body);

/** Starts a feed that `respond` serves, and a server that reads it as the office's calendar. */
async function startFeed(respond: Respond) {
  const state = { respond, reads: 0 };
  const server = await startHttp((request, response) => {
    state.reads += 1;
    state.respond(request, response);
  });
  cleanups.push(server.close);
  await startServer(`${server.url}/private-4711.ics`);
  return Object.assign(state, { host: server.host });
}
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

async function startServer(urls: string) {
  forgetSingleton('calendar-feeds');
  await freshServer({ MEETINGS_BUSY_URLS: urls });
}
/** Returns the pending reads of calendars. */
const pendingReads = () =>
  [...singleton('calendar-feeds', () => new Map<string, { reading: Promise<void> }>()).values()].map(
    (feed) => feed.reading,
  );
/** Whether a slot is offered after the calendars were read. */
async function isFree(requested = slot) {
  await freeSlots();
  await Promise.all(pendingReads());
  return (await freeSlots()).includes(requested);
}
const health = async () => (await import('./busy')).busyHealth();
const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('does not offer a slot that overlaps a busy event, and rejects its booking as taken', async () => {
  const feed = await startFeed(respondWith(calendarBusyAtNine));
  expect(await isFree()).toBe(false);
  const slots = await freeSlots();
  expect(slots).toContain('2026-11-24T16:00:00.000Z');
  const response = await book(person());
  expect(response.status).toBe(409);
  const { error, slots: next } = await response.json();
  expect(error.code).toBe('slot-taken');
  expect(next[0]).toBe('2026-11-24T16:00:00.000Z');

  const { manage } = await bookCall(person({ slot: '2026-11-24T17:00:00.000Z' }));
  expect((await change(manage, { slot }, json)).status).toBe(409);
  // All these requests read the feed only once.
  expect(feed.reads).toBe(1);
  expect(await health()).toEqual({ status: 'ok', failing: [] });
});

test('our own call in the feed does not block moving it, and booking it again is the same call', async () => {
  const feed = await startFeed(respondWith(emptyCalendar));
  const body = person();
  const first = await bookCall(body);
  const uid = `${first.id}@${emailDomain}`;
  const own = `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:20261124T150000Z\r\nDURATION:PT20M\r\nEND:VEVENT`;
  feed.respond = respondWith(calendar(own));
  advanceClock(61_000);
  expect((await bookCall(body)).id).toBe(first.id);
  expect((await change(first.manage, { slot: '2026-11-24T15:20:00.000Z' }, json)).status).toBe(200);
  expect(await isFree()).toBe(true);
});

test.each<[string, Respond]>([
  ['a page to sign in', respondWith('<!doctype html><title>Sign in</title>')],
  ['an error', respondWith(emptyCalendar, 500)],
  ['6 MB', respondWith(calendar(`X-FILL:${'x'.repeat(6_000_000)}`))],
  [
    'a redirect to plain http elsewhere',
    // 0.0.0.0 reaches this test server too, so the test would fail if the redirect were followed.
    ({ url, socket }, response) =>
      url === '/free'
        ? response.end(emptyCalendar)
        : response.writeHead(302, { location: `http://0.0.0.0:${socket.localPort}/free` }).end(),
  ],
  [
    'six redirects',
    ({ url }, response) => {
      const nth = Number(url?.slice(1)) || 0;
      if (nth === 6) response.end(emptyCalendar);
      else response.writeHead(302, { location: `/${nth + 1}` }).end();
    },
  ],
  ['a connection that breaks', (_, response) => response.destroy()],
])('%s: the last good copy counts for 24 hours, and health names the host', async (_, respond) => {
  const feed = await startFeed(respondWith(calendarBusyAtNine));
  expect(await isFree()).toBe(false);
  feed.respond = respond;
  advanceClock(61_000);
  expect(await isFree()).toBe(false);
  const { host } = feed;
  expect(await health()).toEqual({ status: 'degraded', failing: [host] });
  const nextWeek = '2026-11-30T15:00:00.000Z';
  advanceClock(60_000 * 60 * 23);
  expect(await isFree(nextWeek)).toBe(false);
  advanceClock(60_000 * 60);
  expect(await isFree(nextWeek)).toBe(true);
});

test('a hanging feed delays visitors by less than a second, and is not requested again meanwhile', async () => {
  const feed = await startFeed((_, response) => void response.writeHead(200).write('BEGIN:VCALENDAR\r\n'));
  expect(await freeSlots()).toContain(slot);
  await Promise.all([freeSlots(), freeSlots(), bookCall(person({ slot: '2026-11-24T17:00:00.000Z' }))]);
  expect(feed.reads).toBe(1);
  await eventually(async () => expect((await health()).status).toBe('degraded'));
  feed.respond = respondWith(calendarBusyAtNine);
  advanceClock(61_000);
  expect(await isFree()).toBe(false);
  expect((await health()).status).toBe('ok');
});

test('follows a redirect on loopback; a time is busy if it is in one calendar', async () => {
  const target = await startHttp(respondWith(calendarBusyAtNine));
  cleanups.push(target.close);
  const feed = await startFeed((_, response) => response.writeHead(301, { location: target.url }).end());
  expect(await isFree()).toBe(false);
  feed.respond = respondWith(emptyCalendar);
  advanceClock(61_000);
  expect(await isFree()).toBe(true);

  await startServer(`http://${feed.host}/, ${target.url}/`);
  expect(await isFree()).toBe(false);
});

test('logs each kind of problem once, with the host only, and reads the rest', async () => {
  const long = event('20210101T000000Z', `DURATION:PT1H\r\nEXDATE:${'20210101T000000Z,'.repeat(40_000)}`);
  const feed = await startFeed(respondWith(calendar(long, event('20261124T150000Z'))));
  expect(await isFree()).toBe(false);
  advanceClock(61_000);
  feed.respond = respondWith(calendar(long, event('20261124T150000Z', 'DURATION:secret')));
  expect(await isFree()).toBe(false);
  advanceClock(61_000);
  expect(await isFree()).toBe(false);
  const { host } = feed;
  expect(await health()).toEqual({ status: 'degraded', failing: [host] });
  expect(feed.reads).toBe(3);
  const message = 'a calendar cannot be read in full';
  expect(lines).toEqual([
    [{ host, faults: ['long line'] }, message],
    [{ host, faults: ['DTEND'] }, message],
  ]);
});

test('a calendar read in part adds to the last full copy, until it is read in full again', async () => {
  const feed = await startFeed(respondWith(calendarBusyAtNine));
  const ten = '2026-11-24T16:00:00.000Z';
  expect([await isFree(), await isFree(ten)]).toEqual([false, true]);
  feed.respond = respondWith(calendar(event('20261124T160000Z', 'DURATION:')));
  advanceClock(61_000);
  expect([await isFree(), await isFree(ten)]).toEqual([false, false]);
  expect((await health()).status).toBe('degraded');
  feed.respond = respondWith(emptyCalendar);
  advanceClock(61_000);
  expect([await isFree(), await isFree(ten)]).toEqual([true, true]);
  expect((await health()).status).toBe('ok');
});

test('sends the name and password in a calendar’s URL to its host, and to no other host', async () => {
  const logins: unknown[] = [];
  const other = await startHttp((request, response) => {
    logins.push(request.headers.authorization);
    response.end(calendarBusyAtNine);
  });
  cleanups.push(other.close);
  const own = await startHttp((request, response) => {
    logins.push(request.headers.authorization);
    const location = request.url === '/a' ? '/b' : other.url;
    response.writeHead(302, { location }).end();
  });
  cleanups.push(own.close);
  await startServer(`http://ada:p%40ss%3A@${own.host}/a`);
  expect(await isFree()).toBe(false);
  const login = `Basic ${Buffer.from('ada:p@ss:').toString('base64')}`;
  expect(logins).toEqual([login, login, undefined]);
  expect(await health()).toEqual({ status: 'ok', failing: [] });
});

test('visitors get the free times while a slow calendar is expanded', async () => {
  const never = Array.from({ length: 2_000 }, () =>
    event('20230201T150000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
  );
  const feed = await startFeed(respondWith(calendar(...never, event('20261124T150000Z'))));
  const visitor = freeSlots().then(() => 'answered');
  await eventually(() => expect(pendingReads()).toHaveLength(1));
  expect(await Promise.race([visitor, Promise.all(pendingReads())])).toBe('answered');
  expect(await isFree()).toBe(false);
  expect(await health()).toEqual({ status: 'degraded', failing: [feed.host] });
});
