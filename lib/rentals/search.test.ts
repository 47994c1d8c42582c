import { expect, test } from 'vitest';
import { rentals } from '@/content/rentals';
import { matchHomes, parseSearch } from './search';
import { searchableRegions, toSearchable } from './searchable';

const emptySearch = {
  destination: null,
  unknownDestination: null,
  checkIn: '',
  checkOut: '',
  guests: null,
  dog: false,
  words: '',
};

const parse = (query: string) => parseSearch(new URLSearchParams(query), searchableRegions);

test.each([
  ['nothing', '', {}],
  ['a destination', '?destination=pcb', { destination: 'pcb' }],
  ['a destination by its name', '?destination=panama+city+beach', { destination: 'pcb' }],
  ['a destination with hyphens', '?destination=panama-city-beach', { destination: 'pcb' }],
  ['an unknown destination', '?destination=miami', { unknownDestination: 'miami' }],
  ['dates', '?check-in=2027-05-14&check-out=2027-05-21', { checkIn: '2027-05-14', checkOut: '2027-05-21' }],
  ['invalid dates', '?check-in=2027-02-30&check-out=tomorrow', {}],
  ['a party', '?guests=5-8', { guests: '5-8' }],
  ['nine or more, encoded by a form', '?guests=9%2B', { guests: '9+' }],
  ['nine or more, with its plus decoded as a space', '?guests=9+', { guests: '9+' }],
  ['a number of guests', '?guests=7', { guests: '7' }],
  ['no guests', '?guests=0', {}],
  ['a dog', '?dog=yes', { dog: true }],
  ['words', '?q=+boat+slip+', { words: 'boat slip' }],
  [
    'the same field twice, of which the first wins',
    '?destination=30a&destination=pcb',
    { destination: '30a' },
  ],
])('parses %s', (_, query, expected) => {
  expect(parse(query)).toEqual({ ...emptySearch, ...expected });
});

test('truncates long input, because the page displays it', () => {
  const { unknownDestination, words } = parse(`?destination=${'x'.repeat(500)}&q=${'y'.repeat(500)}`);
  expect([unknownDestination?.length, words.length]).toEqual([40, 80]);
});

const homes = rentals.map(toSearchable);
const search = (query: string) => matchHomes(homes, parse(query));

const [cottage, harbor, bungalow] = ['sea-oat-cottage', 'harbor-row-7', 'butter-bungalow'];
const all = [cottage, harbor, bungalow];

test.each([
  ['an empty search', '', all],
  ['an area', '?destination=destin', [harbor]],
  ['an unknown destination, which is ignored', '?destination=miami', all],
  ['dates, which are ignored', '?check-in=2027-05-14&check-out=2027-05-21', all],
  ['a party of five to eight', '?guests=5-8', [cottage], [harbor, bungalow]],
  ['a party of three or four', '?guests=3-4', all],
  ['nine or more', '?guests=9%2B', [], all],
  ['a party and an area, elsewhere', '?guests=5-8&destination=destin', [], [harbor], [cottage]],
  ['a party that fits nowhere', '?guests=9%2B&destination=destin', [], [harbor]],
  ['a dog', '?dog=yes', [cottage, bungalow], [harbor]],
  ['a family of seven with a dog', '?guests=7&destination=destin&dog=yes', [], [harbor], [cottage]],
  ['a word', '?q=harbor', [harbor]],
  ['the start of a word', '?q=bung', [bungalow]],
  ['capitals and an accent', '?q=Harb%C3%B3r', [harbor]],
  ['a dog, in words', '?q=pet+friendly', [cottage, bungalow], [harbor]],
  ['a dog and other words', '?q=a+porch+for+our+dog', [cottage, bungalow]],
  ['an amenity', '?q=dishwasher', [cottage]],
  ['a sentence', '?q=a+house+with+a+pool+in+Destin', [harbor]],
  ['bedrooms', '?q=4+bedrooms', [cottage]],
  ['two words that no home has both of', '?q=harbor+dishwasher', []],
  ['only punctuation', '?q=%3F%21', all],
])(
  'finds the homes for %s',
  (_, query, expected, expectedUnfit: string[] = [], expectedElsewhere: string[] = []) => {
    const { matches, elsewhere, unfit } = search(query);
    expect(matches.map(({ id }) => id)).toEqual(expected);
    expect(unfit.map(({ id }) => id)).toEqual(expectedUnfit);
    expect(elsewhere.map(({ id }) => id)).toEqual(expectedElsewhere);
  },
);
