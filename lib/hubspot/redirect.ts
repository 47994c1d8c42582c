/** The thank-you pages that an address of HubSpot's settings is mapped to (specification, section 7.3). */
const thankYouPages: Readonly<Record<string, string>> = {
  marketing: '/marketing/thank-you',
  newsletter: '/marketing/thank-you',
  partner: '/partner/thank-you',
  referral: '/referral/thank-you',
  contact: '/contact/thank-you',
};

/**
 * Where the browser goes after a form was sent: the thank-you page that `wanted` means, however it is written; any other path
 * of ours or web address as it is; and `fallback` where there is none to follow (`javascript:`).
 */
export function toDestination(
  wanted: string | undefined,
  { origin, fallback }: { origin: string; fallback: string },
): string {
  const url = wanted?.trim() ? URL.parse(wanted.trim(), origin) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return fallback;
  if (url.origin !== origin) return url.href;

  const [, kind = ''] = /^\/([a-z]+)[/-]thank-you\/?$/i.exec(url.pathname) ?? [];
  const page = Object.hasOwn(thankYouPages, kind.toLowerCase()) && thankYouPages[kind.toLowerCase()];
  return page || `${url.pathname}${url.search}${url.hash}`;
}
