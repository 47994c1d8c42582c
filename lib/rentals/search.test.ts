import { expect, test } from 'vitest';
import { rentals } from '@/content/rentals';
import { matchHomes, parseSearch } from './search';
import { searchableRegions, toSearchable } from './searchable';

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

const homes = rentals.map(toSearchable);
const found = (query: string) => matchHomes(homes, parseSearch(query, searchableRegions));

const [cottage, harbor, bungalow] = ['sea-oat-cottage', 'harbor-row-7', 'butter-bungalow'];
const all = [cottage, harbor, bungalow];

test.each([
  ['nothing asked', '', all],
  ['an area', '?destination=destin', [harbor]],
  ['a place we have no homes in', '?destination=miami', all],
  ['dates never rule a home out', '?check-in=2027-05-14&check-out=2027-05-21', all],
  ['a party of five to eight', '?guests=5-8', [cottage], [harbor, bungalow]],
  ['a party of three or four', '?guests=3-4', all],
  ['nine or more', '?guests=9%2B', [], all],
  ['a party and an area', '?guests=5-8&destination=destin', [], [harbor]],
  ['a word', '?q=harbor', [harbor]],
  ['the beginning of a word', '?q=bung', [bungalow]],
  ['capitals and an accent', '?q=Harb%C3%B3r', [harbor]],
  ['an amenity', '?q=pets', [bungalow]],
  ['a sentence', '?q=a+house+with+a+pool+in+Destin', [harbor]],
  ['bedrooms', '?q=4+bedrooms', [cottage]],
  ['words that no one home has together', '?q=harbor+pets', []],
  ['only punctuation', '?q=%3F%21', all],
])('%s', (_, query, expected, tooSmall: string[] = []) => {
  const { matches, smaller } = found(query);
  expect(matches.map(({ id }) => id)).toEqual(expected);
  expect(smaller.map(({ id }) => id)).toEqual(tooSmall);
});
