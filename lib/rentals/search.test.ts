import { expect, test } from 'vitest';
import { isSearch, parseSearch } from './search';
import { searchableRegions } from './searchable';

const nothing = {
  destination: null,
  unknownDestination: null,
  checkIn: '',
  checkOut: '',
  guests: null,
  words: '',
};

test.each([
  ['nothing is asked', '', {}],
  ['a destination', '?destination=pcb', { destination: 'pcb' }],
  ['a destination by name, as a person writes it', '?destination=panama+city+beach', { destination: 'pcb' }],
  ['a destination with hyphens', '?destination=panama-city-beach', { destination: 'pcb' }],
  ['a place we have no homes in', '?destination=miami', { unknownDestination: 'miami' }],
  ['dates', '?check-in=2027-05-14&check-out=2027-05-21', { checkIn: '2027-05-14', checkOut: '2027-05-21' }],
  ['a day that does not exist', '?check-in=2027-02-30&check-out=tomorrow', {}],
  ['a party', '?guests=5-8', { guests: '5-8' }],
  ['nine or more, as a form sends it', '?guests=9%2B', { guests: '9+' }],
  ['nine or more, its plus turned into a space', '?guests=9+', { guests: '9+' }],
  ['words', '?q=+boat+slip+', { words: 'boat slip' }],
  ['the same field twice: the first counts', '?destination=30a&destination=pcb', { destination: '30a' }],
])('%s', (_, query, expected) => {
  expect(parseSearch(query, searchableRegions)).toEqual({ ...nothing, ...expected });
});

test('long input is cut short before it is shown back', () => {
  const { unknownDestination, words } = parseSearch(
    `?destination=${'x'.repeat(500)}&q=${'y'.repeat(500)}`,
    searchableRegions,
  );
  expect([unknownDestination?.length, words.length]).toEqual([40, 80]);
});

test.each([
  ['', false],
  ['?q=', false],
  ['?q=pool', true],
])('%s is a search: %s', (query, expected) => {
  expect(isSearch(parseSearch(query, searchableRegions))).toBe(expected);
});
