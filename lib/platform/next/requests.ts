import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { PrerenderManifest } from 'next/dist/build/index.js';
import { buildPaths } from './build-output.ts';

/**
 * Headers by which Next's client router and its server talk. Our pages never send them, and each would be one more variant
 * of a page for a stranger to ask for. A nonce that a stranger names would stand in the page that Next stores.
 */
const INTERNAL =
  /^(rsc|next-(router|url|action|instant|html|hmr|test|debug)|x-(middleware|nextjs|invoke|matched-path|now-route|forwarded-(host|proto|port|server))|x-rewrite-url|x-original-url|x-http-method|content-security-policy)/;

/** Nothing here is changed by a GET. Next looks for a page that says 412, finds none and fails. */
const PRECONDITIONS = new Set(['if-match', 'if-unmodified-since']);

/** Whether a header is one by which Next's parts talk with each other. */
export const isInternal = (name: string) => INTERNAL.test(name);

/** The value of the cookie by which Next knows a visitor in draft mode, for the build in `buildDir`. Throws where there is none. */
export function readDraftKey(buildDir: string): string {
  const text = readFileSync(buildPaths(buildDir).prerenderManifest, 'utf8');
  const { preview }: PrerenderManifest = JSON.parse(text);
  return preview.previewModeId;
}

/**
 * Takes from a request what would change the page that Next makes for everybody: its internal headers and, of a page, what says
 * who asks. Names the nonce of a draft, which is rendered for this request only.
 */
export function translateRequest({ headers, url = '' }: IncomingMessage, draftKey?: string): void {
  for (const name in headers) if (isInternal(name) || PRECONDITIONS.has(name)) delete headers[name];
  const [, given] = /(?:^|; *)__prerender_bypass=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  if (draftKey && given === draftKey)
    headers['content-security-policy'] = `script-src 'nonce-${randomBytes(16).toString('base64')}'`;
  else if (!url.startsWith('/api/')) for (const name of ['cookie', 'user-agent']) delete headers[name];
}

/** Whether a request is for a file that carries a hash in its name: a script, a style, a font or a picture of a page. */
export const isHashedFile = ({ url = '' }: IncomingMessage) => /^\/(_next\/static|pictures)\//.test(url);

/** The path of Next's image optimizer: switched off, it is answered with a document of Next's own, rendered each time. */
export const OPTIMIZER = '/_next/image';

/** The CSP source of the scripts of a document that is rendered for this request only, a draft; empty for any other. */
export function nonceSource({ 'content-security-policy': policy }: IncomingHttpHeaders): string[] {
  return String(policy).match(/'nonce-[^']+'/) ?? [];
}
