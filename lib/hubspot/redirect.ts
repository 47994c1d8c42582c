import { toUrl } from './to-url';

/** Paths in HubSpot's redirect settings that stand for one of our thank-you pages. */
const THANK_YOU = /^\/(marketing|newsletter|partner|referral|contact)[/-]thank-you\/?$/i;

/** `requested` is the redirect in HubSpot's settings. If that redirect is missing or invalid, returns `fallback`. */
export function toDestination(
  requested: string | undefined,
  { origin, fallback }: { origin: string; fallback: string },
): string {
  const url = requested?.trim() ? toUrl(requested.trim(), origin) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return fallback;
  if (url.origin !== origin) return url.href;

  const kind = THANK_YOU.exec(url.pathname)?.[1]?.toLowerCase();
  if (!kind) return `${url.pathname}${url.search}${url.hash}`;
  return `/${kind === 'newsletter' ? 'marketing' : kind}/thank-you`;
}
