// Matches invisible characters, some of which reverse the text around them. Doesn't match the joiners U+200C and
// U+200D, because emoji and several scripts need them.
const INVISIBLE = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Puts the text on one trimmed line without control characters, for email headers and CSV. Never throws. */
export function cleanLine(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
}

/** Like `cleanLine`, but also removes joiners and soft hyphens, which copied email addresses may contain. */
export const cleanEmail = (text: string): string =>
  cleanLine(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));

/** Keeps paragraphs, turns line breaks into \n, and removes control characters. Never throws. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
