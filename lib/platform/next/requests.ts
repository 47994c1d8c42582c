import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/**
 * Headers by which Next's own client router and its server talk. Our links are plain anchors, so nobody of ours needs
 * them, and each would be one more variant of a cached page for a stranger to ask for. A nonce that a stranger names in a
 * policy would stand in the page that Next makes and stores meanwhile.
 */
const INTERNAL =
  /^(rsc|next-(router|url|action|instant|html|hmr|test|debug)|x-(middleware|nextjs|invoke|matched-path|now-route|forwarded-(host|proto|port|server))|x-rewrite-url|x-original-url|x-http-method|content-security-policy)/;

/** Whether a request header is one by which Next's parts talk with each other. */
export const isInternal = (name: string) => INTERNAL.test(name);

/** Takes Next's internal headers from a request, and names a draft's nonce. */
export function translateRequest({ headers }: IncomingMessage): void {
  for (const name in headers) if (isInternal(name)) delete headers[name];
  if (hasDraftCookie(headers))
    headers['content-security-policy'] = `script-src 'nonce-${randomBytes(16).toString('base64')}'`;
}

/** The CSP source of the scripts of a document that is rendered for this request alone: a draft. */
export function nonceSource({ 'content-security-policy': policy }: IncomingHttpHeaders): string[] {
  return String(policy).match(/'nonce-[^']+'/) ?? [];
}

/** Whether a request carries Next's draft-mode cookie. Next checks its value; a guessed one gets a nonce that allows nothing. */
export function hasDraftCookie({ cookie }: IncomingHttpHeaders): boolean {
  return cookie?.includes('__prerender_bypass=') ?? false;
}
