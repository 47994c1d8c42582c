import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rentals } from '@/content/rentals';
import { forgetSingleton, singleton } from '@/lib/platform/singleton';
import { startHttp } from '@/lib/platform/testing/http-server';
import { exportedFeeds, secrets } from './testing/feeds';

const lines: unknown[] = [];
vi.mock('@/lib/platform/observability/log', () => ({
  logOf: () => ({ warn: (...line: unknown[]) => lines.push(line), info: () => {}, error: () => {} }),
}));
/** Pages that were marked as out of date. */
const marked: [string[], string][] = [];
vi.mock('@/lib/platform/next/page-tags', () => ({
  markOwnTags: (tags: string[], how: string) => marked.push([tags, how]),
  tagPage: async () => 0,
}));

const { Airbnb, Vrbo } = exportedFeeds;
const [cottage, harbor] = [{ id: 'sea-oat-cottage' }, { id: 'harbor-row-7' }];
const empty = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR', ''].join('\r\n');
const week = { checkIn: '2027-06-12', checkOut: '2027-06-19' };

const cleanups: (() => unknown)[] = [];
beforeEach(() => {
  lines.splice(0);
  marked.splice(0);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T15:40:00Z') });
});
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

type Respond = Parameters<typeof startHttp>[0];
const text =
  (body: string, status = 200): Respond =>
  (_, response) =>
    response.writeHead(status).end(body);

/** Starts a server that responds like `respond` to each read of a calendar. */
async function startFeed(respond: Respond) {
  const state = { respond };
  const server = await startHttp((request, response) => state.respond(request, response));
  cleanups.push(server.close);
  return Object.assign(state, { host: server.host, url: `${server.url}/private.ics?s=4711` });
}

/** Starts the homes' calendars with these feeds, by the home's id. Reads them if asked to. */
async function start(...feeds: [id: string, url: string][]) {
  forgetSingleton('calendar-feeds');
  forgetSingleton('rental-calendars');
  vi.stubEnv('RENTAL_CALENDARS', feeds.map(([id, url]) => `${id}=${url}`).join(', '));
  vi.resetModules();
  const module = await import('./calendars');
  return {
    ...module,
    readCalendars: () => readAsStarted(module),
    of: (stay = week) => module.allAvailabilities(stay)[cottage.id],
  };
}

/** Waits for the reads that began. */
async function reads() {
  const feeds = singleton('calendar-feeds', () => new Map<string, { reading: Promise<void> }>());
  await Promise.all([...feeds.values()].map(({ reading }) => reading));
  await new Promise((done) => setImmediate(done));
}

/** Reads the calendars as the server does when it starts, and as each minute. */
async function readAsStarted({ startReadingCalendars }: { startReadingCalendars: () => () => void }) {
  startReadingCalendars()();
  // Only what the read changed.
  marked.pop();
  await reads();
}

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const HOUR = 3_600_000;

test('a home is taken as its calendar says, and its page changes with it', async () => {
  const feed = await startFeed(text(Airbnb.text));
  const { readCalendars, calendarForPage, of, allAvailabilities } = await start([cottage.id, feed.url]);
  expect(of()).toMatchObject({ status: 'unknown', readAt: null });
  await readCalendars();
  expect(of()).toEqual({
    status: 'taken',
    minNights: 5,
    nearest: { checkIn: '2027-06-05', checkOut: '2027-06-12' },
    readAt: '2026-11-26T15:40:00.000Z',
  });
  expect(marked).toEqual([[[`rental:${cottage.id}`], 'stale']]);
  // A home without a feed has no calendar, though there are samples without any feed.
  expect(await calendarForPage(harbor)).toBeNull();
  expect(allAvailabilities(week)[harbor.id]).toMatchObject({ status: 'unknown', readAt: null });

  later(9 * 60_000);
  await readCalendars();
  expect(marked).toHaveLength(1);
  expect(of()?.readAt).toBe('2026-11-26T15:49:00.000Z');
  feed.respond = text(empty);
  later(9 * 60_000);
  await readCalendars();
  expect(marked).toHaveLength(2);
  expect(of()?.status).toBe('free');
});

test('the thread that serves pages downloads no feed', async () => {
  const feed = await startFeed(text(Airbnb.text));
  const { readCalendars, of } = await start([cottage.id, feed.url]);
  const fetchHere = vi.spyOn(globalThis, 'fetch');
  cleanups.push(() => fetchHere.mockRestore());
  await readCalendars();
  expect(of()?.status).toBe('taken');
  expect(fetchHere).not.toHaveBeenCalled();
});

test('two feeds of a home add up', async () => {
  const [one, other] = [await startFeed(text(Airbnb.text)), await startFeed(text(Vrbo.text))];
  const { readCalendars, of } = await start([cottage.id, one.url], [cottage.id, other.url]);
  await readCalendars();
  expect(of()?.status).toBe('taken');
  expect(of({ checkIn: '2027-06-25', checkOut: '2027-07-01' })?.status).toBe('taken');
  expect(of({ checkIn: '2027-06-20', checkOut: '2027-06-26' })?.status).toBe('free');
});

test.each<[string, Respond]>([
  ['is down', text('', 503)],
  [
    'breaks off',
    (_, response) => void response.writeHead(200).write(Airbnb.text.slice(0, 300), () => response.destroy()),
  ],
  ['hangs', (_, response) => void response.writeHead(200).write('BEGIN:VCALENDAR\r\n')],
  ['shrinks to nothing', text('')],
  ['responds with a page', text('<!doctype html><title>Sign in</title>')],
])('a feed that %s: its last copy counts for 24 hours, then its nights are unknown', async (_, respond) => {
  const feed = await startFeed(text(Airbnb.text));
  const { readCalendars, calendarForPage, of, rentalCalendarsHealth } = await start([cottage.id, feed.url]);
  await readCalendars();
  expect(await rentalCalendarsHealth()).toEqual({ status: 'ok', failing: [] });

  feed.respond = respond;
  later(23 * HOUR);
  await readCalendars();
  expect(of()).toMatchObject({ status: 'taken', readAt: '2026-11-26T15:40:00.000Z' });
  expect(await calendarForPage(cottage)).toMatchObject({ isComplete: true, isFailing: true });
  const failing = [{ home: cottage.id, host: feed.host }];
  expect(await rentalCalendarsHealth()).toEqual({ status: 'degraded', failing });

  later(HOUR);
  await readCalendars();
  expect(of()).toMatchObject({ status: 'unknown', readAt: null });
  // Its page changed twice: it says as of when, and then that nobody knows.
  expect(marked).toHaveLength(3);
});

test('where one of two feeds was never read, the other’s nights stand and the rest is unknown', async () => {
  const [one, other] = [await startFeed(text(Airbnb.text)), await startFeed(text('', 500))];
  const { readCalendars, of } = await start([cottage.id, one.url], [cottage.id, other.url]);
  await readCalendars();
  expect(of()).toMatchObject({ status: 'taken', nearest: null });
  expect(of({ checkIn: '2027-07-20', checkOut: '2027-07-27' })?.status).toBe('unknown');
});

test('nothing of a guest, and no address, reaches the log, health or a response', async () => {
  const feeds = await Promise.all(
    Object.values(exportedFeeds).map(({ text: body }) => startFeed(text(body))),
  );
  const broken = await startFeed(
    text(Airbnb.text.replace('DTSTART;VALUE=DATE:20270612', 'DTSTART:Secretname')),
  );
  const { readCalendars, calendarForPage, allAvailabilities, rentalCalendarsHealth } = await start(
    ...[...feeds, broken].map(({ url }): [string, string] => [cottage.id, url]),
  );
  await readCalendars();
  expect(lines).toHaveLength(1);
  const shown = { lines, health: await rentalCalendarsHealth(), stays: allAvailabilities(week) };
  expect(JSON.stringify(shown)).not.toMatch(secrets);
  expect(
    [...((await calendarForPage(cottage))?.taken ?? [])].every((night) => /^\d{4}-\d\d-\d\d$/.test(night)),
  ).toBe(true);
});

test('without any feed, sample homes have a sample calendar with free and taken nights', async () => {
  const { calendarForPage } = await start();
  for (const home of rentals) {
    const calendar = await calendarForPage(home);
    expect(calendar).toMatchObject({ isComplete: true, isFailing: false, readAt: null });
    const july = [...(calendar?.taken ?? [])].filter((night) => night.startsWith('2027-07'));
    expect(july.length).toBeGreaterThan(6);
    expect(july.length).toBeLessThan(31);
  }
  expect(await calendarForPage({ id: 'dune-house' })).toBeNull();
  // Tomorrow, the same stays are taken.
  const before = await calendarForPage({ ...cottage, isSample: true });
  later(24 * HOUR);
  expect((await calendarForPage({ ...cottage, isSample: true }))?.taken).toEqual(before?.taken);
});

test('starting marks all homes’ pages, because the build knows neither the day nor the calendars', async () => {
  const { startReadingCalendars } = await start();
  startReadingCalendars()();
  expect(marked).toEqual([[rentals.map(({ id }) => `rental:${id}`), 'expired']]);
});

/** When a feed with this response was read in half an hour, in seconds after 15:40. */
async function readsInHalfAnHour(respond: Respond) {
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
  const { startReadingCalendars } = await start([cottage.id, feed.url]);
  cleanups.push(startReadingCalendars());
  for (let seconds = 0; seconds < 1800; seconds += 5) {
    await reads();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  return times;
}

test('calendars are read again within ten minutes, by all instances at the same moments', async () => {
  // Multiples of nine minutes since 1970.
  expect(await readsInHalfAnHour(text(empty))).toEqual([0, 300, 840, 1380]);
});

test('a calendar without a copy is tried again each minute', async () => {
  const minutes = Array.from({ length: 30 }, (_, minute) => 60 * minute);
  expect((await readsInHalfAnHour(text('', 503))).slice(0, 30)).toEqual(minutes);
});
