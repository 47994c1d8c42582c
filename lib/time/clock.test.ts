import { expect, test } from 'vitest';
import { phoneWords } from '@/lib/forms/format-phone';
import { thereWords } from '@/lib/inbox/format-lead';
import { clockWords, parseZone, slotWords } from './clock';

test.each([
  ['+18505550181', '(850) 555-0181'],
  ['8505550181', '(850) 555-0181'],
  ['1 850.555.0181', '(850) 555-0181'],
  ['+18505550181 ext. 12', '(850) 555-0181 ext. 12'],
  ['+4712345678', '+4712345678'],
  ['011 49 30 1234567', '011 49 30 1234567'],
])('formats the number %s as %s', (phone, words) => {
  expect(phoneWords(phone)).toBe(words);
});

const slot = Date.parse('2026-11-24T15:00:00.000Z');

test.each([
  ['America/Chicago', ['Tuesday, November 24', '9:00 AM', 'Central', '']],
  ['America/Mexico_City', ['Tuesday, November 24', '9:00 AM', 'Central', '']],
  ['America/New_York', ['Tuesday, November 24', '10:00 AM', 'Eastern', '9:00 AM Central']],
  ['America/Phoenix', ['Tuesday, November 24', '8:00 AM', 'Mountain', '9:00 AM Central']],
  ['Pacific/Honolulu', ['Tuesday, November 24', '5:00 AM', 'Hawaii-Aleutian', '9:00 AM Central']],
  ['Europe/London', ['Tuesday, November 24', '3:00 PM', 'United Kingdom', '9:00 AM Central']],
  ['Asia/Kolkata', ['Tuesday, November 24', '8:30 PM', 'India', '9:00 AM Central']],
  ['Asia/Tokyo', ['Wednesday, November 25', '12:00 AM', 'Japan', 'Tuesday 9:00 AM Central']],
  ['UTC', ['Tuesday, November 24', '3:00 PM', 'UTC', '9:00 AM Central']],
])('formats a time in %s as %j', (timeZone, [day, time, zone, central]) => {
  expect(clockWords(slot, timeZone)).toEqual({ day, time, zone, central });
});

test.each([
  // Phoenix has no daylight saving: an hour behind Central in winter, two in summer.
  ['2026-03-07T16:00:00Z', 'Saturday, March 7, 9:00 AM Mountain, 10:00 AM Central'],
  ['2026-03-08T16:00:00Z', 'Sunday, March 8, 9:00 AM Mountain, 11:00 AM Central'],
  ['2026-10-31T16:00:00Z', 'Saturday, October 31, 9:00 AM Mountain, 11:00 AM Central'],
  ['2026-11-01T16:00:00Z', 'Sunday, November 1, 9:00 AM Mountain, 10:00 AM Central'],
])('formats %s in Phoenix as %s', (instant, words) => {
  expect(slotWords(Date.parse(instant), 'America/Phoenix')).toBe(words);
});

test('keeps only existing time zones', () => {
  expect(parseZone('America/New_York')).toBe('America/New_York');
  expect(parseZone('Mars/Olympus')).toBeUndefined();
});

test.each([
  ['America/New_York', '10:00 AM Eastern'],
  ['Europe/London', '3:00 PM United Kingdom'],
  ['Asia/Tokyo', 'Wednesday 12:00 AM Japan'],
  ['America/Chicago', ''],
  ['Mars/Olympus', ''],
  [undefined, ''],
])('to the office, the visitor’s time in %s is "%s"', (zone, words) => {
  expect(thereWords(new Date(slot), zone)).toBe(words);
});
