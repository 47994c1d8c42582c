import fc from 'fast-check';

const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const tenths = (min: number, max: number) => fc.integer({ min, max }).map((tenths) => tenths / 10);

/** Any values that the calculator's fields accept. */
export const anyInputs = fc.record({
  nights: fc.integer({ min: 1, max: 365 }),
  nightsMargin: fc.integer({ min: 0, max: 180 }),
  rate: fc.integer({ min: 100, max: 1_000_000 }).map((cents) => cents / 100),
  homes: fc.integer({ min: 1, max: 100 }),
  uplift: tenths(0, 1000),
  nationalFrom: tenths(0, 500),
  nationalTo: tenths(500, 1000),
  software: amount,
  photos: amount,
  help: amount,
  hoursFrom: tenths(0, 500),
  hoursTo: tenths(500, 1000),
  hour: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
});
