import { createHash } from 'node:crypto';
import type { Environment } from './env-schema.ts';
import { headCode } from './next/document/head-script.ts';
import { loaderCode } from './next/document/loader.ts';
import { speculationRules } from './next/document/speculation-rules.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Where browsers tell of violations (app/api/csp). */
export const REPORTS = { name: 'csp', path: '/api/csp' } as const;

/** Data blocks are never executed, so the policy does not ask about them. */
const DATA_BLOCK = /\btype="application\/(ld\+)?json"/;

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** How the inline scripts of Next begin; what follows is data, and a closing bracket. */
const DATA_SCRIPT =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s;

/**
 * Whether an inline script is one of ours: those of the document, or Next's handing over of data. Anything else in a
 * document came from content and is not to run, even if it got past the sanitiser: so not every script in the page is
 * hashed.
 */
function isOurs(code: string): boolean {
  if (code === loaderCode || code === headCode) return true;
  const data = DATA_SCRIPT.exec(code)?.[1];
  if (data === undefined) return false;
  try {
    JSON.parse(data);
    return true;
  } catch {
    return false;
  }
}

/** The CSP hash sources of the inline scripts of `html` that are ours, and of what the loader adds. */
export function scriptHashes(html: string): string[] {
  const inline = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = '', code = '']) =>
      !/\ssrc=/.test(attributes) && !DATA_BLOCK.test(attributes) && isOurs(code),
  );
  const codes = inline.flatMap(([, , code = '']) => (code === loaderCode ? [code, speculationRules] : code));
  return [...new Set(codes.map(hash))];
}

/** The CSP hash sources of all inline style sheets of `html`. */
export function styleHashes(html: string): string[] {
  return [...new Set([...html.matchAll(STYLE)].map(([, code = '']) => hash(code)))];
}

const origin = (url: string | undefined) => (url ? [new URL(url).origin] : []);

/** What HubSpot's form script reaches, by its own documentation of domains to allow. */
function hubSpotSources(env: Environment) {
  if (!env.HUBSPOT_PORTAL_ID) return { script: [], connect: [], frame: [], img: [], style: [], form: [] };
  const script = env.HUBSPOT_SCRIPT_URL
    ? origin(env.HUBSPOT_SCRIPT_URL)
    : ['https://*.hsforms.net', 'https://*.hscollectedforms.net', 'https://*.hubspot.com'];
  const api = [
    'https://*.hsforms.com',
    'https://*.hsforms.net',
    'https://*.hubspot.com',
    'https://*.hubapi.com',
  ];
  const own = origin(env.HUBSPOT_SCRIPT_URL);
  return {
    script,
    connect: [...api, ...own],
    frame: ['https://*.hsforms.com', 'https://*.hsforms.net', 'https://*.hubspot.com', ...own],
    img: ['https://*.hsforms.com', 'https://*.hubspot.com', ...own],
    // The script writes its own style elements.
    style: ["'unsafe-inline'"],
    form: ['https://*.hsforms.com', 'https://*.hubspot.com', ...own],
  };
}

/** A host as a CSP source: plain http only where the content service itself is spoken to by http. */
function imageSources(env: Environment): string[] {
  const scheme = env.CONTENTFUL_HOST.startsWith('http:') ? 'http' : 'https';
  return env.CONTENTFUL_SPACE_ID ? env.CONTENTFUL_IMAGE_HOSTS.map((host) => `${scheme}://${host}`) : [];
}

/**
 * The Content-Security-Policy of one page: its own inline scripts by their hashes, and what the configuration
 * embeds, nothing else (rulings, section 10). Nothing is upgraded to https where SITE_URL is http.
 */
export function contentSecurityPolicy(html: string, env: Environment): string {
  const hubSpot = hubSpotSources(env);
  const styles = hubSpot.style.length ? hubSpot.style : styleHashes(html);
  const frames = [...origin(env.MEETING_URL), ...origin(env.VIDEO_URL), ...hubSpot.frame];

  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes(html), ...hubSpot.script],
    'style-src': ["'self'", ...styles],
    // next/image and object-position are style attributes; they can't run code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...imageSources(env), ...hubSpot.img],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...hubSpot.connect],
    'frame-src': frames.length ? frames : ["'none'"],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...hubSpot.form],
    'frame-ancestors': ["'none'"],
    // Browsers that know the first (with the header Reporting-Endpoints) pass over the second.
    'report-to': [REPORTS.name],
    'report-uri': [REPORTS.path],
    ...(env.SITE_URL.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };

  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
