import { z } from 'zod';
import { isLoopback } from './loopback.ts';

// In a browser there is no environment, so every setting would silently get its default.
if ('window' in globalThis) throw new Error('lib/platform/env.ts is for the server only.');

/** Thrown for a missing or invalid setting. The message is one sentence that names the variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const isHost = (value: string) => /^[a-z0-9.-]+(:\d+)?$/i.test(value) && URL.canParse(`https://${value}`);
const id = z.string().regex(/^[\w.-]+$/, 'must consist of letters, digits, "-", "_" and "."');
const wholeNumber = z.coerce.number('must be a whole number').int('must be a whole number');
const positiveNumber = wholeNumber.min(1, 'must be 1 or more');
const address = z.union(
  [z.ipv4(), z.ipv6(), z.literal('localhost')],
  'must be an IP address such as 127.0.0.1, or localhost',
);
const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an absolute http or https URL',
  abort: true,
});

/** Parses an email address, or "Name <address>" with or without quotes, as { name, address }. */
const mailSender = z
  .string()
  .transform((value) => /^(?:([^<>]*)<([^<>]+)>|([^<>]+))$/.exec(value))
  .transform((parts) => ({
    name: (parts?.[1] ?? '').trim().replace(/^"|"$/g, ''),
    address: parts?.[2] ?? parts?.[3] ?? '',
  }))
  .refine(
    ({ name, address }) => !/[\p{Cc}"]/u.test(name) && z.email().safeParse(address).success,
    'must be an address such as hello@example.com, or a name and an address: Name <hello@example.com>',
  );

const isOrigin = (value: string) => /^https?:\/\/[^/?#@]+\/?$/i.test(value) && URL.canParse(value);

/** Accepts a host, which we reach over https, or an http(s) origin, for a proxy or for a fake service in tests. */
const hostOrOrigin = z
  .string()
  .refine(
    (value) => isHost(value) || isOrigin(value),
    'must be a host such as cdn.contentful.com, or an origin such as http://127.0.0.1:4000',
  )
  .transform((value) => new URL(isHost(value) ? `https://${value}` : value).origin);

const splitList = (value: string) => value.split(',').flatMap((part) => part.trim() || []);

const hostList = z
  .string()
  .transform((value) => splitList(value.toLowerCase()))
  .refine((hosts) => hosts.every(isHost), 'must be a comma-separated list of hosts, with ports if needed');

/** Calendar programs write `webcal:` instead of `https:`. */
const toCalendarUrl = (address: string) => address.trim().replace(/^webcals?:/i, 'https:');

function isCalendarUrl(address: string): boolean {
  const url = /^https?:\/\/./i.test(address) ? URL.parse(address) : null;
  return url !== null && (url.protocol === 'https:' || isLoopback(url));
}

const CALENDAR_URLS = 'https or webcal addresses (http on loopback only)';

/** Calendar addresses are secrets, so the error does not quote them. */
const calendarUrls = z
  .string()
  .transform((value) => splitList(value).map(toCalendarUrl))
  .refine((urls) => urls.every(isCalendarUrl), `must be a comma-separated list of ${CALENDAR_URLS}`);

/** Parses `id=address` pairs. Whether rentals with these ids exist is checked when the server starts. */
const rentalCalendars = z
  .string()
  .transform((value) =>
    splitList(value).map((pair) => {
      const [id = '', ...address] = pair.split('=');
      return { id: id.trim(), url: toCalendarUrl(address.join('=')) };
    }),
  )
  .refine(
    (pairs) => pairs.every(({ id, url }) => id && isCalendarUrl(url)),
    `must be a comma-separated list of id=address pairs with ${CALENDAR_URLS}`,
  );

/** The placeholders that lib/rentals/stay-href.ts fills in, plain or percent-encoded. */
const PLACEHOLDERS = /(?:\{|%7[Bb])(?:property|destination|checkIn|checkOut|guests)(?:\}|%7[Dd])/g;

/** Matches text in braces, even if a brace is missing. Finds unknown placeholders once the known ones are removed. */
const OTHER_BRACES = /(?:\{|%7B)[^{}%&/]*(?:\}|%7D)?|\}|%7D/i;

const ALLOWED_PLACEHOLDERS = 'can contain {property}, {destination}, {checkIn}, {checkOut} and {guests}';

/** Placeholders as other programs write them: [checkIn], <checkIn>, %checkIn%, :checkIn, $checkIn, __checkIn__. */
const OTHER_STYLES =
  /(\[|<|%5B|%3C)[a-z][\w. -]*(\]|>|%5D|%3E)|%[a-z_]\w*%(?![\da-f]{2})|^[:$][a-z]\w*|\$(?=\{|%7B)/i;
const OTHER_MARKS = /^[^a-z\d{]+(property|destination|check.?in|check.?out|guests)[^a-z\d]*$/i;

/** Looks only at parts of the path and at values, because names such as `guests[adults]` are common in queries. */
function findOtherStyle(url: string): string | undefined {
  const [path = '', query = ''] = url.replace(/^\w+:\/\/[^/?#]*|#.*/g, '').split('?');
  const values = query.split('&').map((pair) => pair.split('=').slice(1).join('='));
  return [...path.split('/'), ...values].find((part) => {
    const rest = part.replace(/(?<!\$)(\{|%7B)\w+(\}|%7D)/gi, '');
    return OTHER_STYLES.test(rest) || OTHER_MARKS.test(rest);
  });
}

const bookingUrl = httpUrl.check(({ value, issues }) => {
  const { host, hash } = new URL(value);
  const other = OTHER_BRACES.exec(value.replace(PLACEHOLDERS, ''))?.[0] ?? findOtherStyle(value);
  const custom = { code: 'custom', input: value } as const;
  if (OTHER_BRACES.test(host + hash))
    issues.push({ ...custom, message: 'can have placeholders only in its path and query' });
  else if (other) issues.push({ ...custom, message: `${ALLOWED_PLACEHOLDERS}, but not "${other}"` });
});

/** Whether a "#", "?" or "/" in the password ended the host early: then an "@" follows, outside of query parameters. */
function hasUnencodedPassword(url: string): boolean {
  const [before = '', after] = url.replace(/^\w+:\/\/[^/?#]*/, '').split('@');
  return after !== undefined && !/[?&]\w+=/.test(before) && !url.startsWith('file:');
}

/** Settings that are built into pages: changing one takes a new build. All are optional (README, "Configuration"). */
const buildSettings = {
  SITE_URL: httpUrl
    .refine(isOrigin, 'must be an origin without a path, such as https://www.example.com')
    .transform((value) => new URL(value).origin)
    .optional(),

  CONTENTFUL_SPACE_ID: id.optional(),
  CONTENTFUL_ACCESS_TOKEN: z.string().optional(),
  CONTENTFUL_ENVIRONMENT: id.default('master'),
  CONTENTFUL_HOST: hostOrOrigin.prefault('cdn.contentful.com'),
  CONTENTFUL_IMAGE_HOSTS: hostList.default(['images.ctfassets.net', 'downloads.ctfassets.net']),

  HUBSPOT_PORTAL_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
  HUBSPOT_REGION: z
    .string()
    .regex(/^[a-z]{2,4}\d$/, 'must be a HubSpot region such as na1 or eu1')
    .default('na1'),
  HUBSPOT_FORM_NEWSLETTER: id.optional(),
  HUBSPOT_FORM_PARTNER: id.optional(),
  HUBSPOT_FORM_REFERRAL: id.optional(),
  HUBSPOT_FORM_CONTACT: id.optional(),
  HUBSPOT_FORM_ABOUT: id.optional(),
  HUBSPOT_SCRIPT_URL: httpUrl.optional(),

  MEETING_URL: httpUrl.optional(),
  CALENDAR_URL: httpUrl.optional(),
  VIDEO_URL: httpUrl.optional(),
  OWNER_PORTAL_URL: httpUrl.default('https://app.guesty.com/auth/login'),
  BOOKING_URL: bookingUrl.optional(),
};

/** Settings that only the running server or a command reads: changing one takes a restart, but no build. */
const serverSettings = {
  PORT: positiveNumber.max(65535, 'must be 65535 or less').default(3000),
  HOST: address.optional(),

  CONTENTFUL_PREVIEW_TOKEN: z.string().optional(),
  CONTENTFUL_PREVIEW_HOST: hostOrOrigin.prefault('preview.contentful.com'),
  CONTENTFUL_MANAGEMENT_TOKEN: z.string().optional(),
  CONTENTFUL_MANAGEMENT_HOST: hostOrOrigin.prefault('api.contentful.com'),
  REVALIDATE_SECRET: z.string().optional(),

  LEADS_DATABASE_URL: z
    .string()
    .refine(
      // PostgreSQL's driver accepts `postgres://user@/leads?host=…`, but URL.canParse needs a host after "@".
      (value) =>
        /^file:.+/.test(value) ||
        (/^postgres(ql)?:\/\/.+/.test(value) && URL.canParse(value.replace('@/', '@host/'))),
      'must be file: and a path (SQLite), or a postgres:// URL (PostgreSQL)',
    )
    .default('file:.data/leads.db'),
  LEADS_PER_MINUTE: positiveNumber.default(30),

  HUBSPOT_FORM_MEETING: id.optional(),
  HUBSPOT_API_URL: httpUrl.default('https://api.hsforms.com'),
  LEADS_WEBHOOK_URL: httpUrl.optional(),
  LEADS_WEBHOOK_SECRET: z.string().optional(),
  // On port 465, a connection begins with TLS: without it, each side would wait for the other.
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })
    .transform((value) => (URL.parse(value)?.port === '465' ? value.replace(/^smtp:/i, 'smtps:') : value))
    .optional(),
  LEADS_NOTIFY_TO: z.email('must be an email address').optional(),
  MAIL_FROM: mailSender.optional(),

  METRICS_TOKEN: z.string().optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level such as info, warn or error',
    )
    .default('info'),

  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// URL' }).optional(),

  MEETINGS_BUSY_URLS: calendarUrls.default([]),
  MEETINGS_FEED_TOKEN: z.string().optional(),
  MEETINGS_PER_DAY: positiveNumber.default(12),

  RENTAL_CALENDARS: rentalCalendars.default([]),

  VISION_ALLOWED_HOSTS: hostList.default([]),
  VISION_PER_MINUTE: positiveNumber.default(120),
  TRUSTED_PROXIES: wholeNumber.min(0, 'must be 0 or more').max(16, 'must be 16 or less').default(0),
};

const environmentSchema = z.object({ ...buildSettings, ...serverSettings });

export const settingNames = Object.keys(environmentSchema.shape);

export function isBuildSetting(name: string): boolean {
  return Object.hasOwn(buildSettings, name);
}

export type Environment = z.output<typeof environmentSchema> & { SITE_URL: string };

/** Throws an EnvironmentError. An empty value counts as not set. With `unpaired`, pairs may be incomplete. */
export function parseEnvironment(
  source: Record<string, string | undefined>,
  { unpaired = false } = {},
): Environment {
  const values = Object.fromEntries(settingNames.map((name) => [name, source[name]?.trim() || undefined]));
  for (const name of ['LEADS_DATABASE_URL', 'SMTP_URL', 'REDIS_URL'])
    if (hasUnencodedPassword(values[name] ?? ''))
      throw new EnvironmentError(
        `${name} has a password with "#", "?" or "/": write "%23", "%3F" or "%2F" instead.`,
      );
  // These modes mean that TLS is optional, but PostgreSQL's driver would require it.
  if (/[?&]sslmode=(allow|prefer)\b/.test(values.LEADS_DATABASE_URL ?? ''))
    throw new EnvironmentError(
      'LEADS_DATABASE_URL must have sslmode=verify-full, or sslmode=disable for no TLS.',
    );
  const parsed = environmentSchema.safeParse(values);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new EnvironmentError(`${issue?.path.join('.')} ${issue?.message ?? 'is not valid'}.`);
  }
  if (source.VERCEL && parsed.data.LEADS_DATABASE_URL.startsWith('file:'))
    throw new EnvironmentError(
      'LEADS_DATABASE_URL must be a postgres:// URL on Vercel, which has no permanent disk for the leads.',
    );
  const { CONTENTFUL_SPACE_ID: space, CONTENTFUL_ACCESS_TOKEN: token } = values;
  if (Boolean(space) !== Boolean(token) && !unpaired)
    throw new EnvironmentError(
      [
        `CONTENTFUL_${space ? 'ACCESS_TOKEN' : 'SPACE_ID'} is missing:`,
        'set CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN together, or neither.',
      ].join(' '),
    );
  // SMTP_URL alone is fine: visitors get emails, the office does not.
  if (values.LEADS_NOTIFY_TO && !values.SMTP_URL && !unpaired)
    throw new EnvironmentError('SMTP_URL is missing: LEADS_NOTIFY_TO needs an email server.');
  const { HUBSPOT_FORM_PARTNER, HUBSPOT_FORM_MEETING = HUBSPOT_FORM_PARTNER, TRUSTED_PROXIES } = parsed.data;
  const { SITE_URL = `http://localhost:${parsed.data.PORT}` } = parsed.data;
  // Behind a proxy, listen on loopback only: a client that reached the server directly could forge X-Forwarded-For.
  const { HOST = TRUSTED_PROXIES > 0 ? '127.0.0.1' : undefined } = parsed.data;
  return { ...parsed.data, SITE_URL, HOST, HUBSPOT_FORM_MEETING };
}
