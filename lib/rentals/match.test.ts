import { expect, test } from 'vitest';
import { rentals } from '@/content/rentals';
import { matchHomes } from './match';
import { parseSearch } from './search';
import { searchableRegions, toSearchable } from './searchable';

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
