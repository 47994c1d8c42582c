/** Returns the text of an inline script that calls `run` with `values`. It has the same hash on every page. */
export function inlineCode<Values extends string[]>(
  run: (...values: Values) => void,
  ...values: Values
): string {
  const code = run
    .toString()
    // Removes indentation. Line breaks stay, because a statement or a comment may end there.
    .replace(/\s*\n\s*/g, '\n')
    // Removes comments on their own lines.
    .replace(/^(\/\/.*|\/\*[^*]*\*\/)\n/gm, '');
  return `(${code})(${values.map((value) => JSON.stringify(value))})`;
}
