import type { Report } from '@/lib/blog/findings';
import { env } from '@/lib/platform/env';
import { oneLine } from '@/lib/platform/text-table';
import { articleSchemes } from './allow-list';

/** Attributes of links that open in a new tab. */
export const newTab = { target: '_blank', rel: 'noopener' };

/** An author's link around `words`, and whether it leads to another site; null if the site can't follow it. */
export function linkTo(written: string, words: string, report: Report) {
  const link = readLink(written);
  const shown = oneLine(written, 60);
  if (!shown) report('odd-link', `has a link without an address: “${oneLine(words, 60)}”. Add the address.`);
  else if (!link)
    report('unsafe-link', `links to “${shown}”, which the site removes. Use a web address, mailto: or tel:.`);
  else if (link.isRepaired)
    report('odd-link', `links to “${shown}”, which the site reads as ${link.href}. Correct the address.`);
  return link;
}

/** Pages that only lead on, in links copied from documents and mails, and the parameter that says where. */
const detours: [place: RegExp, parameter: string][] = [
  [/^www\.google\.com\/url$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com\/$/, 'url'],
];

function readLink(written: string): { href: string; elsewhere: boolean; isRepaired: boolean } | null {
  const site = new URL(env.SITE_URL);
  const parse = (address: string) => {
    const url = URL.parse(address, site);
    return url && articleSchemes.includes(url.protocol.slice(0, -1)) ? url : null;
  };
  // Browsers ignore control characters and spaces in a scheme, as in "java\nscript:".
  const squeezed = written.replace(/[\s\p{C}]+/gu, '');
  const address = squeezed && parse(squeezed) ? completed(written.replace(/\p{C}+/gu, '').trim()) : '';
  const url = address && parse(address);
  if (!url) return null;
  const isRepaired = address !== written.trim();
  if (!/^https?:$/.test(url.protocol)) return { href: address, elsewhere: false, isRepaired };
  const detour = detours.find(([place]) => place.test(url.host + url.pathname))?.[1];
  const target = detour && url.searchParams.get(detour);
  if (target) return readLink(target);
  // Browsers read a backslash as a slash, so `/\host` is another site: use the parsed URL.
  const elsewhere = url.origin !== site.origin;
  return { href: elsewhere ? url.href : address, elsewhere, isRepaired };
}

/** The address with its scheme, and with its spaces encoded. */
function completed(address: string): string {
  if (/^tel:/i.test(address)) return address.replace(/\s+/g, '');
  const encoded = address.replace(/\s/g, '%20');
  if (/^www\./i.test(encoded)) return `https://${encoded}`;
  return /^[^@/?#:]+@[^@/?#:]+\.[a-z]{2,}(\?|$)/i.test(encoded) ? `mailto:${encoded}` : encoded;
}
