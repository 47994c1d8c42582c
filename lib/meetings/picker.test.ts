import { expect, test } from 'vitest';
import { ownTime, toChoices } from './picker.ts';

const slot = '2026-11-24T15:00:00.000Z';

test.each([
  ['America/Chicago', null],
  ['America/Mexico_City', null],
  ['America/Los_Angeles', '7:00 AM your time'],
  ['Asia/Tokyo', '12:00 AM Wed your time'],
  ['Asia/Kolkata', '8:30 PM your time'],
])('a visitor in %s reads %s', (zone, own) => {
  expect(ownTime(slot, zone)?.replaceAll('\u202f', ' ') ?? null).toBe(own);
});

test('each time names the zone of the office', () => {
  expect(toChoices([slot], 'America/Chicago')).toEqual([
    { value: slot, central: '9:00 AM Central', own: null },
  ]);
});
