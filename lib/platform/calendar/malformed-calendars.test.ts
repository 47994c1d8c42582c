import { describe, expect, test } from 'vitest';
import { timesIn } from './calendar-times.ts';

const toOfficeClock = (at: number) => new Date(at - 6 * 3_600_000).toISOString();

/** Returns December days with Central times, then problems: "01 09:00-10:00, 02 09:00-10:00; RRULE". */
function read(text: string): string {
  const window = { start: Date.parse('2026-11-30T06:00:00Z'), end: Date.parse('2026-12-06T06:00:00Z') };
  const { times, problems } = timesIn(text, { window, timeZone: 'America/Chicago', skipFree: true, gap: 0 });
  const words = times.map(({ start, end }) => {
    const [from, to] = [toOfficeClock(start), toOfficeClock(end)];
    const toDay = from.slice(0, 10) === to.slice(0, 10) ? '' : `${to.slice(8, 10)} `;
    return `${from.slice(8, 10)} ${from.slice(11, 16)}-${toDay}${to.slice(11, 16)}`;
  });
  return [words.join(', '), ...problems].join('; ');
}

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const eventLines = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];
const event = (...lines: string[]) => calendar(...eventLines(...lines));

const timeLines = [
  'DTSTART;TZID=America/Chicago:20261201T090000',
  'DTEND;TZID=America/Chicago:20261201T100000',
];
const oneDay = '01 09:00-10:00';
const threeDays = '01 09:00-10:00, 02 09:00-10:00, 03 09:00-10:00';

describe('an event is read despite a line that does not affect its time:', () => {
  const picture = 'QUJD'.repeat(20_000);
  test.each([
    ['a text broken without a space', ['LOCATION:12 Pine Street', 'Suite 4', 'Call: first']],
    ['odd names', ['X-A=1', '=;:', '1;', ';;:']],
    ['unmatched quotes', ['ATTENDEE;CN="Ada:mailto:ada@example.com', 'X;Y="a":"b"c":']],
    ['a line break in a parameter', ['ATTENDEE;CN="Ada', 'Lovelace":mailto:ada@example.com']],
    ['an alarm that is not closed', ['BEGIN:VALARM', 'UID:2', 'DURATION:PT5M', 'TRIGGER:-PT15M']],
    ['a picture of 160 kB', [`ATTACH;ENCODING=BASE64:${picture}`, ` ${picture}`]],
    [
      'a note that looks like a status',
      ['DESCRIPTION:All talks are', 'status: cancelled', 'STATUS:CONFIRMED'],
    ],
  ])('%s', (_, lines) => {
    expect(read(event(...lines, ...timeLines))).toBe(oneDay);
    expect(read(event(...timeLines, ...lines))).toBe(oneDay);
  });
});

describe('a calendar is read', () => {
  const single = event(...timeLines);
  test.each([
    ['in small letters', single.toLowerCase()],
    ['with Begin:VEvent', single.replace('BEGIN:VEVENT', 'Begin:VEvent')],
    ['with the line ends of old programs', single.replaceAll('\r\n', '\r')],
    ['with text after its end', `${single}X-COMMENT:Cached\r\n`],
    ['from two calendars in one file', `${calendar()}${single}`],
    ['with indented lines', single.replaceAll('\r\n', '\r\n    ')],
    [
      'with a line break in a zone',
      event('DTSTART;TZID="America/', 'Chicago":20261201T090000', 'DURATION:PT1H'),
    ],
    [
      'with a line break before a value',
      event('DTSTART;TZID=America/Chicago', ':20261201T0900', 'DURATION:PT1H'),
    ],
    [
      'with a broken text that names a time',
      event('DESCRIPTION:Plan', 'Begin: 9 AM', 'DTSTART:20261201T090000', 'DURATION:PT1H'),
    ],
    [
      'with a zone in a line of its own',
      event('TZID:Europe/Berlin', 'DTSTART:20261201T160000', 'DURATION:PT1H'),
    ],
  ])('%s', (_, text) => expect(read(text)).toBe(oneDay));

  test('with events that are not closed, which is reported', () => {
    const open = ['BEGIN:VEVENT', ...timeLines];
    const next = eventLines('DTSTART:20261202T150000Z', 'DURATION:PT1H');
    expect(read(calendar(...open, ...next))).toBe(`${oneDay}, 02 09:00-10:00; unclosed event`);
    expect(read(calendar(...open))).toBe(`${oneDay}; unclosed event`);
    expect(read(calendar('BEGN:VEVENT', ...timeLines, 'END:VEVENT'))).toBe('; unclosed event');
  });

  test('without a line that is too long, which is reported', () => {
    const dates = `EXDATE:${'20261202T150000Z,'.repeat(5_000)}`;
    expect(read(event(...timeLines, 'RRULE:FREQ=DAILY;COUNT=3', dates))).toBe(`${threeDays}; long line`);
  });
});

test.each([
  ['DTSTART:20261202', 'DTEND:20261203'],
  ['DTSTART:20261202', 'DURATION:P1D'],
  ['DTSTART:20261202', 'DURATION:PT8H'],
  ['DTSTART:20261202', 'DTEND:20261202'],
  ['DTSTART:20261202', 'SUMMARY:Without an end'],
  ['DTSTART;TZID=Europe/Berlin:20261202', 'DTEND;TZID=Europe/Berlin:20261203'],
  ['DTSTART;VALUE=DATE:20261202T000000', 'DTEND;VALUE=DATE:20261203T000000'],
  ['DTSTART;VALUE=DATE-TIME:20261202', 'DTEND:20261202T235900'],
  ['DTSTART:2026-12-02', 'DTEND:2026-12-03T::'],
  ['DTSTART:20261202T000000', 'DTEND:20261202T235959'],
  ['DTSTART:20261202T000000', 'DURATION:PT23H59M'],
])('%s, %s is a whole day', (...lines) => expect(read(event(...lines))).toBe('02 00:00-03 00:00'));

test.each([
  ['DTSTART:20261201T0900', 'DTEND:20261201T1000', oneDay],
  ['DTSTART:20261201T09', 'DTEND:20261201T10', oneDay],
  ['DTSTART: 2026-12-01T09:00:00', 'DTEND : 2026-12-01 10:00', oneDay],
  ['DTSTART:2026-12-01T15:00:00.000Z', 'DTEND:20261201T100000-0600', oneDay],
  ['DTSTART;TZID=America/New_York:20261201T100000', 'DTEND:20261201T110000', oneDay],
  ['DTSTART;VALUE=DATE:20261201T090000', 'DTEND;VALUE=DATE:20261201T100000', oneDay],
  ['DTSTART:20261201T090000', 'DURATION:1H', oneDay],
  ['DTSTART:2026/12/01 09:00', 'DTEND:2026/12/01 10:00', oneDay],
  ['DTSTART:20261201T9:00', 'DTEND:20261201T10:00', oneDay],
  ['DTSTART:2026-12-01 9:00 AM', 'DTEND:2026-12-01 12:30 PM', '01 09:00-12:30'],
  ['DTSTART;TZID=:20261201T090000', 'DTEND;TZID="":20261201T100000', oneDay],
  ['DTSTART:20261201T090000', 'DTEND;VALUE=DATE:20261201', '01 09:00-02 00:00'],
  ['DTSTART:20261201T090000', 'SUMMARY:Without an end', '01 09:00-09:01'],
  ['DTSTART:20261201T090000', 'DTEND:', `${oneDay}; DTEND`],
  ['DTSTART:20261201T090000', 'DTEND:20261131T100000', `${oneDay}; DTEND`],
  ['DTSTART:20261201T090000', 'DTEND:20261201T080000', `${oneDay}; DTEND`],
  ['DTSTART:20261201T090000', 'DURATION:PT', `${oneDay}; DTEND`],
  ['DTSTART:20261201T090000', 'DURATION:-PT1H', `${oneDay}; DTEND`],
  ['DTSTART:soon', 'DTEND:20261201T100000', `${oneDay}; DTSTART`],
  ['DTSTART:', 'DTEND:later', '; DTSTART; DTEND'],
])('%s, %s is %s', (start, end, expected) => expect(read(event(start, end))).toBe(expected));

test.each([
  ['freq=weekly;byday=tu,we,th', threeDays],
  ['FREQ=WEEKLY;INTERVAL=1;BYDAY=TU, WE, TH;WKST=SU;', threeDays],
  ['FREQ=WEEKLY;BYDAY=TUE,WED,THURSDAY', threeDays],
  ['FREQ=WEEKLY;BYDAY=1TU,+2WE,-1TH', threeDays],
  ['FREQ=DAILY;UNTIL=20261203T150000Z', threeDays],
  ['FREQ=DAILY;UNTIL=20261203', threeDays],
  ['FREQ=DAILY;UNTIL=2026-12-03', threeDays],
  ['FREQ=DAILY;UNTIL=20261101T000000Z', oneDay],
  ['FREQ=DAILY;COUNT=3;X-A=1;BYSECOND=0', threeDays],
  ['FREQ=DAILY;COUNT=3;UNTIL=', `${threeDays}; RRULE`],
  ['FREQ=DAILY;COUNT=3;UNTIL=never', `${threeDays}; RRULE`],
  ['FREQ=DAILY;COUNT=3;INTERVAL=0', `${threeDays}; RRULE`],
  ['FREQ=WEEKLY;BYDAY=', `${oneDay}; RRULE`],
  ['FREQ=WEEKLY;BYDAY=TU,XX', `${oneDay}; RRULE`],
  ['FREQ=WEEKLY;WKST=', `${oneDay}; RRULE`],
  ['FREQ=MONTHLY;BYMONTHDAY=32', `${oneDay}; RRULE`],
  ['FREQ=MONTHLY;BYYEARDAY=-1;BYMONTHDAY=1', `${oneDay}; RRULE`],
  ['FREQ=YEARLY;BYWEEKNO=49', `${oneDay}; RRULE`],
  ['', `${oneDay}; RRULE`],
  ['BYDAY=TU', `${oneDay}; RRULE`],
  ['FREQ=NEVER', `${oneDay}; RRULE`],
])('RRULE:%s is %s', (rule, expected) => expect(read(event(...timeLines, `RRULE:${rule}`))).toBe(expected));

test.each([
  ['EXDATE:20261202', '01 09:00-10:00, 03 09:00-10:00'],
  ['EXDATE;VALUE=DATE:20261202', '01 09:00-10:00, 03 09:00-10:00'],
  ['EXDATE:20261202T090000,soon,20261203T150000Z', `${oneDay}; EXDATE`],
  ['EXDATE:', `${threeDays}; EXDATE`],
  ['RDATE;VALUE=PERIOD:20261204T150000Z/PT2H', `${threeDays}, 04 09:00-11:00`],
  ['RDATE;VALUE=PERIOD:20261204T150000Z/20261204T153000Z', `${threeDays}, 04 09:00-09:30`],
  ['RDATE;VALUE=DATE:20261204', `${threeDays}, 04 09:00-10:00`],
  ['RDATE:20261204T150000Z,soon', `${threeDays}, 04 09:00-10:00; RDATE`],
])('a three-day series with %s is busy at %s', (line, expected) =>
  expect(read(event(...timeLines, 'RRULE:FREQ=DAILY;COUNT=3', line))).toBe(expected),
);

test('times in VFREEBUSY are busy unless they are marked as free', () => {
  const lines = [
    'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261201T150000Z/20261201T160000Z',
    'FREEBUSY:20261202T150000Z/PT1H,20261203T150000Z/PT1H',
    'FREEBUSY;FBTYPE=FREE:20261204T150000Z/PT1H',
  ];
  expect(read(calendar('BEGIN:VFREEBUSY', ...lines, 'END:VFREEBUSY'))).toBe(threeDays);
});

const thisAndFuture = 'RECURRENCE-ID;RANGE=THISANDFUTURE';
const movedTimes = '01 09:00-10:00, 02 13:00-13:30, 03 13:00-13:30';
test.each([
  ['all days from the second on', [`${thisAndFuture};TZID=America/Chicago:20261202T090000`], movedTimes],
  ['all days from a date on', [`${thisAndFuture}:20261202`], movedTimes],
  ['all days from the second on, canceled', [`${thisAndFuture}:20261202T150000Z`, 'STATUS:CANCELED'], oneDay],
  [
    'one day, by its date',
    ['RECURRENCE-ID;VALUE=DATE:20261202'],
    '01 09:00-10:00, 02 13:00-13:30, 03 09:00-10:00',
  ],
  [
    'one day, without a date',
    ['RECURRENCE-ID:'],
    '01 09:00-10:00, 02 09:00-10:00, 02 13:00-13:30, 03 09:00-10:00; RECURRENCE-ID',
  ],
])('a three-day series with a change of %s', (_, lines, expected) => {
  const change = eventLines(...lines, 'DTSTART:20261202T130000', 'DURATION:PT30M');
  const series = eventLines(...timeLines, 'RRULE:FREQ=DAILY;COUNT=3');
  expect(read(calendar(...change, ...series))).toBe(expected);
});

test('a change of a whole day whose original is written as midnight replaces that day', () => {
  const series = eventLines('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=3');
  const original = 'RECURRENCE-ID;TZID=America/Chicago:20261202T000000';
  const change = eventLines(original, 'DTSTART;VALUE=DATE:20261204');
  expect(read(calendar(...series, ...change))).toBe(
    '01 00:00-02 00:00, 03 00:00-04 00:00, 04 00:00-05 00:00',
  );
});

describe('zones', () => {
  const readZoned = (zone: string, ...definition: string[]) =>
    read(calendar(...definition, ...eventLines(`DTSTART;TZID=${zone}:20261201T100000`, 'DURATION:PT1H')));
  const anywhere = '30 14:00-01 17:00; TZID';

  test.each([
    ...[
      'Eastern Standard Time',
      'Eastern Standard Time 1',
      'eastern standard time',
      '"Eastern Standard Time"',
    ],
    ...['Eastern Daylight Time', 'Eastern Time', 'Eastern', 'US/Eastern', 'EST', 'EST5EDT'],
    ...[
      '"America/New_York',
      'america/new_york',
      'America/New York',
      "'America/New_York'",
      '/America/New_York',
    ],
    ...['America-New_York', 'America%2FNew_York', 'America/New_York (EST)', 'Eastern Standard', 'ET'],
    '/mozilla.org/20070129_1/America/New_York',
    '/freeassociation.sourceforge.net/America/New_York',
    '/freeassociation.sourceforge.net/Tzfile/America/New_York',
    '(UTC-05:00) Eastern Time (US & Canada)',
    '"(UTC-05:00) Eastern Time (US & Canada)"',
    '(GMT-05.00) Eastern Time (US & Canada)',
    '(UTC-05:00) Bogota\\, Lima\\, Quito\\, Rio Branco',
    'SA Pacific Standard Time',
    ...['GMT-0500', 'GMT-05:00', 'UTC-5', 'UTC-05:00', '(GMT -05:00)', '-0500', 'Etc/GMT+5'],
  ])('the zone %s is five hours behind UTC', (zone) => expect(readZoned(zone)).toBe(oneDay));

  test.each([
    ['tzone://Microsoft/Utc', '01 04:00-05:00'],
    ['Coordinated Universal Time', '01 04:00-05:00'],
    ['Z', '01 04:00-05:00'],
    ['US Mountain Standard Time', '01 11:00-12:00'],
    ['"(UTC) Koordinerad universell tid"', '01 04:00-05:00'],
    ['(UTC+01:00) Amsterdam\\, Berlin\\, Bern\\, Rom\\, Stockholm\\, Wien', '01 03:00-04:00'],
    ['EDT', '01 08:00-10:00; TZID'],
    ['GMT -0500 (Standard) / GMT -0400 (Daylight)', '01 08:00-10:00; TZID'],
    ['(UTC-05:00) Somewhere', '01 08:00-10:00; TZID'],
    ['tzone://Microsoft/Custom', anywhere],
    ['Mars/Base', anywhere],
  ])('in the zone %s, 10:00 is %s', (zone, expected) => expect(readZoned(zone)).toBe(expected));

  const part = (type: string, offset: string, ...rule: string[]) => [
    ...[`BEGIN:${type}`, 'DTSTART:16010101T020000', `TZOFFSETTO:${offset}`],
    ...[...rule, `END:${type}`],
  ];
  const eastern = [
    ...part('STANDARD', '-0500', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11'),
    ...part('DAYLIGHT', '-0400', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3'),
  ];
  const noDate = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
  const withoutRules = [...part('STANDARD', '-0900'), ...part('DAYLIGHT', '-0800')];
  test.each([
    ['its definition counts', 'Customized Time Zone', eastern, oneDay],
    ['its definition counts, not its name', 'EST', part('STANDARD', '-0600'), '01 10:00-11:00'],
    ['with a bad line, its name counts', 'Eastern Standard Time', part('STANDARD', 'soon'), oneDay],
    ['without rules, its name counts', 'Eastern Standard Time', withoutRules, oneDay],
    [
      'without rules, its location counts',
      'Own',
      ['X-LIC-LOCATION:America/New_York', ...withoutRules],
      oneDay,
    ],
    ['without rules or a known name, it is unknown', 'Own', withoutRules, anywhere],
    ['with a rule that never matches, it is unknown', 'Own', part('STANDARD', '-0500', noDate), anywhere],
  ])('a zone that the calendar defines: %s', (_, zone, parts, expected) => {
    const define = (tzid: string) => ['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...parts, 'END:VTIMEZONE'];
    expect(readZoned(`"${zone}"`, ...define(zone))).toBe(expected);
    expect(readZoned(zone.toUpperCase(), ...define(`"${zone}"`))).toBe(expected);
  });
});
