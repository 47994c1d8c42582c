/** The text of an inline script that calls `run` with `values`: one line, the same on every page, and so is its hash. */
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
