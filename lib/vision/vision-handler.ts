import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { jsonAnswer } from '@/lib/platform/http/answer';
import { consumeRateLimit } from '@/lib/platform/http/guards';
import { siteRateLimiter } from '@/lib/platform/http/rate-limiter';
import { readBytes } from '@/lib/platform/http/read-body';
import { Refusal } from '@/lib/platform/http/refusal';
import { logOf } from '@/lib/platform/observability/log';
import { parseJson } from '@/lib/platform/parse-json';
import { focalPoints } from './focal-points';
import { limits } from './limits';
import { VisionError } from './vision-error';

const BODY_LIMIT = 8 * 1024;
const question = z.object({ imageUrl: z.string().min(1).max(limits.urlLength) });

const limiter = siteRateLimiter('vision', { perMinute: env.VISION_PER_MINUTE });

/** The answer of `/api/vision` (rulings, section 7): the focal point, or a refusal with the center to fall back to. */
export async function answerVision(request: Request): Promise<Response> {
  let imageUrl: string | undefined;
  try {
    await consumeRateLimit(request, limiter);
    imageUrl = await imageUrlOf(request);
    return jsonAnswer(200, await focalPoints.find(imageUrl));
  } catch (error) {
    return refuse(error, imageUrl);
  }
}

/** The answer to every method but POST. */
export const refuseMethod = () => refuse(new VisionError('method-not-allowed', 'Ask by POST.'));

function refuse(error: unknown, imageUrl?: string): Response {
  // A fault of our own is answered like a picture that could not be read; the log has its reason.
  const { status, code, message, headers } =
    error instanceof Refusal ? error : new VisionError('upstream-failed', 'The picture could not be read.');
  const line = { code, status, imageUrl: imageUrl && withoutSecrets(imageUrl), reason: reasonOf(error) };
  logOf('vision').warn(line, 'vision refused');
  const more = {
    ...(status === 405 && { allow: 'POST' }),
    // A queue that is full empties within seconds; a limit per minute says itself how long it lasts.
    ...(status === 429 && { 'retry-after': '5' }),
    ...headers,
  };
  return jsonAnswer(status, { error: { code, message }, focalX: 50, focalY: 50 }, more);
}

async function imageUrlOf(request: Request): Promise<string> {
  const bytes = await readBytes(request, BODY_LIMIT);
  const parsed = question.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (!parsed.success)
    throw new VisionError('malformed', 'Send JSON such as { "imageUrl": "/images/hero/hero-poster.jpg" }.');
  return parsed.data.imageUrl;
}

/** An address for the log: without its query and credentials, which may be secret. */
function withoutSecrets(imageUrl: string): string {
  const parts = (imageUrl.split(/[?#]/, 1)[0] ?? '').split('/');
  const shown = parts.map((part, at) => {
    const isHost = at === 2 && parts[1] === '';
    const name = isHost ? part.slice(part.lastIndexOf('@') + 1) : part;
    return name.includes('@') || name.includes('%40') ? '…' : name;
  });
  return shown.join('/').slice(0, 200);
}

/** The innermost message on one line: what a stack trace would be read for. */
function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (inner instanceof Error ? inner.message : String(inner)).replace(/\s+/g, ' ').slice(0, 200);
}
