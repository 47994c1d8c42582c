import { describe, expect, test } from 'vitest';
import { startingRegion } from '@/content/net-calculator';
import { regions } from '@/content/regions';
import {
  applyRegion,
  findChangedFigures,
  type RegionStart,
  setText,
  startingState,
  stateFromQuery,
  stateToQuery,
} from './state';

const { id: first } = startingRegion;
const [other = first, third = first] = regions.map(({ id }) => id).filter((id) => id !== first);
const starts: RegionStart[] = [
  { id: first, name: 'First', nights: 190, rate: 425 },
  { id: other, name: 'Other', nights: 180, rate: 315 },
  { id: third, name: 'Third', nights: 170, rate: 285 },
];

const read = (query: string) => stateFromQuery(new URLSearchParams(query), starts);

describe('a shared link', () => {
  test('restores the whole state', () => {
    const state = {
      ...applyRegion(startingState(starts), other, starts),
      plan: 'essential' as const,
      bedrooms: '4',
      commitment: 'noCommitment' as const,
    };
    state.texts = { ...state.texts, homes: '3', uplift: '7.5', hour: '40', hoursTo: '12.5' };
    expect(stateFromQuery(stateToQuery(state, new URLSearchParams()), starts)).toEqual(state);
  });

  test.each([
    ['nothing', ''],
    ['an unknown area', 'area=miami'],
    ['an unknown plan and commitment', 'plan=gold&commitment=forever'],
    ['more bedrooms than the form offers', 'bedrooms=13'],
    ['invalid numbers', 'nights=NaN&rate=<script>&give=-1'],
    ['numbers out of range', 'nights=400&rate=0&national-from=1000'],
  ])('with %s shows the starting state', (_, query) => {
    expect(read(query)).toEqual(startingState(starts));
  });
});

test.each([
  ['', {}],
  [`area=${other}`, {}],
  ['nights=190&rate=425.00&give=5&plan=premium', {}],
  ['nights=191', { nights: '191' }],
  [`area=${third}&rate=290&homes=2&uplift=7.5`, { rate: '290', homes: '2', uplift: '7.5' }],
])('"%s" has the changed figures %o', (query, expected) => {
  expect(findChangedFigures(read(query), starts)).toEqual(expected);
});

test.each([
  ['nothing', startingState(starts), ['170', '285']],
  ['the nights', setText(startingState(starts), 'nights', '150'), ['150', '285']],
  [
    'nights that are the example of another area',
    setText(startingState(starts), 'nights', '180'),
    ['180', '285'],
  ],
  ['something unreadable', setText(startingState(starts), 'rate', 'many'), ['170', 'many']],
  ['the rate of a shared link', read(`area=${other}&nights=180&rate=400`), ['170', '400']],
])('choosing another area keeps what the visitor typed: %s', (_, state, figures) => {
  const { nights, rate } = applyRegion(applyRegion(state, other, starts), third, starts).texts;
  expect([nights, rate]).toEqual(figures);
});

test('a shared link has the inputs, changed assumptions and unrelated parameters', () => {
  const state = startingState(starts);
  const changed = { ...state, texts: { ...state.texts, nights: 'x', software: '1,500' } };
  expect(stateToQuery(changed, new URLSearchParams('utm_source=letter&nights=100&hour=40')).toString()).toBe(
    `utm_source=letter&area=${first}&give=20&rate=425&software=1500&plan=professional&commitment=oneYear`,
  );
});
