/**
 * Returns an inline script that calls `run` with `values`. All pages have the same script, so one CSP hash covers it. A
 * build minifies the functions (scripts/lib/minified-scripts.mjs).
 */
export function inlineCode<Values extends string[]>(
  run: (...values: Values) => void,
  ...values: Values
): string {
  return `(${run})(${values.map((value) => JSON.stringify(value))})`;
}
