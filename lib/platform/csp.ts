import { hash } from 'node:crypto';
import type { Environment } from './env.ts';

type Use = 'script-src' | 'style-src' | 'img-src' | 'media-src' | 'connect-src' | 'frame-src' | 'form-action';
type Sources = Partial<Record<Use, readonly string[]>>;

const originsOf = (url: string | undefined) => (url ? [new URL(url).origin] : []);

/** The origins that HubSpot's documentation lists for its forms. */
function hubspotSources(env: Environment): Sources {
  if (!env.HUBSPOT_PORTAL_ID) return {};
  const custom = originsOf(env.HUBSPOT_SCRIPT_URL);
  const forms = 'https://*.hsforms.com';
  const content = 'https://*.hsforms.net';
  const app = 'https://*.hubspot.com';
  // Google's reCAPTCHA, which a form's settings in HubSpot can turn on.
  const captchaHosts = ['www.google.com', 'recaptcha.google.com', 'www.gstatic.com', 'www.recaptcha.net'];
  const captcha = captchaHosts.map((host) => `https://${host}/recaptcha/`);
  return {
    'script-src': [
      ...(custom.length ? custom : [content, 'https://*.hscollectedforms.net', app]),
      ...captcha,
    ],
    'connect-src': [forms, content, app, 'https://*.hubapi.com', ...captcha, ...custom],
    'frame-src': [forms, content, app, ...captcha, ...custom],
    'img-src': [forms, app, ...custom],
    // HubSpot's script adds style elements.
    'style-src': ["'unsafe-inline'"],
    'form-action': [forms, app, ...custom],
  };
}

/** Hosts of the videos and audio in posts: Contentful serves them from a different host than its pictures. */
export const mediaHosts = ({
  CONTENTFUL_IMAGE_HOSTS: hosts,
}: Pick<Environment, 'CONTENTFUL_IMAGE_HOSTS'>) => [
  ...new Set(hosts.flatMap((host) => [host, host.replace(/^images\./, 'videos.')])),
];

function contentfulSources(env: Environment): Sources {
  if (!env.CONTENTFUL_SPACE_ID) return {};
  const { protocol } = new URL(env.CONTENTFUL_HOST);
  const origins = (hosts: string[]) => hosts.map((host) => `${protocol}//${host}`);
  return { 'img-src': origins(env.CONTENTFUL_IMAGE_HOSTS), 'media-src': origins(mediaHosts(env)) };
}

export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** `scripts` and `styles` are CSP sources, such as hashes, of the page's inline scripts and styles. */
export function pagePolicy(
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
  env: Environment,
): string {
  const embeds: Sources = { 'frame-src': [...originsOf(env.MEETING_URL), ...originsOf(env.VIDEO_URL)] };
  const configuredSources = (use: Use) =>
    [hubspotSources(env), contentfulSources(env), embeds].flatMap((entry) => entry[use] ?? []);
  const frames = configuredSources('frame-src');
  // Leave out the hashes if 'unsafe-inline' is allowed: browsers ignore 'unsafe-inline' if there is a hash too.
  const hashes = configuredSources('style-src').includes("'unsafe-inline'") ? [] : styles;

  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...configuredSources('script-src')],
    'style-src': ["'self'", ...hashes, ...configuredSources('style-src')],
    // Pictures set object-position in a style attribute. Style attributes can't run code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...configuredSources('img-src')],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...configuredSources('media-src')],
    'connect-src': ["'self'", ...configuredSources('connect-src')],
    'frame-src': frames.length ? frames : ["'none'"],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...configuredSources('form-action')],
    'frame-ancestors': ["'none'"],
    ...(env.SITE_URL.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Allows eval and inline tags, because React and the bundler use them under `next dev`. */
export function developmentPolicy(env: Environment): string {
  return pagePolicy({ scripts: ["'unsafe-inline'", "'unsafe-eval'"], styles: ["'unsafe-inline'"] }, env);
}

/** For responses that are not pages. If a browser renders one anyway, nothing in it runs or loads. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For pictures and videos, so that they work when opened in their own tab. An SVG may have inline styles. */
export const mediaPolicy = `${closedPolicy}; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'`;
