// Control characters and formatting marks that nobody sees; some turn the text around them. Joiners stay: emoji
// and several scripts need them.
const INVISIBLE = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** The text on one line, trimmed, without control characters: fit for a mail header or a CSV cell. Never throws. */
export function cleanLine(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
}

/** The text with its paragraphs kept, line breaks as \n, and control characters left out. Never throws. */
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
