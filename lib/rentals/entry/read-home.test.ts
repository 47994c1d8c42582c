import { expect, test } from 'vitest';
import { regions } from '@/content/regions';
import { usualRules } from '@/content/rentals';
import { readHome } from './read-home';

const [region] = regions;
const asset = (id: string, fields: object = {}) => ({
  sys: { type: 'Link', linkType: 'Asset', id },
  fields: {
    title: `${id}_1234`,
    description: `A picture of ${id}`,
    file: {
      url: `//images.ctfassets.net/space/${id}.jpg`,
      contentType: 'image/jpeg',
      details: { image: { width: 2400, height: 1600 } },
    },
    ...fields,
  },
});

const fields = {
  title: 'Dune House',
  area: region.name,
  location: 'On the dune',
  summary: 'A house on the first dune.',
  guests: 6,
  bedrooms: 2,
  bathrooms: 1.5,
  rates: 'May 22 to August 15: $450, 5 nights\notherwise $275, 3 nights',
  fees: 'Cleaning: $180 a stay',
  petFee: 100,
  pets: 'Ask about pets',
  beds: 'Bedroom 1: king\nBunk room: 2 bunks',
  amenities: 'Kitchen:\n- Dishwasher',
  features: '- Gulf view\n- Porch swing',
  rules: 'Check-in: 3 PM',
  pictures: [asset('front', { title: 'From the dune' })],
  areaPictures: [asset('lake')],
};

const times = { createdAt: '2026-12-01T00:00:00Z', updatedAt: '2027-01-01T00:00:00Z' };

const read = (changes: object = {}) =>
  readHome({ sys: { ...times, id: 'entry1' }, fields: { ...fields, ...changes } });

const size = { width: 2400, height: 1600 };
const rates = [
  { from: '05-22', to: '08-15', price: 450, minNights: 5 },
  { price: 275, minNights: 3 },
];

test('reads a home', () => {
  expect(read()).toEqual({
    ...{ ...times, id: 'entry1', title: 'Dune House', slugField: 'dune-house' },
    ...{ isHidden: false, problems: [] },
    home: {
      ...{ id: 'dune-house', title: 'Dune House', region: region.id, location: 'On the dune' },
      ...{ guests: 6, bedrooms: 2, bathrooms: 1.5, summary: 'A house on the first dune.' },
      ...{ rates, fees: [{ label: 'Cleaning', price: 180, per: 'stay' }], petFee: 100 },
      pictures: [
        {
          src: 'https://images.ctfassets.net/space/front.jpg',
          alt: 'A picture of front',
          caption: 'From the dune',
          size,
        },
        { src: 'https://images.ctfassets.net/space/lake.jpg', alt: 'A picture of lake', nearby: true, size },
      ],
      features: ['Gulf view', 'Porch swing'],
      sleeping: [
        { name: 'Bedroom 1', beds: ['king'] },
        { name: 'Bunk room', beds: ['bunk', 'bunk'] },
      ],
      amenities: [{ title: 'Kitchen', items: [{ label: 'Dishwasher' }] }],
      pets: 'ask',
      rules: { ...usualRules, checkIn: '15:00' },
    },
  });
});

const richText = {
  nodeType: 'document',
  content: fields.rates.split('\n').map((value) => ({
    nodeType: 'paragraph',
    content: [{ nodeType: 'text', value, marks: [] }],
  })),
};

test.each([
  ['a list', fields.rates.split('\n')],
  ['rich text', richText],
  ['Markdown', fields.rates.replace(/^(.+):/, '- **$1:**')],
])('reads lines from %s too', (_, written) => {
  expect(read({ rates: written }).home?.rates).toEqual(rates);
});

test.each([region.id, region.longName, ...region.towns, region.name.toUpperCase()])(
  'knows the area %s',
  (area) => {
    expect(read({ area }).home?.region).toBe(region.id);
  },
);

test('a hidden home has a slug and no home', () => {
  expect(read({ hidden: true, slug: 'old-name' })).toMatchObject({
    isHidden: true,
    slugField: 'old-name',
    home: null,
  });
});

test.each([
  ['no-title', { title: ' ' }],
  ['missing-field', { area: undefined }],
  ['unknown-area', { area: 'Atlantis' }],
  ['missing-field', { guests: 'many' }],
  ['missing-field', { bathrooms: 1.3 }],
  ['no-picture', { pictures: undefined }],
  ['no-picture', { pictures: [{ sys: { type: 'Link', linkType: 'Asset', id: 'draft' } }] }],
  ['reserved-slug', { slug: 'saved' }],
])('with %s for %j, the home is left out', (problem, changes) => {
  const { home, problems } = read(changes);
  expect(home).toBeNull();
  expect(problems).toContainEqual(expect.objectContaining({ problem, level: 'error' }));
});

test.each([
  ['empty-field', { summary: '' }],
  ['empty-field', { beds: '' }],
  ['unreadable-line', { beds: 'Bedroom 1: king\nhammock' }],
  ['unreadable-field', { pets: 'Only goldfish' }],
  ['lost-picture', { areaPictures: [asset('map', { file: { url: '//images.ctfassets.net/map.svg' } })] }],
  ['no-alt-text', { pictures: [asset('front', { description: '' })] }],
  ['changed-slug', { slug: 'Dune House!' }],
])('with %s for %j, the home is shown', (problem, changes) => {
  const { home, problems } = read(changes);
  expect(home).not.toBeNull();
  expect(problems).toMatchObject([{ problem, level: 'warning' }]);
});

test('nights whose price can’t be read have none, whatever a later line says', () => {
  const { home, problems } = read({ rates: 'May 22 to August 15: ask us\notherwise $275' });
  expect(home?.rates).toEqual([
    { from: '05-22', to: '08-15', price: null, minNights: 1 },
    { price: 275, minNights: 1 },
  ]);
  expect(problems).toMatchObject([
    {
      problem: 'unreadable-line',
      level: 'warning',
      message: expect.stringMatching(/“May 22 to August 15: ask us” of the field rates can’t be read: “ask”/),
    },
  ]);
});

test.each([
  ['a period', { rates: 'In summer: $450\notherwise $275' }],
  ['nights with two prices', { rates: 'May 1 to June 1: $450\nJune 1 to July 1: $475' }],
  ['a fee', { fees: 'Linens: $15 per person' }],
  ['the pet fee', { petFee: 'it depends' }],
  ['a line for each night', { rates: Array.from({ length: 61 }, (_, day) => `$${100 + day}`) }],
  ['no rates', { rates: '' }],
])('shows no prices if they could be wrong: %s', (_, changes) => {
  const { home, problems } = read(changes);
  expect(home?.rates).toEqual([]);
  expect(problems).toContainEqual(expect.objectContaining({ problem: 'no-price', level: 'warning' }));
});

test('says that no night has a price if all periods are over', () => {
  const { problems } = read({ rates: 'May 22 to August 15, 2020: $450' });
  expect(problems).toMatchObject([
    { problem: 'no-price', level: 'warning', message: expect.stringContaining('no night from today') },
  ]);
});

test('reads a pasted text of 64 kB, and quotes little of it', () => {
  const { problems } = read({
    rates: 'May 5 '.repeat(11_000),
    fees: 'a'.repeat(64_000),
    beds: `B: ${'a'.repeat(64_000)}`,
  });
  expect(problems.length).toBeGreaterThan(2);
  for (const { message } of problems) expect(message.length).toBeLessThan(600);
});

test('says how to write a line', () => {
  const { problems } = read({ fees: 'Cleaning fee' });
  expect(problems[0]?.message).toContain('of the field fees can’t be read: it needs');
  expect(problems[0]?.message).toMatch(/Write it like “Cleaning: \$180 a stay”.*\.$/);
});

test.each([
  null,
  'text',
  {},
  { sys: {}, fields: { title: 7, rates: 8, pictures: [null], amenities: {}, beds: [1] } },
])('leaves out what is no entry: %j', (entry) => {
  expect(readHome(entry).home).toBeNull();
});
