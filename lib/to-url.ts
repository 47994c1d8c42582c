/** The URL of a text; null if it is none. Safari 17 and Firefox 125 lack `URL.parse`; Next polyfills `URL.canParse`. */
export function toUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}
