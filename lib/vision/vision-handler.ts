import { z } from 'zod';
import type { FocalPoint } from './focal-point';
import { readText } from './read-text';
import { VisionError } from './vision-error';

const BODY_LIMIT = 8 * 1024;
const question = z.object({ imageUrl: z.string().min(1) });

type Parts = {
  find: (imageUrl: string) => Promise<FocalPoint>;
  /** Counts one more request of this sender: 0 if it is allowed, else the seconds to wait. */
  waitOf: (request: Request) => number | Promise<number>;
  log?: (line: string) => void;
};

/** The answers of `/api/vision` (rulings, section 7): the focal point, or a refusal with the centre to fall back to. */
export function visionHandler({ find, waitOf, log = console.warn }: Parts) {
  async function answer(request: Request): Promise<Response> {
    const wait = await waitOf(request);
    if (wait > 0) {
      const error = new VisionError('too-many-requests', 'Too many requests. Try again later.');
      return refuse(error, { 'Retry-After': String(wait) });
    }
    let imageUrl: string | undefined;
    try {
      imageUrl = await imageUrlOf(request);
      return Response.json(await find(imageUrl), { headers: { 'Cache-Control': 'no-store' } });
    } catch (error) {
      return refuse(asVisionError(error), {}, imageUrl, error);
    }
  }

  function refuseMethod(): Response {
    return refuse(new VisionError('method-not-allowed', 'Ask by POST.'), { Allow: 'POST' });
  }

  function refuse(
    error: VisionError,
    extra: Record<string, string>,
    imageUrl?: string,
    cause: unknown = error,
  ): Response {
    const { code, message, status } = error;
    log(
      JSON.stringify({
        event: 'vision refused',
        code,
        status,
        imageUrl: imageUrl && withoutSecrets(imageUrl),
        reason: reasonOf(cause),
      }),
    );
    const headers = {
      'Cache-Control': 'no-store',
      ...(status === 429 ? { 'Retry-After': '5' } : {}),
      ...extra,
    };
    return Response.json({ error: { code, message }, focalX: 50, focalY: 50 }, { status, headers });
  }

  return { answer, refuseMethod };
}

async function imageUrlOf(request: Request): Promise<string> {
  const text = await readText(request, BODY_LIMIT);
  if (text === null) throw new VisionError('too-large', 'The question is longer than 8 KB.');
  const parsed = question.safeParse(parsedJson(text));
  if (!parsed.success)
    throw new VisionError('malformed', 'Send JSON such as { "imageUrl": "/images/hero/hero-poster.jpg" }.');
  return parsed.data.imageUrl;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A fault of our own is told like a picture that could not be read; the log has its reason. */
function asVisionError(error: unknown): VisionError {
  return error instanceof VisionError
    ? error
    : new VisionError('upstream-failed', 'The picture could not be read.', { cause: error });
}

/** An address for the log: its query and its credentials may be nobody's business. */
function withoutSecrets(imageUrl: string): string {
  return imageUrl
    .replace(/[?#].*$/s, '')
    .replace(/\/\/[^/]*@/, '//')
    .slice(0, 200);
}

/** The innermost message on one line: what a stack trace would be read for. */
function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (inner instanceof Error ? inner.message : String(inner)).replace(/\s+/g, ' ').slice(0, 200);
}
