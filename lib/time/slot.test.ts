import { expect, test } from 'vitest';
import { formatterFor, parseZone, toInstant, toLocalTime } from '@/lib/platform/time-zones';
import { formatMoment } from './office-time';
import { formatTimeOfDay, parseInstant, parseOfficeTime, toSlot } from './slot';

const at = (text: string) => Date.parse(text);
const start = at('2026-11-24T15:00:00Z');

test.each([
  ['America/Chicago', 'Tuesday, November 24, 9:00 AM Central'],
  ['America/Mexico_City', 'Tuesday, November 24, 9:00 AM Central'],
  ['America/New_York', 'Tuesday, November 24, 10:00 AM Eastern, 9:00 AM Central'],
  ['America/Phoenix', 'Tuesday, November 24, 8:00 AM Mountain, 9:00 AM Central'],
  ['Pacific/Honolulu', 'Tuesday, November 24, 5:00 AM Hawaii-Aleutian, 9:00 AM Central'],
  ['Europe/London', 'Tuesday, November 24, 3:00 PM United Kingdom, 9:00 AM Central'],
  ['Asia/Kolkata', 'Tuesday, November 24, 8:30 PM India, 9:00 AM Central'],
  ['Asia/Tokyo', 'Wednesday, November 25, 12:00 AM Japan, Tuesday 9:00 AM Central'],
  ['UTC', 'Tuesday, November 24, 3:00 PM UTC, 9:00 AM Central'],
])('for a visitor in %s a call is at %s', (zone, text) => {
  expect(toSlot(start, zone).text).toBe(text);
});

test.each([
  ['16:00', '4:00 PM'],
  ['10:30', '10:30 AM'],
  ['12:00', '12:00 PM'],
  ['00:15', '12:15 AM'],
])('%s is %s', (time, label) => {
  expect(formatTimeOfDay(time)).toBe(label);
});

test.each([
  ['America/New_York', '10:00 AM Eastern'],
  ['Asia/Tokyo', 'Wednesday 12:00 AM Japan'],
  ['America/Mexico_City', ''],
])('shows the office the time of a visitor in %s as "%s"', (zone, text) => {
  expect(toSlot(start, zone).visitorTime).toBe(text);
});

test('in every time zone, in summer and winter, clock times match Intl and convert back to the instant', () => {
  const instants = ['2026-01-15T00:15:00Z', '2026-04-08T15:45:00Z', '2026-07-15T12:45:00Z'].map(at);
  for (const zone of Intl.supportedValuesOf('timeZone'))
    for (const instant of instants) {
      const clock = toLocalTime(instant, zone);
      const { day, time } = toSlot(instant, zone).visitor;
      const shown = formatterFor(zone, { dateStyle: 'short', timeStyle: 'short' }).format(instant);
      const [year, month, date] = day.split('-').map(Number);
      expect(`${month}/${date}/${String(year).slice(2)}, ${time}`).toBe(shown.replace('\u202f', ' '));
      expect(toInstant(clock, zone)).toBe(instant);
    }
});

test('accepts only existing time zones', () => {
  expect(parseZone('America/New_York')).toBe('America/New_York');
  for (const zone of ['Mars/Olympus', '', undefined, 7, {}]) expect(parseZone(zone)).toBeUndefined();
});

test.each([
  ...['', 'tomorrow', '2026-11-24T15:00', '2026-13-40T15:00:00Z', '2026-02-30T15:00:00Z'],
  ...['2026-11-24T25:00:00Z', '2026-11-24T15:61:00Z', undefined, 7, ['2026-11-24T15:00:00Z']],
])('rejects %j as an instant', (value) => expect(parseInstant(value)).toBeNull());

test.each(['2026-11-24T15:00:00.000Z', ' 2026-11-24T15:00:00Z', '2026-11-24T09:00-06:00'])(
  'accepts %s',
  (text) => expect(parseInstant(text)).toBe(start),
);

test.each([
  ['2026-11-24T09:00', '2026-11-24T15:00:00Z'],
  ['2027-03-14T01:59:00', '2027-03-14T07:59:00Z'],
  ['2027-03-14T03:00', '2027-03-14T08:00:00Z'],
  // This clock time occurs twice, because clocks go back that night. The first one counts.
  ['2026-11-01T01:30', '2026-11-01T06:30:00Z'],
])('parses %s as a Central time', (text, instant) => expect(parseOfficeTime(text)).toBe(at(instant)));

test.each([
  ...[
    '',
    'T09:00',
    '2026-11-24',
    '2026-11-24T09:00Z',
    '2026-11-31T09:00',
    '2026-11-24T25:00',
    '2026-11-24T09:60',
  ],
  ...['2027-03-14T02:00', '2027-03-14T02:59'],
])('rejects %j as a Central time', (text) => expect(parseOfficeTime(text)).toBeNull());

test('formatMoment shows Central time for milliseconds or ISO 8601', () => {
  for (const moment of [start, '2026-11-24T15:00:00Z'])
    expect(formatMoment(moment)).toBe('Nov 24, 9:00 AM Central');
});
