import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { PrerenderManifest } from 'next/dist/build/index.js';
import { buildPaths } from './build-output.ts';

/**
 * Request headers that Next trusts, such as those of its client router. Our pages never send them. With them, strangers
 * could make Next render (and cache) more variants of a page, or cache a page with a nonce that they chose.
 */
const NEXT_INTERNAL_HEADERS = [
  /^rsc/,
  /^next-(router|url|action|instant|html|hmr|test|debug)/,
  /^x-(middleware|nextjs|invoke|matched-path|now-route)/,
  /^x-forwarded-(host|proto|port|server)/,
  /^x-(rewrite-url|original-url|http-method)/,
  /^content-security-policy/,
];

/** We remove these headers: Next would respond with 412, and Next fails to render a page for that status. */
const PRECONDITIONS = new Set(['if-match', 'if-unmodified-since']);

export const isInternalHeader = (name: string) => NEXT_INTERNAL_HEADERS.some((pattern) => pattern.test(name));

/** Returns the value that the draft mode cookie has in this build. Throws if there is no build. */
export function readDraftKey(buildDir: string): string {
  const text = readFileSync(buildPaths(buildDir).prerenderManifest, 'utf8');
  const { preview }: PrerenderManifest = JSON.parse(text);
  return preview.previewModeId;
}

/**
 * Removes headers that would change the page that Next renders for everybody: internal headers, preconditions, and for
 * a page also cookies and the user agent. Sets a nonce for drafts, which are rendered per request. Turns HEAD for a
 * page into GET: the status is in the document, and Next renders no document for HEAD. Node omits the body of a
 * response to HEAD either way.
 */
export function sanitizeRequest(request: IncomingMessage, draftKey?: string): void {
  const { headers, method, url = '' } = request;
  if (method === 'HEAD' && !/^\/api\/|^[^?]*\./.test(url)) request.method = 'GET';
  for (const name in headers) if (isInternalHeader(name) || PRECONDITIONS.has(name)) delete headers[name];
  const [, draftCookie] = /(?:^|; *)__prerender_bypass=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  if (draftKey && draftCookie === draftKey)
    headers['content-security-policy'] = `script-src 'nonce-${randomBytes(16).toString('base64')}'`;
  else if (!url.startsWith('/api/')) for (const name of ['cookie', 'user-agent']) delete headers[name];
}

export const isHashedFile = ({ url = '' }: IncomingMessage) => /^\/(_next\/static|pictures)\//.test(url);

/** Next's image optimizer is switched off, so Next would render an error page for each request to this path. */
export const IMAGE_OPTIMIZER_PATH = '/_next/image';

/** Returns an array with the CSP source for the scripts of a draft, or an empty array for any other request. */
export function nonceSource({ 'content-security-policy': policy }: IncomingHttpHeaders): string[] {
  return String(policy).match(/'nonce-[^']+'/) ?? [];
}
