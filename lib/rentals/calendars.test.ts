import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rentals } from '@/content/rentals';
import { forgetSingleton, singleton } from '@/lib/platform/singleton';
import { startHttp } from '@/lib/platform/testing/http-server';
import { exportedFeeds, secrets } from './testing/feeds';

const logLines: unknown[] = [];
vi.mock('@/lib/platform/observability/log', () => ({
  logOf: () => ({ warn: (...line: unknown[]) => logLines.push(line), info: () => {}, error: () => {} }),
}));
const markedTags: [string[], string][] = [];
vi.mock('@/lib/platform/next/page-tags', () => ({
  markOwnTags: (tags: string[], how: string) => markedTags.push([tags, how]),
  tagPage: async () => 0,
}));

vi.mock('@/content/rentals', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/content/rentals')>();
  const rates = [{ price: 400, minNights: 5 }];
  return { ...original, rentals: original.rentals.map((home) => ({ ...home, rates })) };
});

const { Airbnb, Vrbo } = exportedFeeds;
const [first = '', second = ''] = rentals.map(({ id }) => id);
const [cottage, harbor] = [{ id: first }, { id: second }];
const emptyCalendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR', ''].join('\r\n');
const week = { checkIn: '2027-06-12', checkOut: '2027-06-19' };

const cleanups: (() => unknown)[] = [];
beforeEach(() => {
  logLines.splice(0);
  markedTags.splice(0);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T15:40:00Z') });
});
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

type Respond = Parameters<typeof startHttp>[0];
const respondWith =
  (body: string, status = 200): Respond =>
  (_, response) =>
    response.writeHead(status).end(body);

/** Starts a server that serves a calendar with `respond`, which tests can replace. */
async function startFeed(respond: Respond) {
  const state = { respond };
  const server = await startHttp((request, response) => state.respond(request, response));
  cleanups.push(server.close);
  return Object.assign(state, { host: server.host, url: `${server.url}/private.ics?s=4711` });
}

/** Loads the module with these feeds, each with the id of its home. `readCalendars` then reads them. */
async function load(...feeds: [id: string, url: string][]) {
  forgetSingleton('calendar-feeds');
  forgetSingleton('rental-calendars');
  vi.stubEnv('RENTAL_CALENDARS', feeds.map(([id, url]) => `${id}=${url}`).join(', '));
  vi.resetModules();
  const module = await import('./calendars');
  return {
    ...module,
    readCalendars: () => readOnce(module),
    of: (stay = week) => module.findAvailabilities(stay)[cottage.id],
  };
}

/** Waits until the reads in progress have ended. */
async function waitForReads() {
  const feeds = singleton('calendar-feeds', () => new Map<string, { reading: Promise<void> }>());
  await Promise.all([...feeds.values()].map(({ reading }) => reading));
  await new Promise((done) => setImmediate(done));
}

/** Reads the calendars once, as the server does when it starts and every minute. */
async function readOnce({ startReadingCalendars }: { startReadingCalendars: () => () => void }) {
  startReadingCalendars()();
  // startReadingCalendars first marks every home's page as expired. Drop that call, so that tests see only what the
  // reading marks.
  markedTags.pop();
  await waitForReads();
}

const advanceTime = (ms: number) => vi.setSystemTime(Date.now() + ms);
const HOUR = 3_600_000;

test('a home is taken when its calendar says so, and changes mark its page as stale', async () => {
  const feed = await startFeed(respondWith(Airbnb.text));
  const { readCalendars, calendarForPage, of, findAvailabilities } = await load([cottage.id, feed.url]);
  expect(of()).toMatchObject({ status: 'unknown', readAt: null });
  await readCalendars();
  expect(of()).toEqual({
    status: 'taken',
    minNights: 5,
    arrivalDay: null,
    next: null,
    nearest: { checkIn: '2027-06-05', checkOut: '2027-06-12' },
    readAt: '2026-11-26T15:40:00.000Z',
  });
  expect(markedTags).toEqual([[[`rental:${cottage.id}`], 'stale']]);
  // If any home has a feed, homes without a feed don't get a sample calendar.
  expect(await calendarForPage(harbor)).toBeNull();
  expect(findAvailabilities(week)[harbor.id]).toMatchObject({ status: 'unknown', readAt: null });

  advanceTime(9 * 60_000);
  await readCalendars();
  expect(markedTags).toHaveLength(1);
  expect(of()?.readAt).toBe('2026-11-26T15:49:00.000Z');
  feed.respond = respondWith(emptyCalendar);
  advanceTime(9 * 60_000);
  await readCalendars();
  expect(markedTags).toHaveLength(2);
  expect(of()?.status).toBe('free');
});

test('feeds are not downloaded in the thread that serves pages', async () => {
  const feed = await startFeed(respondWith(Airbnb.text));
  const { readCalendars, of } = await load([cottage.id, feed.url]);
  const fetchHere = vi.spyOn(globalThis, 'fetch');
  cleanups.push(() => fetchHere.mockRestore());
  await readCalendars();
  expect(of()?.status).toBe('taken');
  expect(fetchHere).not.toHaveBeenCalled();
});

test('nights in any feed of a home are taken', async () => {
  const [one, other] = [await startFeed(respondWith(Airbnb.text)), await startFeed(respondWith(Vrbo.text))];
  const { readCalendars, of } = await load([cottage.id, one.url], [cottage.id, other.url]);
  await readCalendars();
  expect(of()?.status).toBe('taken');
  expect(of({ checkIn: '2027-06-25', checkOut: '2027-07-01' })?.status).toBe('taken');
  expect(of({ checkIn: '2027-06-20', checkOut: '2027-06-26' })?.status).toBe('free');
});

test.each<[string, Respond]>([
  ['is down', respondWith('', 503)],
  [
    'breaks off',
    (_, response) => void response.writeHead(200).write(Airbnb.text.slice(0, 300), () => response.destroy()),
  ],
  ['hangs', (_, response) => void response.writeHead(200).write('BEGIN:VCALENDAR\r\n')],
  ['shrinks to nothing', respondWith('')],
  ['responds with a page', respondWith('<!doctype html><title>Sign in</title>')],
])('the copy of a feed that %s is used for 24 hours, then its nights are unknown', async (_, respond) => {
  const feed = await startFeed(respondWith(Airbnb.text));
  const { readCalendars, calendarForPage, of, rentalCalendarsHealth } = await load([cottage.id, feed.url]);
  await readCalendars();
  expect(await rentalCalendarsHealth()).toEqual({ status: 'ok', failing: [] });

  feed.respond = respond;
  advanceTime(23 * HOUR);
  await readCalendars();
  expect(of()).toMatchObject({ status: 'taken', readAt: '2026-11-26T15:40:00.000Z' });
  expect(await calendarForPage(cottage)).toMatchObject({ isComplete: true, isFailing: true });
  const failing = [{ home: cottage.id, host: feed.host }];
  expect(await rentalCalendarsHealth()).toEqual({ status: 'degraded', failing });

  advanceTime(HOUR);
  await readCalendars();
  expect(of()).toMatchObject({ status: 'unknown', readAt: null });
  // The first read marked the page. It was marked again when it began to say how old the copy is, and when nights
  // became unknown.
  expect(markedTags).toHaveLength(3);
});

test('if one of two feeds was never read, the nights in the other are taken and the rest is unknown', async () => {
  const [one, other] = [await startFeed(respondWith(Airbnb.text)), await startFeed(respondWith('', 500))];
  const { readCalendars, of } = await load([cottage.id, one.url], [cottage.id, other.url]);
  await readCalendars();
  expect(of()).toMatchObject({ status: 'taken', nearest: null });
  expect(of({ checkIn: '2027-07-20', checkOut: '2027-07-27' })?.status).toBe('unknown');
});

const withoutStart = Airbnb.text.replace(/DTSTART[^\r\n]*20270612/, 'DTSTART:someday');
const laterWeek = { checkIn: '2027-07-20', checkOut: '2027-07-27' };

test('a feed that lost an event and has no whole copy leaves the other nights unknown', async () => {
  const feed = await startFeed(respondWith(withoutStart));
  const { readCalendars, calendarForPage, of, rentalCalendarsHealth } = await load([cottage.id, feed.url]);
  await readCalendars();
  expect(of(laterWeek)?.status).toBe('unknown');
  expect((await calendarForPage(cottage))?.taken.size).toBeGreaterThan(0);
  expect(await rentalCalendarsHealth()).toMatchObject({ status: 'degraded' });
});

test('a feed that lost an event adds to its last whole copy, and does not replace it', async () => {
  const feed = await startFeed(respondWith(Airbnb.text));
  const { readCalendars, of } = await load([cottage.id, feed.url]);
  await readCalendars();
  feed.respond = respondWith(withoutStart);
  advanceTime(HOUR);
  await readCalendars();
  expect(of()?.status).toBe('taken');
  expect(of(laterWeek)?.status).toBe('free');
});

test('a feed with far more events than the output limit of a child process is read', async () => {
  const events = Array.from({ length: 30_000 }, (_, index) => {
    const start = new Date(Date.parse('2027-06-12T17:00Z') + index * 1_000)
      .toISOString()
      .replace(/[-:]|\.\d+/g, '');
    return `BEGIN:VEVENT\r\nDTSTART:${start}\r\nDTEND;VALUE=DATE:20270619\r\nEND:VEVENT\r\n`;
  });
  const feed = await startFeed(respondWith(`BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR\r\n`));
  const { readCalendars, of } = await load([cottage.id, feed.url]);
  await readCalendars();
  expect(of()?.status).toBe('taken');
});

test('a feed that is still being read is not read a second time', async () => {
  let requests = 0;
  const feed = await startFeed((_, response) => {
    requests += 1;
    setTimeout(() => response.writeHead(200).end(emptyCalendar), 300);
  });
  const { startReadingCalendars } = await load([cottage.id, feed.url]);
  startReadingCalendars()();
  advanceTime(10 * 60_000);
  startReadingCalendars()();
  await waitForReads();
  expect(requests).toBe(1);
});

test('no guest data and no feed URL reaches the log, health or a response', async () => {
  const feeds = await Promise.all(
    Object.values(exportedFeeds).map(({ text: body }) => startFeed(respondWith(body))),
  );
  const broken = await startFeed(
    respondWith(Airbnb.text.replace('DTSTART;VALUE=DATE:20270612', 'DTSTART:Secretname')),
  );
  const { readCalendars, calendarForPage, findAvailabilities, rentalCalendarsHealth } = await load(
    ...[...feeds, broken].map(({ url }): [string, string] => [cottage.id, url]),
  );
  await readCalendars();
  expect(logLines).toHaveLength(1);
  const shown = { logLines, health: await rentalCalendarsHealth(), stays: findAvailabilities(week) };
  expect(JSON.stringify(shown)).not.toMatch(secrets);
  expect(
    [...((await calendarForPage(cottage))?.taken ?? [])].every((night) => /^\d{4}-\d\d-\d\d$/.test(night)),
  ).toBe(true);
});

test('without any feed, sample homes have a sample calendar with free and taken nights', async () => {
  const { calendarForPage } = await load();
  for (const home of rentals) {
    const calendar = await calendarForPage(home);
    expect(calendar).toMatchObject({ isComplete: true, isFailing: false, readAt: null });
    const july = [...(calendar?.taken ?? [])].filter((night) => night.startsWith('2027-07'));
    expect(july.length).toBeGreaterThan(6);
    expect(july.length).toBeLessThan(31);
  }
  expect(await calendarForPage({ id: 'dune-house' })).toBeNull();
  // The same nights are taken tomorrow.
  const before = await calendarForPage({ ...cottage, isSample: true });
  advanceTime(24 * HOUR);
  expect((await calendarForPage({ ...cottage, isSample: true }))?.taken).toEqual(before?.taken);
});

test('starting marks all homes’ pages, because the build knew neither the date nor the calendars', async () => {
  const { startReadingCalendars } = await load();
  startReadingCalendars()();
  expect(markedTags).toEqual([[rentals.map(({ id }) => `rental:${id}`), 'expired']]);
});

/** Reads calendars for half an hour. Returns when the feed was requested, in seconds since the half hour began. */
async function listReadTimes(respond: Respond) {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-26T15:40:00Z'),
  });
  const began = Date.now();
  const times: number[] = [];
  const feed = await startFeed((request, response) => {
    times.push((Date.now() - began) / 1000);
    respond(request, response);
  });
  const { startReadingCalendars } = await load([cottage.id, feed.url]);
  cleanups.push(startReadingCalendars());
  for (let seconds = 0; seconds < 1800; seconds += 5) {
    await waitForReads();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  return times;
}

test('all instances read calendars again within ten minutes, at the same times', async () => {
  // Reads after the first one are at multiples of nine minutes since 1970, whenever the instance started.
  expect(await listReadTimes(respondWith(emptyCalendar))).toEqual([0, 300, 840, 1380]);
});

test('a calendar without a copy is tried again each minute', async () => {
  const minutes = Array.from({ length: 30 }, (_, minute) => 60 * minute);
  expect((await listReadTimes(respondWith('', 503))).slice(0, 30)).toEqual(minutes);
});
