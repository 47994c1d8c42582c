/** Works like `URL.parse`, which Safari 17 and Firefox 125 don't have. Safari 16 has no `URL.canParse` either. */
export function toUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
