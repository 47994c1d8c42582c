/** The parsed URL, or null if the text is not one. Safari 17 and Firefox 125 lack `URL.parse`. */
export function toUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}
