/**
 * When an island must not wait for the visitor's first sign (lib/platform/next/document/loader.ts): `eager` as the page
 * arrives, `visible` 300 px before it comes into view.
 */
export function starts(when: 'eager' | 'visible') {
  return { 'data-start': when };
}

/** For an island that applies parts of the address: it starts as the page arrives where the query has one of `parameters`. */
export function startsByQuery(parameters: readonly string[]) {
  return { 'data-start': 'query', 'data-parameters': parameters.join(' ') };
}
