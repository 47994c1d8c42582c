import { expect, test } from 'vitest';
import { formatBreakEven } from './break-even';
import { estimateNet, type NetInputs } from './estimate';
import { startingNumbers } from './inputs';

/** Inputs of an owner whose only cost without a manager is `help` dollars a year: no hours, software or photos. */
const costs = (help: number) => ({ hoursFrom: 0, hoursTo: 0, software: 0, photos: 0, help });

test.each<[Partial<NetInputs>, string]>([
  [{}, 'Professional pays for itself from 14 more nights a year (7 percent more rent).'],
  // With two or more homes, the fee is 21.5 percent (the middle of its range) instead of 24.
  [{ homes: 2 }, 'Professional pays for itself from 7 more nights a year (4 percent more rent).'],
  // The break-even is at the visitor's nightly rate, without the uplift that a manager may bring.
  [
    { uplift: 50, ...costs(19_200) },
    'Professional pays for itself from 1 more night a year (less than 1 percent more rent).',
  ],
  [costs(20_000), 'Professional pays for itself with the nights you have, and with up to 1 fewer.'],
  [costs(19_380), 'Professional pays for itself with the nights you have.'],
  [
    { nights: 365, ...costs(5300) },
    'At this rate no number of nights makes Professional pay for itself: it takes a rate 27 percent higher.',
  ],
  [{ nights: 10 }, 'Professional pays for itself with the nights you have, and with up to 10 fewer.'],
])('with %o: %s', (changes, sentence) => {
  const estimate = estimateNet({ ...startingNumbers(), nights: 190, rate: 425, ...changes }, 'oneYear');
  expect(formatBreakEven(estimate, 'professional')).toBe(sentence);
});
