import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { timesIn } from './calendar-times.ts';

/** What the calendar holds in the first days of December 2026, in Central: "1 09:00-10:00", and what was reported. */
function read(text: string, options = {}) {
  const { times, problems } = timesIn(text, {
    window: { start: Date.parse('2026-11-30T06:00:00Z'), end: Date.parse('2026-12-06T06:00:00Z') },
    timeZone: 'America/Chicago',
    skipFree: true,
    gap: 0,
    ...options,
  });
  const central = (at: number) => new Date(at - 6 * 3_600_000).toISOString();
  const words = times.map(({ start, end }) => {
    const [from, to] = [central(start), central(end)];
    return `${from.slice(8, 10)} ${from.slice(11, 16)}-${to.slice(8, 10) === from.slice(8, 10) ? '' : `${to.slice(8, 10)} `}${to.slice(11, 16)}`;
  });
  return [words.join(', '), ...problems].join('; ');
}
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => calendar('BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT');
const nine = ['DTSTART;TZID=America/Chicago:20261201T090000', 'DTEND;TZID=America/Chicago:20261201T100000'];
const weekly = (rule: string) => read(event(...nine, `RRULE:${rule}`));
const zoned = (zone: string, ...before: string[]) =>
  read(
    calendar(
      ...before,
      'BEGIN:VEVENT',
      `DTSTART;TZID=${zone}:20261201T100000`,
      'DURATION:PT1H',
      'END:VEVENT',
    ),
  );

test.each(globSync('/work/shared/cases/calendars/*.ics'))('%s', (file) => {
  console.log(file.split('/').at(-1), read(readFileSync(file, 'utf8')));
});

const hour = '01 09:00-10:00';

describe('lines that do not decide the time cost nothing', () => {
  test.each([
    ['a text that was broken without a space', ['LOCATION:12 Pine Street', 'Suite 4', 'DTSTAMP: x: y']],
    ['a line with an odd name', ['X-A=1', '=;:', '1;', ';;:']],
    ['unmatched quotes', ['ATTENDEE;CN="Ada:mailto:ada@example.com', 'X;Y="a":"b"c":']],
    ['a line break in a parameter', ['ATTENDEE;CN="Ada', 'Lovelace":mailto:ada@example.com']],
    ['an alarm that is not closed', ['BEGIN:VALARM', 'UID:2', 'DURATION:PT5M', 'TRIGGER:-PT15M']],
    ['a picture', [`ATTACH;ENCODING=BASE64:${'QUJD'.repeat(50_000)}`, ` ${'QUJD'.repeat(50_000)}`]],
    ['a note that looks canceled', ['DESCRIPTION:All talks are', 'status: cancelled', 'STATUS:CONFIRMED']],
  ])('%s', (_, lines) => {
    expect(read(event(...lines, ...nine))).toBe(hour);
    expect(read(event(...nine, ...lines))).toBe(hour);
  });
});

describe('lines and parts', () => {
  const single = event(...nine);
  test.each([
    ['in small letters', single.toLowerCase().replaceAll('america/chicago', 'America/Chicago')],
    ['Begin:VEvent', single.replace('BEGIN:VEVENT', 'Begin:VEvent')],
    ['line ends of old programs', single.replaceAll('\r\n', '\r')],
    ['text after the end', `${single}X-COMMENT:Cached\r\n`],
    ['two calendars in one file', `${calendar()}${single}`],
    ['indented lines', single.replaceAll('\r\n', '\r\n    ')],
    ['a broken line', event('DTSTART;TZID="America/', 'Chicago":20261201T090000', 'DTEND:20261201T100000')],
    [
      'a line broken before its value',
      event('DTSTART;TZID=America/Chicago', ':20261201T090000', 'DURATION:PT1H'),
    ],
  ])('%s', (_, text) => expect(read(text)).toBe(hour));

  test('an event that is not closed', () => {
    const open = ['BEGIN:VEVENT', ...nine];
    expect(
      read(calendar(...open, 'BEGIN:VEVENT', 'DTSTART:20261202T150000Z', 'DURATION:PT1H', 'END:VEVENT')),
    ).toBe(`${hour}, 02 09:00-10:00; unclosed event`);
    expect(read(calendar(...open))).toBe(`${hour}; unclosed event`);
  });
});
test.each([
  ['DTSTART:20261202', 'DTEND:20261203'],
  ['DTSTART:20261202', 'DURATION:P1D'],
  ['DTSTART:20261202', 'DURATION:PT8H'],
  ['DTSTART:20261202', 'DTEND:20261202'],
  ['DTSTART:20261202', 'X:'],
  ['DTSTART;TZID=Europe/Berlin:20261202', 'DTEND;TZID=Europe/Berlin:20261203'],
  ['DTSTART;VALUE=DATE:20261202T000000', 'DTEND;VALUE=DATE:20261203T000000'],
  ['DTSTART;VALUE=DATE-TIME:20261202', 'DTEND:20261202T235900'],
  ['DTSTART:2026-12-02', 'DTEND:2026-12-03T::'],
])('%s, %s is a whole day', (...lines) => expect(read(event(...lines))).toBe('02 00:00-03 00:00'));

test.each([
  ['DTSTART:20261201T0900', 'DTEND:20261201T1000', hour],
  ['DTSTART:20261201T09', 'DTEND:20261201T10', hour],
  ['DTSTART: 2026-12-01T09:00:00', 'DTEND : 2026-12-01 10:00', hour],
  ['DTSTART:2026-12-01T15:00:00.000Z', 'DTEND:20261201T100000-0600', hour],
  ['DTSTART;TZID=America/New_York:20261201T100000', 'DTEND:20261201T110000', hour],
  ['DTSTART;VALUE=DATE:20261201T090000', 'DTEND;VALUE=DATE:20261201T100000', hour],
  ['DTSTART:20261201T090000', 'DTEND:', `${hour}; DTEND`],
  ['DTSTART:20261201T090000', 'DTEND:20261131T100000', `${hour}; DTEND`],
  ['DTSTART:20261201T090000', 'DURATION:PT', `${hour}; DTEND`],
  ['DTSTART:20261201T090000', 'DURATION:1H', hour],
  ['DTSTART:20261201T090000', 'DTEND:20261201T080000', `${hour}; DTEND`],
  ['DTSTART:20261201T090000', 'X:', '01 09:00-09:01'],
  ['DTSTART:20261201T090000', 'DTEND;VALUE=DATE:20261201', '01 09:00-02 00:00'],
  ['DTSTART:soon', 'DTEND:20261201T100000', `${hour}; DTSTART`],
  ['DTSTART:', 'DTEND:later', '; DTSTART; DTEND'],
])('%s, %s', (start, end, expected) => expect(read(event(start, end))).toBe(expected));

const tuesday = '01 09:00-10:00';
const three = '01 09:00-10:00, 02 09:00-10:00, 03 09:00-10:00';
test.each([
  ['', `${tuesday}; RRULE`],
  ['BYDAY=TU', `${tuesday}; RRULE`],
  ['FREQ=NEVER', `${tuesday}; RRULE`],
  ['freq=weekly;byday=tu,we,th', three],
  ['FREQ=WEEKLY;INTERVAL=1;BYDAY=TU, WE, TH;WKST=SU;', three],
  ['FREQ=WEEKLY;BYDAY=TUE,WED,THURSDAY', three],
  ['FREQ=WEEKLY;BYDAY=1TU,+2WE,-1TH', three],
  ['FREQ=WEEKLY;BYDAY=', `${tuesday}; RRULE`],
  ['FREQ=WEEKLY;BYDAY=TU,XX', `${tuesday}; RRULE`],
  ['FREQ=WEEKLY;WKST=', `${tuesday}; RRULE`],
  ['FREQ=MONTHLY;BYMONTHDAY=32', `${tuesday}; RRULE`],
  ['FREQ=DAILY;UNTIL=20261203T150000Z', three],
  ['FREQ=DAILY;UNTIL=20261203', three],
  ['FREQ=DAILY;UNTIL=2026-12-03', three],
  ['FREQ=DAILY;COUNT=3;UNTIL=', `${three}; RRULE`],
  ['FREQ=DAILY;COUNT=3;UNTIL=never', `${three}; RRULE`],
  ['FREQ=DAILY;INTERVAL=0;COUNT=3', `${three}; RRULE`],
  ['FREQ=DAILY;COUNT=3;X-A=1;BYSECOND=0', three],
  ['FREQ=MONTHLY;BYYEARDAY=-1;BYMONTHDAY=1', `${tuesday}; RRULE`],
  ['FREQ=DAILY;UNTIL=20261101T000000Z', tuesday],
])('RRULE:%s', (rule, expected) => expect(weekly(rule)).toBe(expected));

test.each([
  ['EXDATE:', `${three}; EXDATE`],
  ['EXDATE:20261202', '01 09:00-10:00, 03 09:00-10:00'],
  ['EXDATE;VALUE=DATE:20261202', '01 09:00-10:00, 03 09:00-10:00'],
  ['EXDATE:20261202T090000,soon,20261203T150000Z', '01 09:00-10:00; EXDATE'],
  [
    'RDATE;VALUE=PERIOD:20261204T150000Z/PT2H,20261205T150000Z/20261205T153000Z',
    `${three}, 04 09:00-11:00, 05 09:00-09:30`,
  ],
  ['RDATE:20261204T150000Z,soon', `${three}, 04 09:00-10:00; RDATE`],
])('%s', (line, expected) => expect(read(event(...nine, 'RRULE:FREQ=DAILY;COUNT=3', line))).toBe(expected));

test.each([
  [
    'all from one on',
    ['RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/Chicago:20261202T090000'],
    '01 09:00-10:00, 02 13:00-13:30, 03 13:00-13:30',
  ],
  [
    'one, with its date alone',
    ['RECURRENCE-ID;VALUE=DATE:20261202'],
    '01 09:00-10:00, 02 13:00-13:30, 03 09:00-10:00',
  ],
  [
    'one, with an unreadable time',
    ['RECURRENCE-ID:'],
    '01 09:00-10:00, 02 09:00-10:00, 02 13:00-13:30, 03 09:00-10:00; RECURRENCE-ID',
  ],
  [
    'one that is canceled, and all after it',
    ['RECURRENCE-ID;RANGE=THISANDFUTURE:20261202T090000', 'STATUS:CANCELLED'],
    '01 09:00-10:00',
  ],
])('a series with a change of %s', (_, lines, expected) => {
  const series = ['BEGIN:VEVENT', 'UID:1', ...nine, 'RRULE:FREQ=DAILY;COUNT=3', 'END:VEVENT'];
  const change = [
    'BEGIN:VEVENT',
    'UID:1',
    ...lines,
    'DTSTART:20261202T130000',
    'DURATION:PT30M',
    'END:VEVENT',
  ];
  expect(read(calendar(...change, ...series))).toBe(expected);
});

const definition = (tzid: string, ...parts: string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  ...parts,
  'END:VTIMEZONE',
];
const part = (type: string, offset: string, ...rule: string[]) => [
  `BEGIN:${type}`,
  'DTSTART:16010101T020000',
  `TZOFFSETTO:${offset}`,
  ...rule,
  `END:${type}`,
];
const eastern = [
  ...part('STANDARD', '-0500', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11'),
  ...part('DAYLIGHT', '-0400', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3'),
];
test.each([
  'Eastern Standard Time',
  'Eastern Standard Time 1',
  'eastern standard time',
  '"Eastern Standard Time"',
  'Eastern Daylight Time',
  'Eastern Time',
  'Eastern',
  'US/Eastern',
  'EST',
  'EST5EDT',
  '"America/New_York',
  'america/new_york',
  'America/New York',
  "'America/New_York'",
  '/America/New_York',
  '/mozilla.org/20070129_1/America/New_York',
  '/freeassociation.sourceforge.net/America/New_York',
  '/freeassociation.sourceforge.net/Tzfile/America/New_York',
  '/citadel.org/20211207_1/America/New_York',
  '(UTC-05:00) Eastern Time (US & Canada)',
  '"(UTC-05:00) Eastern Time (US & Canada)"',
  '(GMT-05.00) Eastern Time (US & Canada)',
  '(UTC-05:00) Bogota\\, Lima\\, Quito\\, Rio Branco',
  'SA Pacific Standard Time',
  'GMT-0500',
  'GMT-05:00',
  'UTC-5',
  'UTC-05:00',
  '(GMT -05:00)',
  '-0500',
  'Etc/GMT+5',
])('the zone %s is Eastern', (zone) => expect(zoned(zone)).toBe(hour));
test.each([
  ['EDT', '01 08:00-10:00; TZID'],
  ['GMT -0500 (Standard) / GMT -0400 (Daylight)', '01 08:00-10:00; TZID'],
  ['(UTC-05:00) Somewhere', '01 08:00-10:00; TZID'],
  ['tzone://Microsoft/Custom', '30 14:00-01 17:00; TZID'],
  ['(UTC+01:00) Amsterdam\\, Berlin\\, Bern\\, Rom\\, Stockholm\\, Wien', '01 03:00-04:00'],
  ['"(UTC) Koordinerad universell tid"', '01 04:00-05:00'],
  ['tzone://Microsoft/Utc', '01 04:00-05:00'],
])('the zone %s', (zone, expected) => expect(zoned(zone)).toBe(expected));

test.each([
  ['Customized Time Zone', eastern, hour],
  ['EST', part('STANDARD', '-0600'), '01 10:00-11:00'],
  ['Eastern Standard Time', [...eastern, 'BEGIN:STANDARD', 'DTSTART:x', 'END:STANDARD'], hour],
  ['Eastern Standard Time', [...part('STANDARD', '-0900'), ...part('DAYLIGHT', '-0800')], hour],
  [
    'Own',
    [...part('STANDARD', '-0900'), ...part('DAYLIGHT', '-0800'), 'X-LIC-LOCATION:America/New_York'],
    hour,
  ],
  ['Own', ['X-LIC-LOCATION:America/New_York', ...part('STANDARD', 'soon')], hour],
  ['Own', part('STANDARD', 'soon'), '30 14:00-01 17:00; TZID'],
])('the zone %s that a calendar defines', (zone, parts, expected) => {
  expect(zoned(`"${zone}"`, ...definition(zone, ...parts))).toBe(expected);
  expect(zoned(zone.toUpperCase(), ...definition(`"${zone}"`, ...parts))).toBe(expected);
});
