import { describe, expect, test } from 'vitest';
import {
  ownFigures,
  type RegionStart,
  startingState,
  stateFromQuery,
  stateToQuery,
  withRegion,
} from './state';

const starts: RegionStart[] = [
  { id: '30a', name: '30A', nights: 190, rate: 425 },
  { id: 'destin', name: 'Destin', nights: 180, rate: 315 },
  { id: 'pcb', name: 'Panama City Beach', nights: 170, rate: 285 },
];

const read = (query: string) => stateFromQuery(new URLSearchParams(query), starts);

describe('an address that a spouse opens', () => {
  test('round-trips', () => {
    const state = {
      ...withRegion(startingState(starts), 'destin', starts),
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
    ['more bedrooms than a form takes', 'bedrooms=13'],
    ['numbers that are none', 'nights=NaN&rate=<script>&give=-1'],
    ['numbers out of range', 'nights=400&rate=0&national-from=1000'],
  ])('with %s in it shows the start', (_what, query) => {
    expect(read(query)).toEqual(startingState(starts));
  });
});

test.each([
  ['', {}],
  ['area=destin', {}],
  ['nights=190&rate=425.00&give=5&plan=premium', {}],
  ['nights=191', { nights: '191' }],
  ['area=pcb&rate=290&homes=2&uplift=7.5', { rate: '290', homes: '2', uplift: '7.5' }],
])('with "%s" the visitor’s own figures are %o', (query, expected) => {
  expect(ownFigures(read(query), starts)).toEqual(expected);
});

describe('the address written', () => {
  test('names the inputs, and an assumption only where it was changed', () => {
    const state = startingState(starts);
    expect(stateToQuery(state, new URLSearchParams()).toString()).toBe(
      'area=30a&nights=190&give=20&rate=425&plan=professional&commitment=oneYear',
    );
    const changed = { ...state, texts: { ...state.texts, software: '1,500' } };
    expect(stateToQuery(changed, new URLSearchParams()).get('software')).toBe('1500');
  });

  test('keeps what others wrote and leaves out what is no number', () => {
    const state = startingState(starts);
    const query = stateToQuery(
      { ...state, texts: { ...state.texts, nights: 'x' } },
      new URLSearchParams('utm_source=letter&nights=100&hour=40'),
    );
    expect(query.get('utm_source')).toBe('letter');
    expect([query.has('nights'), query.has('hour')]).toEqual([false, false]);
  });
});
