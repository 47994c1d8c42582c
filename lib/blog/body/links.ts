import { env } from '@/lib/platform/env';
import { articleSchemes } from './allow-list';

/** An author's link, and whether it leads to another site; null if its scheme is unsafe. */
export function safeLink(written: string) {
  // Browsers ignore control characters and spaces in a scheme, as in "java\nscript:".
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
  const href = written.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]+/g, '');
  if (!href) return null;

  const site = new URL(env.SITE_URL);
  const url = URL.parse(href, site);
  if (!url || !articleSchemes.includes(url.protocol.slice(0, -1))) return null;
  if (!/^https?:$/.test(url.protocol)) return { href, elsewhere: false };
  // Browsers read a backslash as a slash, so `/\host` is another site: use the parsed URL.
  const elsewhere = url.origin !== site.origin;
  return { href: elsewhere ? url.href : href, elsewhere };
}
