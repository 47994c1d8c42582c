import { env } from '@/lib/platform/env';
import { articleSchemes } from './allow-list';

/** The link an author wrote, and whether it leads to another site; null where its scheme could run something. */
export function safeLink(written: string) {
  // Browsers ignore control characters and white space in a protocol: "java\nscript:" is one.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters in question.
  const href = written.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]+/g, '');
  if (!href) return null;

  const site = new URL(env.SITE_URL);
  const url = URL.parse(href, site);
  if (!url || !articleSchemes.includes(url.protocol.slice(0, -1))) return null;
  if (!/^https?:$/.test(url.protocol)) return { href, elsewhere: false };
  // A backslash counts as a slash in a browser, so `/\host` leads elsewhere: write what the browser would read.
  const elsewhere = url.origin !== site.origin;
  return { href: elsewhere ? url.href : href, elsewhere };
}
