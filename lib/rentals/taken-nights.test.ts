import { expect, test } from 'vitest';
import { timeZone } from '@/content/time-zone';
import { timesIn } from '@/lib/platform/calendar/calendar-times';
import { addDays } from '@/lib/time/calendar-days';
import { findTakenNights } from './taken-nights';
import { exportedFeeds } from './testing/feeds';

const at = (text: string) => Date.parse(text);
const allNights = Array.from({ length: 365 }, (_, index) => addDays('2026-12-01', index));

/** Returns taken nights as "06-12 to 06-19", from check-in to check-out. */
function readNights(text: string): string {
  const options = {
    timeZone: timeZone.id,
    skipFree: false,
    gap: Number.MIN_SAFE_INTEGER,
    midnightsAreDays: true,
  };
  const window = { start: at('2026-11-25'), end: at('2027-12-05') };
  const { times, problems } = timesIn(text, { ...options, window });
  expect(problems).toEqual([]);
  return formatRanges([...findTakenNights(times, allNights)].sort());
}

function formatRanges(nights: string[]): string {
  const starts = nights.filter((night) => !nights.includes(addDays(night, -1)));
  const ends = nights.map((night) => addDays(night, 1)).filter((day) => !nights.includes(day));
  return starts.map((start, index) => `${start.slice(5)} to ${ends[index]?.slice(5)}`).join(', ');
}

test.each(Object.entries(exportedFeeds))('reads the taken nights of %s', (_, { text, nights }) => {
  expect(readNights(text)).toBe(nights);
});

test.each([
  ['in UTC', 'DTSTART:20270612T000000Z', 'DTEND:20270619T000000Z'],
  ['with an offset', 'DTSTART:20270612T000000+0200', 'DTEND:20270619T000000+0200'],
  [
    'in a zone of its own',
    'DTSTART;TZID=Europe/Paris:20270612T000000',
    'DTEND;TZID=Europe/Paris:20270619T000000',
  ],
  ['without a zone', 'DTSTART:20270612T000000', 'DTEND:20270619T000000'],
  ['by duration', 'DTSTART;TZID=America/New_York:20270612T000000', 'DURATION:P7D'],
  [
    'across a clock change',
    'DTSTART;TZID=Europe/Paris:20270327T000000',
    'DTEND;TZID=Europe/Paris:20270329T000000',
  ],
])('a stay from midnight to midnight is whole days: %s', (name, ...lines) => {
  const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  expect(readNights(text)).toBe(name === 'across a clock change' ? '03-27 to 03-29' : '06-12 to 06-19');
});

test('a stay from midnight in one zone to midnight in another has no whole days', () => {
  const lines = ['DTSTART:20270612T000000Z', 'DTEND;TZID=America/Chicago:20270619T000000'];
  const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  expect(readNights(text)).toBe('06-11 to 06-19');
});

test.each([
  ['from noon to after check-in', '2027-06-12T17:00:00Z', '2027-06-12T21:00:01Z', '06-12 to 06-13'],
  ['that ends at check-in', '2027-06-12T17:00:00Z', '2027-06-12T21:00:00Z', ''],
  ['past midnight', '2027-06-12T23:00:00Z', '2027-06-13T06:00:00Z', '06-12 to 06-13'],
  ['across a clock change', '2027-03-13T22:00:00Z', '2027-03-15T15:00:00Z', '03-13 to 03-15'],
  ['that began before the calendar', '2026-11-20T22:00:00Z', '2026-12-03T16:00:00Z', '12-01 to 12-03'],
  ['of a thousand years', '2027-11-29T22:00:00Z', '3027-11-29T22:00:00Z', '11-29 to 12-01'],
])('an event %s', (_, start, end, nights) => {
  expect(formatRanges([...findTakenNights([{ start: at(start), end: at(end) }], allNights)])).toBe(nights);
});

test('an evening event that overlaps the end of a stay takes the night of its day', () => {
  const stay = { start: at('2027-06-10T21:00:00Z'), end: at('2027-06-12T15:00:00Z') };
  const evening = { start: at('2027-06-12T14:00:00Z'), end: at('2027-06-12T23:00:00Z') };
  expect(formatRanges([...findTakenNights([stay, evening], allNights)])).toBe('06-10 to 06-13');
});
