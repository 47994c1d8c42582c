export function suggestSettings(names: readonly string[], settings: readonly string[]): string[] {
  return names
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      // Don't suggest a short setting such as PORT: too many other words are one typo away from it.
      const meant = settings.find(
        (setting) => setting.length > 5 && isOneTypoApart(name.toUpperCase(), setting),
      );
      return meant ? [`${name} is not a setting. Did you mean ${meant}?`] : [];
    });
}

/** Whether one character is missing, extra or wrong, or two adjacent ones are swapped. */
function isOneTypoApart(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [inA, inB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (inA.length <= 1 && inB.length <= 1) return true;
  return inA.length === 2 && inA === [...inB].reverse().join('');
}
