const LENGTH = 200;

/** The first 200 characters of a plain text, with an ellipsis where something was cut (specification, section 9). */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  // Cutting between the two halves of an emoji would leave a replacement character.
  const cut = line.slice(0, LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}
