/**
 * Returns the text of an inline script that calls `run` with `values`. It has the same hash on every page. A build
 * minifies the functions (scripts/lib/minified-scripts.mjs).
 */
export function inlineCode<Values extends string[]>(
  run: (...values: Values) => void,
  ...values: Values
): string {
  return `(${run})(${values.map((value) => JSON.stringify(value))})`;
}
