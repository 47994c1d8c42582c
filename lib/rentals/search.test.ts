import { expect, test } from 'vitest';
import { type Rental, rentals } from '@/content/rentals';
import { eightyHomes } from '@/e2e/support/eighty-homes';
import { listAmenityFilters, toListed } from './listed-home';
import { hasCriteria, listMisfits, matchHomes, parseSearch } from './search';

const emptySearch = {
  destination: null,
  unknownDestination: null,
  checkIn: '',
  checkOut: '',
  guests: null,
  dog: false,
  bedrooms: 0,
  price: 0,
  amenities: [],
  sort: 'recommended',
  words: '',
};

const regions = [
  { id: '30a', name: '30A', where: 'on 30A', aliases: ['30a'] },
  { id: 'destin', name: 'Destin', where: 'in Destin', aliases: ['destin'] },
  { id: 'bay', name: 'Bay', where: 'in Bay', aliases: ['bay', 'Gray Bay Beach'] },
];
const parse = (query: string) => parseSearch(new URLSearchParams(query), regions, [{ id: 'a' }, { id: 'b' }]);

test.each([
  ['nothing', '', {}],
  ['a destination', '?destination=bay', { destination: 'bay' }],
  ['a destination by its name', '?destination=gray+bay+beach', { destination: 'bay' }],
  ['a destination with hyphens', '?destination=gray-bay-beach', { destination: 'bay' }],
  ['an unknown destination', '?destination=miami', { unknownDestination: 'miami' }],
  ['dates', '?check-in=2027-05-14&check-out=2027-05-21', { checkIn: '2027-05-14', checkOut: '2027-05-21' }],
  ['invalid dates', '?check-in=2027-02-30&check-out=tomorrow', {}],
  ['a party', '?guests=5-8', { guests: '5-8' }],
  ['nine or more, encoded by a form', '?guests=9%2B', { guests: '9+' }],
  ['nine or more, with its plus decoded as a space', '?guests=9+', { guests: '9' }],
  ['a number of guests', '?guests=7', { guests: '7' }],
  ['no guests', '?guests=0', {}],
  [
    'bedrooms, a price and a sort',
    '?bedrooms=3&price=500&sort=price',
    { bedrooms: 3, price: 500, sort: 'price' },
  ],
  ['invalid numbers and sorts', '?bedrooms=-1&price=1e9&sort=rating', {}],
  ['amenities, without unknown ones', '?amenity=b&amenity=c&amenity=a', { amenities: ['a', 'b'] }],
  ['a dog', '?dog=yes', { dog: true }],
  ['no dog', '?dog=no', {}],
  ['words', '?q=+boat+slip+', { words: 'boat slip' }],
  [
    'the same field twice, of which the first wins',
    '?destination=30a&destination=bay',
    { destination: '30a' },
  ],
])('parses %s', (_, query, expected) => {
  expect(parse(query)).toEqual({ ...emptySearch, ...expected });
});

test('truncates long input, because the page displays it', () => {
  const { unknownDestination, words } = parse(`?destination=${'x'.repeat(500)}&q=${'y'.repeat(500)}`);
  expect([unknownDestination?.length, words.length]).toEqual([40, 80]);
});

const [sample] = rentals;
if (!sample) throw new Error('There are no homes.');
const createHome = (region: string, more: Partial<Rental>, ...labels: string[]) => {
  const words = {
    location: region,
    summary: '',
    features: [],
    amenities: [{ title: '', items: labels.map(toItem) }],
  };
  return { ...toListed({ ...sample, ...words, ...more }), region };
};
const toItem = (label: string) => ({ label });
const homes = [
  createHome(
    '30a',
    { id: 'cottage', title: 'Cottage', guests: 8, bedrooms: 4, pets: 'ask' },
    'Dishwasher',
    'Porch',
  ),
  createHome(
    'destin',
    { id: 'harbor', title: 'Harbor Row', guests: 6, bedrooms: 3, pets: 'no' },
    'Shared pool',
  ),
  createHome('bay', { id: 'bungalow', title: 'Bungalow', guests: 4, bedrooms: 2, pets: 'yes' }, 'Wide porch'),
];
const search = (query: string) => matchHomes(homes, parse(query));

const [cottage, harbor, bungalow] = ['cottage', 'harbor', 'bungalow'];
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

test('a price limit includes the fees', () => {
  for (const rental of eightyHomes) {
    const home = toListed(rental);
    const price = home.lowest?.price ?? 0;
    expect(listMisfits(home, parse(`?price=${price}`))).toEqual([]);
    expect(listMisfits(home, parse(`?price=${price - 1}`))).toEqual(['price']);
  }
});

const many = eightyHomes.map(toListed);
const find = (query: string) =>
  matchHomes(many, parseSearch(new URLSearchParams(query), [], listAmenityFilters(many))).matches;

test('filters of a long list', () => {
  expect(find('?bedrooms=5').every(({ bedrooms }) => bedrooms >= 5)).toBe(true);
  expect(find('?guests=10&dog=yes').every(({ sleeps, takesPets }) => sleeps >= 10 && takesPets)).toBe(true);
  const [first, second] = listAmenityFilters(many);
  const both = find(`?amenity=${first?.id}&amenity=${second?.id}`);
  expect(both).toEqual(
    many.filter(({ filters }) => filters.includes(first?.id ?? '') && filters.includes(second?.id ?? '')),
  );
  expect(listAmenityFilters(many)).toHaveLength(8);
});

test('sorts by price, for the dates if there are any, and by the number of guests', () => {
  const cheapest = find('?sort=price').map(({ lowest }) => lowest?.price ?? Number.POSITIVE_INFINITY);
  expect(cheapest).toEqual(cheapest.toSorted((one, other) => one - other));
  // Homes without a price for these nights are last.
  const winter = find('?sort=price&check-in=2027-02-01&check-out=2027-02-05');
  const withoutPrice = winter.map(({ rates }) => rates.every(({ from }) => from));
  expect(withoutPrice).toEqual(withoutPrice.toSorted());
  const largest = find('?sort=sleeps').map(({ sleeps }) => sleeps);
  expect(largest).toEqual(largest.toSorted((one, other) => other - one));
});

test('the area of a page is no search', () => {
  expect(hasCriteria(parse(''), null)).toBe(false);
  expect(hasCriteria(parse('?destination=destin'), 'destin')).toBe(false);
  for (const query of [
    '?destination=destin',
    '?dog=yes',
    '?sort=price',
    '?price=200',
    '?q=porch',
    '?destination=miami',
  ])
    expect(hasCriteria(parse(query), null), query).toBe(true);
  expect(hasCriteria(parse(''), 'destin')).toBe(true);
});
