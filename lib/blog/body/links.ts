import { parseFileUrl } from '@/lib/contentful/photo';
import type { Report } from '@/lib/contentful/problems';
import { env } from '@/lib/platform/env';
import { toOneLine } from '@/lib/platform/text-table';
import { articleSchemes } from './allow-list';

export const newTab = { target: '_blank', rel: 'noopener' };

/** Pages that only redirect, often in links copied from documents, and the query parameter that has the real URL. */
const detours: [place: RegExp, parameter: string][] = [
  [/^www\.google\.com\/url$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com\/$|^outlook\.office\.com\/mail\/safelink\.html$/, 'url'],
  [/^lm?\.(?:facebook|instagram)\.com\//, 'u'],
  [/^www\.youtube\.com\/redirect$/, 'q'],
];

/** `written` is the author's address, `words` the text of the link. Returns null if the link must be removed. */
export function repairLink(
  written: string,
  words: string,
  report: Report,
): { href: string; isExternal: boolean } | null {
  const site = new URL(env.SITE_URL);
  const parse = (address: string) => {
    const url = address.startsWith('//') ? parseFileUrl(address) : URL.parse(address, site);
    return url && articleSchemes.includes(url.protocol.slice(0, -1)) ? url : null;
  };
  // Check the scheme without whitespace and control characters: browsers ignore them, as in "java\nscript:".
  const squeezed = written.replace(/[\s\p{C}]+/gu, '');
  const address = completeAddress(written.replace(/\p{C}+/gu, '').trim());
  const url = squeezed && parse(squeezed) ? parse(address) : null;
  const shown = toOneLine(written, 60);
  if (!squeezed)
    report('odd-link', `has a link without an address (“${toOneLine(words, 60)}”). Add the address.`);
  else if (!url)
    report('unsafe-link', `links to “${shown}”, which the site removes. Use https:, mailto: or tel:.`);
  else if (address !== written.trim())
    report('odd-link', `links to “${shown}”. The site reads it as ${address}.`);
  if (!url || !/^https?:$/.test(url.protocol)) return url && { href: address, isExternal: false };

  const detour = detours.find(([place]) => place.test(url.host + url.pathname))?.[1];
  const target = detour && url.searchParams.get(detour);
  if (target) return repairLink(target, words, report);
  // Browsers read a backslash as a slash, so `/\host` leads to another site. Only the parsed URL shows that.
  const isExternal = url.origin !== site.origin;
  return { href: isExternal ? url.href : address, isExternal };
}

/** Adds or repairs the scheme, removes quotation marks, and encodes spaces. */
function completeAddress(written: string): string {
  if (/^\+?[\d\s().-]+$/.test(written) && written.replace(/\D/g, '').length >= 10)
    return `tel:${written.replace(/[^\d+]/g, '')}`;
  const encoded = written
    .replace(/^["'“”‘’]|["'“”‘’]$/g, '')
    .replace(/^(tel|mailto):[^?]*/i, (part) => part.replace(/\s+/g, ''))
    .replace(/^(?:https?(?::\/{0,3}|\/\/)\s*)*(https?)(?::\/{0,3}|\/\/)\s*(?=[^\s/])/i, '$1://')
    .replace(/\s/g, '%20');
  if (hasDomain(encoded)) return `https://${encoded}`;
  const [, email] =
    /^(?:(?:https?|mailto):\/\/)?([^@/?#:]+@[^@/?#:]+\.[a-z]{2,}(?:\?.*)?)\/?$/i.exec(encoded) ?? [];
  return email ? `mailto:${email}` : encoded;
}

/** Whether an address begins with a domain, not a scheme: `www.x.y`, `x.y/`, or a common one such as `x.com`. */
function hasDomain(address: string): boolean {
  const [domain = ''] = /^[\w.-]*/.exec(address) ?? [];
  const labels = domain.split('.');
  if (labels.length < 2 || labels.some((label) => !label)) return false;
  const [first, last] = [labels[0], labels.at(-1) ?? ''];
  const after = address.at(domain.length) ?? '';
  if (/^www$/i.test(first ?? '') || (after === '/' && /^[a-z]{2,}$/i.test(last))) return true;
  return /^(com|org|net|gov|edu)$/i.test(last) && ['', '?', '#', ':'].includes(after);
}
