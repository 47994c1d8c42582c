/**
 * The text of an inline script that calls `run` with `values`: the same on every page, so that its hash in the policy
 * is the same too. It stands on one line, where a comment would swallow the rest.
 */
export function inlineCode<Values extends string[]>(
  run: (...values: Values) => void,
  ...values: Values
): string {
  const code = run
    .toString()
    .replace(/^\s*(\/\/|\/\*\*).*$/gm, '')
    .replace(/\b\n\s*/g, ' ')
    .replace(/\s*\n\s*/g, '')
    // Where Node took the types away it left as many spaces.
    .replace(/ {2,}/g, ' ');
  return `(${code})(${values.map((value) => JSON.stringify(value))})`;
}
