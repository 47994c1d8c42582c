import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { readBearerToken } from '@/lib/platform/http/bearer-token';
import { timingSafeEqualText } from '@/lib/platform/http/timing-safe-equal';

/** `type` is null for assets and deleted entries, whose webhooks don't have a content type. */
export type ContentChange = { id: string; type: string | null };

/** `isReachable` is false if the content service failed. */
export type StalePages = { paths: string[]; isReachable: boolean };

const bodySchema = z.object({
  sys: z.object({
    id: z.string().min(1).max(64),
    contentType: z.object({ sys: z.object({ id: z.string() }) }).optional(),
  }),
});

/** The events that change what is published. All others, such as `auto_save`, change only drafts. */
const TOPIC = /^ContentManagement\.(Entry|Asset)\.(publish|unpublish|archive|delete)$/;

/** Returns null if nothing public changed. Requests sent by hand have no topic. Throws a ZodError. */
export function parseChange(topic: string | null, payload: unknown): ContentChange | null {
  const { sys } = bodySchema.parse(payload);
  if (topic && !TOPIC.test(topic)) return null;
  return { id: sys.id, type: sys.contentType?.sys.id ?? null };
}

/** Max age of a signature. See "Request verification" in Contentful's documentation. */
const SIGNATURE_LIFE_MS = 30_000;

/** Whether the request has our secret or a valid signature of Contentful. Compares in constant time. */
export function isAuthorized(request: Request, body: string, secret: string): boolean {
  const { headers } = request;
  const sent = [readBearerToken(headers), headers.get('x-revalidate-secret') ?? ''];
  const isKnown = sent.some((value) => timingSafeEqualText(value, secret));
  return isKnown || isSigned(request, body, secret);
}

/** Contentful signs four lines: method, path, headers in `x-contentful-signed-headers` (alphabetical), and body. */
function isSigned({ method, url, headers }: Request, body: string, secret: string): boolean {
  const signature = headers.get('x-contentful-signature');
  const timestamp = headers.get('x-contentful-timestamp');
  const named = headers.get('x-contentful-signed-headers');
  if (!signature || !timestamp || !named) return false;
  if (!(Math.abs(Date.now() - Number(timestamp)) <= SIGNATURE_LIFE_MS)) return false;

  // The signature must cover these headers. Otherwise an attacker could resend an old request with a new time.
  const required = ['x-contentful-signed-headers', 'x-contentful-timestamp'];
  // Reject invalid header names here, because `headers.get` would throw.
  if (!/^[\w-]+(,[\w-]+)*$/.test(named)) return false;
  const names = [...new Set([...named.toLowerCase().split(','), ...required])].sort();
  const valueFor = (name: string) =>
    name === 'x-contentful-signed-headers' ? names.join(',') : (headers.get(name) ?? '').trim();
  const signed = names.map((name) => `${name}:${valueFor(name)}`).join(';');
  const { pathname, search } = new URL(url);
  const canonical = [method, encodeURI(`${pathname}${search}`), signed, body].join('\n');
  return timingSafeEqualText(signature, createHmac('sha256', secret).update(canonical).digest('hex'));
}
