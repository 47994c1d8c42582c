/**
 * Returns an inline script that calls `run` with `values`, the same on every page, so that its CSP hash is too. A build
 * minifies the functions (scripts/lib/minified-scripts.mjs).
 */
export function inlineCode<Values extends string[]>(
  run: (...values: Values) => void,
  ...values: Values
): string {
  return `(${run})(${values.map((value) => JSON.stringify(value))})`;
}
