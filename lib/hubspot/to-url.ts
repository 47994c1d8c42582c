/** Works like `URL.parse`, which Safari 17 and Firefox 125 don't have. */
export function toUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}
