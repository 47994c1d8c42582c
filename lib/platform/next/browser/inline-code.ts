/**
 * Returns an inline script that calls `run` with `values`. The script has the same text on every page, so one CSP hash
 * allows it everywhere. The build minifies `run` (scripts/lib/minified-scripts.mjs).
 */
export function inlineCode<Values extends string[]>(
  run: (...values: Values) => void,
  ...values: Values
): string {
  return `(${run})(${values.map((value) => JSON.stringify(value))})`;
}
