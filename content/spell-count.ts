export const spelledNumbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "four" for 4; in digits from 13 on. */
export const spellCount = (count: number) => spelledNumbers[count - 1] ?? String(count);

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
