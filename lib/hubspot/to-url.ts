/** `URL.parse` for Safari 17 and Firefox 125, which don't have it. */
export function toUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}
