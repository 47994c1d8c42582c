import { NO_SOURCE, SOURCE_FIELD } from '@/lib/forms/source-field';
import type { FormBody } from '@/lib/platform/http/form-handler';
import { isOwnOrigin } from '@/lib/platform/http/same-origin';
import { RECEIPT_PREFIX } from './receipt';

const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** The parts of a source: the landing page's path, the referring host, and the campaign. */
export const sourceNames = ['landing', 'referrer', ...campaignNames] as const;

export type LeadSource = Partial<Record<(typeof sourceNames)[number], string>>;

/** The source of visits without a referrer and a campaign. */
export const DIRECT = 'direct';

/** Links in ads are longer than the address of a form's page (same-origin.ts) may be. */
const MAX_URL_LENGTH = 16_000;
export const MAX_PATH_LENGTH = 200;
const MAX_VALUE_LENGTH = 100;
const HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/;
/** Matches the characters to remove. Combining marks (\p{M}) may stay, because many scripts need them. */
const NOT_ALLOWED = /[^\p{L}\p{M}\p{N} \-_.:+|]/gu;

/** A visit's source from `SOURCE_FIELD`, else `body.page` and `Referer`; null if unknown or the visitor opted out. */
export function sourceOf(headers: Headers, body: FormBody, siteUrl: string) {
  const field = body[SOURCE_FIELD];
  if (headers.get('sec-gpc') === '1' || field === NO_SOURCE) return null;
  const isOwn = (url: URL) => isOwnOrigin(url.href, headers, siteUrl);

  const [referrer, landing] = typeof field === 'string' ? field.split(' ').map(parseHttpUrl) : [];
  const first = landing && isOwn(landing) ? landing : null;
  const urls = [parseHttpUrl(body.page), parseHttpUrl(headers.get('referer'))].filter((url) => url !== null);
  const ownPage = urls.find((url) => isOwn(url) && !url.pathname.startsWith('/api/'));
  const otherSite = [...(referrer ? [referrer] : []), ...urls].find((url) => !isOwn(url));

  const page = first ?? (ownPage && Object.keys(campaignOf(ownPage)).length > 0 ? ownPage : null);
  const source: LeadSource = {
    ...(page && { landing: withoutReceipt(page.pathname).slice(0, MAX_PATH_LENGTH) }),
    ...(otherSite && HOST.test(otherSite.host) && { referrer: otherSite.host }),
    ...(page && campaignOf(page)),
  };
  return Object.keys(source).length > 0 ? source : null;
}

function parseHttpUrl(text: unknown): URL | null {
  const url = typeof text === 'string' ? URL.parse(text.slice(0, MAX_URL_LENGTH)) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** The paths of calls and analyses have the receipt number in them. */
const withoutReceipt = (path: string) =>
  path
    .split('/')
    .filter((part) => !part.startsWith(RECEIPT_PREFIX))
    .join('/');

function campaignOf({ search }: URL): LeadSource {
  // Links copied from the source of an email or page have `&amp;`.
  const searchParams = new URLSearchParams(search.replaceAll('&amp;', '&'));
  const values = campaignNames.map((name) => [name, toCampaignValue(searchParams.get(name) ?? '')]);
  return Object.fromEntries(values.filter(([, value]) => value));
}

export function toCampaignValue(text: string): string {
  const clean = text.toWellFormed().normalize('NFC').replace(NOT_ALLOWED, '').trim();
  return [...clean].slice(0, MAX_VALUE_LENGTH).join('').trim();
}

export function toCampaignQuery(source: LeadSource = {}): string {
  const query = new URLSearchParams(
    campaignNames.flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  return query.size > 0 ? `?${query}` : '';
}

/** A lead without JavaScript or with Global Privacy Control may have no landing page. It counts for the form's page. */
export const landingOf = ({ page = '', source }: { page?: string; source?: LeadSource }) =>
  source?.landing ?? URL.parse(page)?.pathname ?? 'unknown';

/** The name of a source in the figures about visits, which don't have the medium. */
export const sourceNameOf = ({ utm_source, referrer }: LeadSource) => utm_source || referrer || DIRECT;

export const formatOrigin = ({ utm_source, utm_medium, referrer = '' }: LeadSource) =>
  [utm_source, utm_medium].filter(Boolean).join(' / ') || referrer;

export const formatSource = (source: LeadSource = {}) =>
  [formatOrigin(source), source.landing].filter(Boolean).join('  ');
