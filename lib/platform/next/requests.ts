import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { PrerenderManifest } from 'next/dist/build/index.js';
import { buildPaths } from './build-output.ts';

/**
 * Headers between Next's client router and its server. Our pages never send them, and each would let a stranger
 * request one more variant of a page. Next would store a page with a stranger's nonce in it.
 */
const INTERNAL = [
  /^rsc/,
  /^next-(router|url|action|instant|html|hmr|test|debug)/,
  /^x-(middleware|nextjs|invoke|matched-path|now-route)/,
  /^x-forwarded-(host|proto|port|server)/,
  /^x-(rewrite-url|original-url|http-method)/,
  /^content-security-policy/,
];

/** Preconditions of changes, which a GET does not make. Next fails to render a 412 page. */
const PRECONDITIONS = new Set(['if-match', 'if-unmodified-since']);

/** Whether a header is internal to Next. */
export const isInternal = (name: string) => INTERNAL.some((pattern) => pattern.test(name));

/** The value of the draft mode cookie for the build in `buildDir`. Throws if there is no build. */
export function readDraftKey(buildDir: string): string {
  const text = readFileSync(buildPaths(buildDir).prerenderManifest, 'utf8');
  const { preview }: PrerenderManifest = JSON.parse(text);
  return preview.previewModeId;
}

/**
 * Removes the headers from a request that would change the page Next renders for everybody: internal ones and, for a
 * page, cookies and the user agent. Sets the nonce of a draft, which is rendered for this request only. Turns HEAD for
 * a page into GET: Next renders no document for HEAD, which has the status in it, and Node sends no body either way.
 */
export function translateRequest(request: IncomingMessage, draftKey?: string): void {
  const { headers, method, url = '' } = request;
  if (method === 'HEAD' && !/^\/api\/|^[^?]*\./.test(url)) request.method = 'GET';
  for (const name in headers) if (isInternal(name) || PRECONDITIONS.has(name)) delete headers[name];
  const [, given] = /(?:^|; *)__prerender_bypass=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  if (draftKey && given === draftKey)
    headers['content-security-policy'] = `script-src 'nonce-${randomBytes(16).toString('base64')}'`;
  else if (!url.startsWith('/api/')) for (const name of ['cookie', 'user-agent']) delete headers[name];
}

/** Whether a request is for a file with a hash in its name: a script, style, font or picture. */
export const isHashedFile = ({ url = '' }: IncomingMessage) => /^\/(_next\/static|pictures)\//.test(url);

/** The path of Next's image optimizer. It is switched off, so Next would render an error document for each request. */
export const OPTIMIZER = '/_next/image';

/** The CSP source for the scripts of a draft, which is rendered for this request only. Empty for any other document. */
export function nonceSource({ 'content-security-policy': policy }: IncomingHttpHeaders): string[] {
  return String(policy).match(/'nonce-[^']+'/) ?? [];
}
