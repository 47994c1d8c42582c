import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { DATA_QUERY } from './document/page-data.ts';

/**
 * Headers by which Next's own client router and its server talk. Our links are plain anchors, so nobody of ours needs
 * them, and each would be one more variant of a cached page for a stranger to ask for. A page's data is asked for by its
 * address alone (DATA_QUERY), so that no cache on the way can mistake it for the page. A nonce that a stranger names in a
 * policy would stand in the page that Next makes and stores meanwhile.
 */
const INTERNAL =
  /^(rsc|next-(router|url|action|instant|html|hmr|test|debug)|x-(middleware|nextjs|invoke|matched-path|now-route|forwarded-(host|proto|port|server))|x-rewrite-url|x-original-url|x-http-method|content-security-policy)/;

/** Whether a request header is one by which Next's parts talk with each other. */
export const isInternal = (name: string) => INTERNAL.test(name);

/** Takes Next's internal headers from a request, and sets those that ask for a page's data or name a draft's nonce. */
export function translateRequest({ headers, url = '' }: IncomingMessage): void {
  for (const name in headers) if (isInternal(name)) delete headers[name];
  if (url.slice(url.indexOf('?')) === DATA_QUERY) headers.rsc = '1';
  if (hasDraftCookie(headers))
    headers['content-security-policy'] = `script-src 'nonce-${randomBytes(16).toString('base64')}'`;
}

/** The path of Next's image optimizer: switched off, it is answered with a document of Next's own, rendered each time. */
export const OPTIMIZER = '/_next/image';

/** The CSP source of the scripts of a document that is rendered for this request alone: a draft. */
export function nonceSource({ 'content-security-policy': policy }: IncomingHttpHeaders): string[] {
  return String(policy).match(/'nonce-[^']+'/) ?? [];
}

/** Whether a request carries Next's draft-mode cookie. Next checks its value; a guessed one gets a nonce that allows nothing. */
export function hasDraftCookie({ cookie }: IncomingHttpHeaders): boolean {
  return cookie?.includes('__prerender_bypass=') ?? false;
}
