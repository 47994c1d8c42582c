// When an island does not wait for the visitor's first sign (lib/platform/next/document/loader.ts).

/** For an island that starts 300 px before it comes into view. */
export const startsInView = { 'data-start': 'visible' };

/** For an island that applies parts of the address: it starts as the page arrives where the query has one of `parameters`. */
export function startsByQuery(parameters: readonly string[]) {
  return { 'data-start': 'query', 'data-parameters': parameters.join(' ') };
}
