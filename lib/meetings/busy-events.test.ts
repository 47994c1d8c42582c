import { describe, expect, test } from 'vitest';
import { busyIntervals } from './busy-events.ts';

const at = (text: string) => Date.parse(text);
/** 2026-11-23 is a Monday. */
const window = { start: at('2026-11-22T12:00:00Z'), end: at('2026-12-10T00:00:00Z') };

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\r\n');
const busyTimes = async (text: string, during = window) => (await busyIntervals(text, during)).busy;
/** "11-24 15:00-16:00", in UTC; a day that differs at the end is named. */
async function busy(...lines: string[]): Promise<string[]> {
  const words = (instant: number) => new Date(instant).toISOString().slice(5, 16).replace('T', ' ');
  const found = await busyTimes(calendar(...lines));
  return found.map(({ start, end }) => `${words(start)} to ${words(end)}`).sort();
}

const windowsZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Central Standard Time',
  ...['BEGIN:STANDARD', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0600'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0600', 'TZOFFSETTO:-0500'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3', 'END:DAYLIGHT'],
  'END:VTIMEZONE',
].join('\r\n');
/** Of the events that last one hour, from 9:00 in Central. */
const hour = '11-24 15:00 to 11-24 16:00';
/** As Outlook names a zone that no list knows. */
const ownZone = windowsZone.replace('Central Standard Time', 'Customized Time Zone');

describe('an event', () => {
  test.each([
    ['in UTC', ['DTSTART:20261124T150000Z', 'DTEND:20261124T160000Z'], hour],
    ['floating, as iCloud writes it', ['DTSTART:20261124T090000', 'DTEND:20261124T100000'], hour],
    ['in another zone', ['DTSTART;TZID=America/New_York:20261124T100000', 'DURATION:PT1H'], hour],
    [
      'in a zone named as Windows does',
      [
        'DTSTART;TZID=Central Standard Time:20261124T090000',
        'DTEND;TZID=Central Standard Time:20261124T100000',
      ],
      hour,
    ],
    [
      'in a zone of the calendar’s own',
      ['DTSTART;TZID="Customized Time Zone":20261124T090000', 'DURATION:PT1H'],
      hour,
    ],
    [
      'in a zone that nobody knows: Central',
      ['DTSTART;TZID=Mars/Base:20261124T090000', 'DURATION:PT1H'],
      hour,
    ],
    ['all day', ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261125'], '11-24 06:00 to 11-25 06:00'],
    ['all day without an end', ['DTSTART;VALUE=DATE:20261124'], '11-24 06:00 to 11-25 06:00'],
    [
      'of a week, begun before',
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261127'],
      '11-20 06:00 to 11-27 06:00',
    ],
    [
      'on a folded line',
      [
        'SUMMARY:A long title that',
        '  goes on',
        'DTSTART;TZID=America/',
        ' Chicago:20261124T09',
        ' 0000',
        'DURATION:PT1H',
      ],
      hour,
    ],
    [
      'of three days by its duration',
      ['DTSTART;VALUE=DATE:20261124', 'DURATION:P3D'],
      '11-24 06:00 to 11-27 06:00',
    ],
    [
      'of a colleague in the calendar of our domain',
      ['UID:4711@seaoatstays.example', 'DTSTART:20261124T150000Z', 'DURATION:PT1H'],
      hour,
    ],
    ['that is free', ['DTSTART:20261124T150000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'], undefined],
    ['that is canceled', ['DTSTART:20261124T150000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'], undefined],
    ['that is over', ['DTSTART:20261024T150000Z', 'DURATION:PT1H'], undefined],
    [
      'that is our own call',
      ['UID:SO-AAAA-BBBB@seaoatstays.example', 'DTSTART:20261124T150000Z', 'DURATION:PT1H'],
      undefined,
    ],
    ['without a start', ['SUMMARY:Broken'], undefined],
    ['with a start that is none', ['DTSTART:someday', 'DURATION:PT1H'], undefined],
  ])('%s', async (_, lines, expected) => {
    const own = lines[0]?.startsWith('UID')
      ? ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
      : event(...lines);
    // What cannot be read takes nothing else along.
    const other = event('DTSTART:20261125T150000Z', 'DURATION:PT30M');
    const rest = ['11-25 15:00 to 11-25 15:30'];
    expect(await busy(windowsZone, ownZone, own, other)).toEqual([...(expected ? [expected] : []), ...rest]);
  });
});

test.each([
  ['DTSTART;VALUE=DATE:20261124', '2026-11-24T06:00:00Z'],
  ['DTSTART:20261124T150000Z', '2026-11-24T15:00:00Z'],
])('an event of 99,999,999,999 days, from %s', async (from, start) => {
  const [found] = await busyTimes(calendar(event(from, 'DURATION:P99999999999D')));
  expect(found?.start).toBe(at(start));
  expect(found?.end).toBeGreaterThan(window.end);
});

test('a zone whose rule never comes takes nothing else along', async () => {
  const endless = ownZone.replaceAll(/RRULE:.*/g, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
  const within = event('DTSTART;TZID=Customized Time Zone:20261124T090000', 'DURATION:PT1H');
  const changed = event(
    'RECURRENCE-ID;TZID=Customized Time Zone:20261123T090000',
    'DTSTART:20251124T150000Z',
  );
  expect(await busy(endless, changed, within, event('DTSTART:20261124T150000Z', 'DURATION:PT1H'))).toEqual([
    hour,
  ]);
});

describe('a recurring event', () => {
  const nine = ['DTSTART;TZID=America/Chicago:20150105T090000', 'DTEND;TZID=America/Chicago:20150105T093000'];
  const starts = async (...lines: string[]) => (await busy(...lines)).map((text) => text.slice(0, 11));

  test.each([
    [
      'weekly, begun years ago',
      ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE'],
      ['11-23 15:00', '11-25 15:00', '11-30 15:00', '12-02 15:00', '12-07 15:00', '12-09 15:00'],
    ],
    ['every other week', ['RRULE:FREQ=WEEKLY;INTERVAL=2'], ['11-23 15:00', '12-07 15:00']],
    ['monthly by weekday', ['RRULE:FREQ=MONTHLY;BYDAY=1MO'], ['12-07 15:00']],
    ['yearly', ['RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH'], ['11-26 15:00']],
    ['until a day in UTC', ['RRULE:FREQ=WEEKLY;UNTIL=20261130T150000Z'], ['11-23 15:00', '11-30 15:00']],
    ['until just before', ['RRULE:FREQ=WEEKLY;UNTIL=20261130T145959Z'], ['11-23 15:00']],
    ['as often as counted', ['RRULE:FREQ=WEEKLY;COUNT=621'], ['11-23 15:00']],
    ['over', ['RRULE:FREQ=WEEKLY;COUNT=3'], []],
    [
      'without some days',
      ['RRULE:FREQ=WEEKLY', 'EXDATE;TZID=America/Chicago:20261123T090000,20261207T090000'],
      ['11-30 15:00'],
    ],
    ['on a day of its own too', ['RDATE;TZID=America/Chicago:20261124T120000'], ['11-24 18:00']],
    ['that never comes', ['RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'], []],
  ])('%s', async (_, lines, expected) => {
    expect(await starts(event(...nine, ...lines))).toEqual(expected);
  });

  test('every other week on a weekday keeps its weeks, wherever the window begins', async () => {
    const mondays = event(
      'DTSTART:20240108T150000Z',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
      'DURATION:PT1H',
    );
    const autumn = { start: at('2026-09-16T00:00:00Z'), end: at('2026-10-10T00:00:00Z') };
    const found = await busyTimes(calendar(mondays), autumn);
    expect(found.map(({ start }) => start)).toEqual([at('2026-09-28T15:00:00Z')]);
  });

  test.each([5, 7])('every %s months keeps its months, wherever the window begins', async (months) => {
    const rule = `RRULE:FREQ=MONTHLY;INTERVAL=${months};BYMONTHDAY=15`;
    const monthly = event('DTSTART:20231215T160000Z', rule, 'DURATION:PT1H');
    const autumn = { start: at('2026-10-29T00:00:00Z'), end: at('2026-11-16T00:00:00Z') };
    const found = await busyTimes(calendar(monthly), autumn);
    expect(found.map(({ start }) => start)).toEqual([at('2026-11-15T16:00:00Z')]);
  });

  test('all day keeps to the wall clock when summer time ends', async () => {
    const days = event(
      'DTSTART;VALUE=DATE:20260706',
      'DTEND;VALUE=DATE:20260707',
      'RRULE:FREQ=WEEKLY',
      'EXDATE;VALUE=DATE:20261130',
    );
    expect(await busy(days)).toEqual(['11-23 06:00 to 11-24 06:00', '12-07 06:00 to 12-08 06:00']);
  });

  test('with changed instances: moved, canceled, made free', async () => {
    const master = event(...nine, 'RRULE:FREQ=WEEKLY');
    const id = (day: string) => `RECURRENCE-ID;TZID=America/Chicago:${day}T090000`;
    expect(
      await busy(
        event(id('20261123'), 'DTSTART:20261124T200000Z', 'DURATION:PT1H'),
        master,
        event(id('20261130'), 'DTSTART:20261130T150000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'),
        event(id('20261207'), 'DTSTART:20261207T150000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'),
      ),
    ).toEqual(['11-24 20:00 to 11-24 21:00']);
  });

  test('with many rules that never come: the process goes on meanwhile, and others are read', async () => {
    let turns = 0;
    const turn = () => {
      turns += 1;
      immediate = setImmediate(turn);
    };
    let immediate = setImmediate(turn);
    const rules = Array(31).fill('RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
    const other = event('DTSTART:20261124T150000Z', 'DURATION:PT1H');
    expect(await busy(event('DTSTART:20230201T150000Z', ...rules), other)).toEqual([hour]);
    clearImmediate(immediate);
    expect(turns).toBeGreaterThan(31);
  });

  test.each([
    'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31;BYDAY=MO',
    'FREQ=MONTHLY;INTERVAL=24;BYDAY=5WE',
    'FREQ=DAILY;INTERVAL=999999999999',
  ])('that never comes, %s: others are read', async (rule) => {
    const never = event('DTSTART:20230201T150000Z', `RRULE:${rule}`);
    const other = event('DTSTART:20261124T150000Z', 'DURATION:PT1H');
    expect(await busy(never, other)).toEqual([hour]);
  });

  test.each([
    ['given up', 'RRULE:FREQ=MINUTELY;INTERVAL=5;COUNT=9999999', true],
    ['not given up', 'RRULE:FREQ=DAILY;COUNT=2000', false],
  ])('from long ago: %s, %s', async (_, rule, isGivenUp) => {
    const endless = event('DTSTART:20210101T000000Z', 'DURATION:PT1M', rule);
    const other = event('DTSTART:20261124T150000Z', 'DURATION:PT1H');
    const found = await busyIntervals(calendar(endless, other), window);
    expect(found.isGivenUp).toBe(isGivenUp);
    expect(found.busy.at(-1)?.start).toBe(at('2026-11-24T15:00:00Z'));
  });

  test.each(['', ';COUNT=99999999'])('every second%s: the process goes on meanwhile', async (more) => {
    let rounds = 0;
    const timer = setInterval(() => (rounds += 1), 1);
    const endless = event('DTSTART:20261123T140000Z', 'DURATION:PT1S', `RRULE:FREQ=SECONDLY${more}`);
    const found = await busyTimes(calendar(endless, endless));
    clearInterval(timer);
    expect(rounds).toBeGreaterThan(0);
    const slots = ['2026-11-23T14:00:00Z', '2026-11-25T15:00:00Z', '2026-12-07T15:00:00Z'].map(at);
    for (const slot of slots) expect(found.some(({ start, end }) => start <= slot && end > slot)).toBe(true);
  });
});

test.each([
  ['', 'an empty body'],
  ['<!doctype html><title>Sign in</title>', 'a page to sign in'],
  ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 'one without an end'],
  [
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261124T150000Z\r\nEND:VCALENDAR',
    'one that ends within an event',
  ],
  ['<p>BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'one within something else'],
])('%j is no complete calendar: %s', async (text) => {
  await expect(busyIntervals(text, window)).rejects.toThrow();
});

const single = calendar(event('DTSTART:20261124T150000Z', 'SUMMARY:hi', 'DURATION:PT1H'));
test.each([
  ['a text with line separators', single.replace('hi', 'hi\u2028BEGIN:VEVENT\u2028')],
  ['a text with bare carriage returns', single.replace('hi', 'hi\rBEGIN:VEVENT\r')],
  ['lines that end twice', single.replaceAll('\r', '\r\r')],
  ['empty lines', single.replaceAll('\r\n', '\r\n\r\n')],
  ['a space after its first line', single.replace('BEGIN:VCALENDAR', 'BEGIN:VCALENDAR ')],
  ['a space after the first line of an event', single.replace('BEGIN:VEVENT', 'BEGIN:VEVENT ')],
])('a calendar is read with %s', async (_, text) => {
  expect(await busyTimes(text)).toHaveLength(1);
});

test.each([calendar(), `\uFEFF${calendar()}\r\n\r\n`, calendar().replaceAll('\r', '')])(
  'a calendar without events is one: %j',
  async (text) => expect(await busyTimes(text)).toEqual([]),
);
