import { z } from 'zod';
import { parseJson } from '@/lib/platform/parse-json';
import { lenient } from './asset';

const text = lenient(z.string());

const errorSchema = z.object({ name: z.string(), message: z.string(), code: text });
const responseSchema = z.object({
  status: lenient(z.number()),
  requestId: text,
  message: text,
  details: z.unknown(),
});

/** Parses an error from Contentful's SDKs, which put the service's response into the message as JSON. */
export function sdkErrorOf(error: unknown) {
  const { name, message, code } = errorSchema.safeParse(error).data ?? { name: 'Unknown error', message: '' };
  return { name, message, code, response: responseSchema.safeParse(parseJson(message)).data };
}
