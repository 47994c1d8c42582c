import { z } from 'zod';
import { lenient, text } from '@/lib/blog/post/asset';
import { parseJson } from '@/lib/platform/parse-json';

const thrown = z.object({ name: z.string(), message: z.string(), code: text });
const details = z.object({
  status: lenient(z.number()),
  requestId: text,
  message: text,
  details: z.unknown(),
});

/** Parses an error from Contentful's SDKs, which put the service's response into the message as JSON. */
export function sdkErrorOf(error: unknown) {
  const { name, message, code } = thrown.safeParse(error).data ?? { name: 'Unknown error', message: '' };
  return { name, message, code, response: details.safeParse(parseJson(message)).data };
}
