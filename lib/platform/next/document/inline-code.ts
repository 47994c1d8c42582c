/** The text of an inline script that calls `run` with `values`: the same on every page, and so is its hash. */
export function inlineCode<Values extends string[]>(
  run: (...values: Values) => void,
  ...values: Values
): string {
  const code = run
    .toString()
    // Without indentation. Line breaks stay: a statement or a comment may end there.
    .replace(/\s*\n\s*/g, '\n')
    // Without comments that have lines of their own.
    .replace(/^(\/\/.*|\/\*[^*]*\*\/)\n/gm, '');
  return `(${code})(${values.map((value) => JSON.stringify(value))})`;
}
