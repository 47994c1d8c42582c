import { z } from 'zod';
import { parseJson } from '@/lib/platform/parse-json';
import { lenient, text } from '../asset';

const thrown = z.object({ name: z.string(), message: z.string(), code: text });
const details = z.object({
  status: lenient(z.number()),
  requestId: text,
  message: text,
  details: z.unknown(),
});

/** What one of Contentful's SDKs threw; `answer` is what the service said, which the SDKs write as JSON. */
export function sdkErrorOf(error: unknown) {
  const { name, message, code } = thrown.safeParse(error).data ?? { name: 'Unknown error', message: '' };
  return { name, message, code, answer: details.safeParse(parseJson(message)).data };
}
