import { describe, expect, test, vi } from 'vitest';
import { timesIn } from './calendar-times.ts';

const at = (text: string) => Date.parse(text);
/** 2026-11-23 is a Monday. */
const window = { start: at('2026-11-22T12:00:00Z'), end: at('2026-12-10T00:00:00Z') };

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\r\n');
const options = {
  timeZone: 'America/Chicago',
  skipFree: true,
  skippedUid: { start: 'SO-', end: '@seaoatstays.example' },
  gap: 20 * 60_000,
};
const busyTimes = (text: string, during = window) => timesIn(text, { ...options, window: during });
/** Returns the busy times as "11-24 15:00 to 11-24 16:00", in UTC. */
function busy(...lines: string[]): string[] {
  const format = (instant: number) => new Date(instant).toISOString().slice(5, 16).replace('T', ' ');
  return busyTimes(calendar(...lines)).times.map(({ start, end }) => `${format(start)} to ${format(end)}`);
}

/** What `busy` returns, in UTC, for an event from 9:00 to 10:00 Central time. */
const nineToTen = '11-24 15:00 to 11-24 16:00';
const timeLines = ['DTSTART:20261124T150000Z', 'DURATION:PT1H'];
const wholeDay = 'DTSTART;VALUE=DATE:20261124';
const folded = [
  'SUMMARY:A long title that',
  '  goes on',
  'DTSTART;TZID=America/',
  ' Chicago:20261124T09',
  ' 0000',
];

test.each([
  ['in UTC', ['DTSTART:20261124T150000Z', 'DTEND:20261124T160000Z'], nineToTen],
  ['floating, as iCloud writes it', ['DTSTART:20261124T090000', 'DTEND:20261124T100000'], nineToTen],
  ['in another zone', ['DTSTART;TZID=America/New_York:20261124T100000', 'DURATION:PT1H'], nineToTen],
  ['all day', [wholeDay, 'DTEND;VALUE=DATE:20261125'], '11-24 06:00 to 11-25 06:00'],
  ['all day without an end', [wholeDay], '11-24 06:00 to 11-25 06:00'],
  ['of three days, by duration', [wholeDay, 'DURATION:P3D'], '11-24 06:00 to 11-27 06:00'],
  ['that has begun', ['DTSTART;VALUE=DATE:20261120', 'DURATION:P7D'], '11-20 06:00 to 11-27 06:00'],
  ['on folded lines', [...folded, 'DURATION:PT1H'], nineToTen],
  ['of a colleague, with a UID of our domain', ['UID:4711@seaoatstays.example', ...timeLines], nineToTen],
  ['that is free', [...timeLines, 'TRANSP:TRANSPARENT'], undefined],
  ['that is canceled', [...timeLines, 'STATUS:CANCELLED'], undefined],
  ['that is over', ['DTSTART:20261024T150000Z', 'DURATION:PT1H'], undefined],
  ['that is our own call', ['UID:SO-AAAA-BBBB@seaoatstays.example', ...timeLines], undefined],
  ['without a start', ['SUMMARY:Broken'], undefined],
  ['with an invalid start', ['DTSTART:someday', 'DURATION:PT1H'], undefined],
])('an event %s, next to another event', (_, lines, expected) => {
  const tested = lines[0]?.startsWith('UID')
    ? ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
    : event(...lines);
  const other = event('DTSTART:20261202T150000Z', 'DURATION:PT30M');
  const rest = '12-02 15:00 to 12-02 15:30';
  expect(busy(tested, other)).toEqual([...(expected ? [expected] : []), rest]);
});

test.each([
  ['DTSTART;VALUE=DATE:20261124', '2026-11-24T06:00:00Z'],
  ['DTSTART:20261124T150000Z', '2026-11-24T15:00:00Z'],
])('an event of 99,999,999,999 days, from %s', (from, start) => {
  const [found] = busyTimes(calendar(event(from, 'DURATION:P99999999999D'))).times;
  expect(found?.start).toBe(at(start));
  expect(found?.end).toBeGreaterThan(window.end);
});

describe('a recurring event', () => {
  const since2015 = ['DTSTART;TZID=America/Chicago:20150105T090000', 'DURATION:PT30M'];
  const starts = (...lines: string[]) => busy(...lines).map((text) => text.slice(0, 11));

  test.each([
    [
      'weekly, since years ago',
      ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE'],
      ['11-23 15:00', '11-25 15:00', '11-30 15:00', '12-02 15:00', '12-07 15:00', '12-09 15:00'],
    ],
    ['yearly', ['RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH'], ['11-26 15:00']],
    ['until a day in UTC', ['RRULE:FREQ=WEEKLY;UNTIL=20261130T150000Z'], ['11-23 15:00', '11-30 15:00']],
    ['until just before', ['RRULE:FREQ=WEEKLY;UNTIL=20261130T145959Z'], ['11-23 15:00']],
    ['with a count', ['RRULE:FREQ=WEEKLY;COUNT=621'], ['11-23 15:00']],
    ['over', ['RRULE:FREQ=WEEKLY;COUNT=3'], []],
    [
      'without some days',
      ['RRULE:FREQ=WEEKLY', 'EXDATE;TZID=America/Chicago:20261123T090000,20261207T090000'],
      ['11-30 15:00'],
    ],
    ['on one more day', ['RDATE;TZID=America/Chicago:20261124T120000'], ['11-24 18:00']],
  ])('%s', (_, lines, expected) => {
    expect(starts(event(...since2015, ...lines))).toEqual(expected);
  });

  test.each([
    ['20240108T150000Z', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-09-16', '2026-09-28T15:00:00Z'],
    ['20231215T160000Z', 'FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=15', '2026-10-29', '2026-11-15T16:00:00Z'],
    ['20231215T160000Z', 'FREQ=MONTHLY;INTERVAL=7;BYMONTHDAY=15', '2026-10-29', '2026-11-15T16:00:00Z'],
  ])('from %s by %s keeps its interval in a window from %s', (first, rule, from, expected) => {
    const during = { start: at(from), end: at(from) + 18 * 86_400_000 };
    const { times } = busyTimes(
      calendar(event(`DTSTART:${first}`, `RRULE:${rule}`, 'DURATION:PT1H')),
      during,
    );
    expect(times.map(({ start }) => start)).toEqual([at(expected)]);
  });

  test('all day follows the wall clock when daylight time ends', () => {
    const days = event(
      'DTSTART;VALUE=DATE:20260706',
      'DTEND;VALUE=DATE:20260707',
      'RRULE:FREQ=WEEKLY',
      'EXDATE;VALUE=DATE:20261130',
    );
    expect(busy(days)).toEqual(['11-23 06:00 to 11-24 06:00', '12-07 06:00 to 12-08 06:00']);
  });

  test('with changed instances: moved, canceled, made free', () => {
    const master = event(...since2015, 'RRULE:FREQ=WEEKLY');
    const id = (day: string) => `RECURRENCE-ID;TZID=America/Chicago:${day}T090000`;
    expect(
      busy(
        event(id('20261123'), 'DTSTART:20261124T200000Z', 'DURATION:PT1H'),
        master,
        event(id('20261130'), 'DTSTART:20261130T150000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'),
        event(id('20261207'), 'DTSTART:20261207T150000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'),
      ),
    ).toEqual(['11-24 20:00 to 11-24 21:00']);
  });

  test.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;INTERVAL=24;BYDAY=5WE',
    'FREQ=DAILY;INTERVAL=999999999999;BYMONTHDAY=31;BYMONTH=2',
  ])('that never recurs (%s) is reported, and other events are read', (rule) => {
    const never = event('DTSTART:20230201T150000Z', `RRULE:${rule}`, `RRULE:${rule}`);
    const found = busyTimes(calendar(never, event('DTSTART:20261124T150000Z', 'DURATION:PT1H')));
    const start = at('2026-11-24T15:00:00Z');
    expect(found).toEqual({ times: [{ start, end: start + 3_600_000 }], problems: ['RRULE'] });
  });

  test.each([
    ['daily since 2020', 'DTSTART:20200101T150000Z', 'RRULE:FREQ=DAILY;COUNT=3000', 18],
    ['hourly since 2010', 'DTSTART:20100101T150000Z', 'RRULE:FREQ=HOURLY', 18 * 24 - 12],
    ['on weekdays since 1990', 'DTSTART:19900101T150000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 13],
  ])('%s is found in the window', (_, start, rule, number) => {
    const { times, problems } = busyTimes(calendar(event(start, 'DURATION:PT10M', rule)));
    expect([times.length, problems]).toEqual([number, []]);
  });

  test('every second is busy to the end of the window', () => {
    const endless = event('DTSTART:20261123T140000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
    const [found] = busyTimes(calendar(endless, endless)).times;
    expect(found?.start).toBe(at('2026-11-23T14:00:00Z'));
    expect(found?.end).toBeGreaterThanOrEqual(window.end);
  });
});

test('a calendar that takes too much work counts as busy, which is reported', {
  timeout: 60_000,
}, () => {
  const never = event('DTSTART:20230201T150000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
  const { times, problems } = busyTimes(calendar(...Array<string>(250).fill(never)));
  expect(times).toHaveLength(1);
  expect(problems).toContain('too much work');
});

test('busy times with a short gap are merged', () => {
  const short = (time: string) => event(`DTSTART:20261124T${time}00Z`, 'DURATION:PT10M');
  expect(busy(short('1500'), short('1525'), short('1555'))).toEqual([
    '11-24 15:00 to 11-24 15:35',
    '11-24 15:55 to 11-24 16:05',
  ]);
});

test.each([
  ['', 'an empty body'],
  ['<!doctype html><title>Sign in</title>', 'a page to sign in'],
  ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 'one without an end'],
  ['<p>BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'one inside other text'],
])('%j is not a complete calendar: %s', (text) => {
  expect(() => busyTimes(text)).toThrow('not a complete calendar');
});

const single = calendar(event('DTSTART:20261124T150000Z', 'SUMMARY:hi', 'DURATION:PT1H'));
test.each([
  ['a text with line separators', single.replace('hi', 'hi\u2028BEGIN:VEVENT\u2028')],
  ['a text with bare carriage returns', single.replace('hi', 'hi\rBEGIN:VEVENT\r')],
  ['lines that end twice', single.replaceAll('\r', '\r\r')],
  ['empty lines', single.replaceAll('\r\n', '\r\n\r\n')],
  ['a space after its first line', single.replace('BEGIN:VCALENDAR', 'BEGIN:VCALENDAR ')],
  ['a space after the first line of an event', single.replace('BEGIN:VEVENT', 'BEGIN:VEVENT ')],
])('a calendar is read with %s', (_, text) => {
  expect(busyTimes(text).times).toHaveLength(1);
});

test.each([calendar(), `\uFEFF${calendar()}\r\n\r\n`, calendar().replaceAll('\r', '')])(
  'a calendar without events is complete: %j',
  (text) => expect(busyTimes(text)).toEqual({ times: [], problems: [] }),
);

test('the same time of many events is kept once, so that memory does not grow with their number', () => {
  const daily = Array.from({ length: 300 }, () => event(wholeDay, 'RRULE:FREQ=DAILY'));
  const { times } = timesIn(calendar(...daily), { ...options, window, gap: Number.MIN_SAFE_INTEGER });
  expect(times).toHaveLength(16);
});

test('reads tens of thousands of events that can’t be merged, without sorting them again for each one', () => {
  const events = Array.from({ length: 60_000 }, (_, index) => {
    const start = new Date(at('2026-11-23T15:00:00Z') + index * 1_000)
      .toISOString()
      .replace(/[-:]|\.\d+/g, '');
    return event(`DTSTART:${start}`, 'DURATION:PT1H');
  });
  const sort = vi.spyOn(Array.prototype, 'toSorted');
  const { times } = timesIn(calendar(...events), { ...options, window, gap: Number.MIN_SAFE_INTEGER });
  const sortedItems = sort.mock.results.reduce((sum, { value }) => sum + value.length, 0);
  sort.mockRestore();
  expect(times).toHaveLength(60_000);
  expect(sortedItems).toBeLessThan(4 * 60_000);
});
