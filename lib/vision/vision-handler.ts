import { z } from 'zod';
import { jsonAnswer } from '@/lib/platform/http/answer';
import { readBytes } from '@/lib/platform/http/read-body';
import { Refusal } from '@/lib/platform/http/refusal';
import { logOf } from '@/lib/platform/observability/log';
import { parseJson } from '@/lib/platform/parse-json';
import type { FocalPoint } from './focal-point';
import { limits } from './limits';
import { VisionError } from './vision-error';

const BODY_LIMIT = 8 * 1024;
const question = z.object({ imageUrl: z.string().min(1).max(limits.urlLength) });

type Parts = {
  find: (imageUrl: string) => Promise<FocalPoint>;
  /** Counts one more request of this sender: 0 if it is allowed, else the seconds to wait. */
  waitOf: (request: Request) => number | Promise<number>;
  log?: (line: Record<string, unknown>) => void;
};

/** The answers of `/api/vision` (rulings, section 7): the focal point, or a refusal with the center to fall back to. */
export function visionHandler({ find, waitOf, log = note }: Parts) {
  async function answer(request: Request): Promise<Response> {
    const wait = await waitOf(request);
    let imageUrl: string | undefined;
    try {
      if (wait > 0) throw new VisionError('too-many-requests', 'Too many requests. Try again later.');
      imageUrl = await imageUrlOf(request);
      return jsonAnswer(200, await find(imageUrl));
    } catch (error) {
      return refuse(error, { wait, imageUrl });
    }
  }

  function refuse(error: unknown, { wait, imageUrl }: { wait?: number; imageUrl?: string } = {}): Response {
    const { code, message, status } = asVisionError(error);
    log({ code, status, imageUrl: imageUrl && withoutSecrets(imageUrl), reason: reasonOf(error) });
    const headers: Record<number, Record<string, string>> = {
      405: { Allow: 'POST' },
      // A queue that is full empties within seconds; a limit per minute says itself how long it lasts.
      429: { 'Retry-After': String(wait || 5) },
    };
    return jsonAnswer(status, { error: { code, message }, focalX: 50, focalY: 50 }, headers[status]);
  }

  const refuseMethod = () => refuse(new VisionError('method-not-allowed', 'Ask by POST.'));

  return { answer, refuseMethod };
}

const note = (line: Record<string, unknown>) => logOf('vision').warn(line, 'vision refused');

async function imageUrlOf(request: Request): Promise<string> {
  const bytes = await readBytes(request, BODY_LIMIT);
  const parsed = question.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (!parsed.success) throw malformed();
  return parsed.data.imageUrl;
}

const malformed = () =>
  new VisionError('malformed', 'Send JSON such as { "imageUrl": "/images/hero/hero-poster.jpg" }.');

/** A fault of our own is told like a picture that could not be read; the log has its reason. */
function asVisionError(error: unknown): VisionError {
  if (error instanceof VisionError) return error;
  if (error instanceof Refusal) {
    return error.status === 413
      ? new VisionError('too-large', 'The question is longer than 8 KB.')
      : malformed();
  }
  return new VisionError('upstream-failed', 'The picture could not be read.', { cause: error });
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
