import { draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { previewProblems } from '@/content/preview-problems';
import { findDraft } from '@/lib/blog/article';
import { catchServiceError } from '@/lib/contentful/content-service-error';
import { env } from '@/lib/platform/env';
import {
  apiHandler,
  checkSameOrigin,
  consumeRateLimit,
  methodNotAllowed,
} from '@/lib/platform/http/api-handler';
import { reject, seeOther } from '@/lib/platform/http/form-handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { memoryRateLimiter } from '@/lib/platform/http/rate-limiter';
import { readBytes } from '@/lib/platform/http/read-body';
import { timingSafeEqualText } from '@/lib/platform/http/timing-safe-equal';
import { findHomeDraft } from '@/lib/rentals/homes';

/** 120 requests per minute are enough for an editor's previews, but too few to guess the secret. */
const limiter = memoryRateLimiter({ perMinute: 120 });

const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Opens a draft as a preview. The `slug` in the query may also be the ID of an entry, or the path of a home. */
export const GET = apiHandler(
  'draft',
  async (request: NextRequest) => {
    await consumeRateLimit(request, limiter);
    const secret = env.REVALIDATE_SECRET;
    if (!secret) throw new HttpError(503, 'not-configured');
    const { searchParams } = request.nextUrl;
    if (!timingSafeEqualText(searchParams.get('secret') ?? '', secret))
      throw new HttpError(401, 'unauthorized');

    const address = searchParams.get('slug') ?? '';
    const draft = await catchServiceError(
      async () => (await findDraft(address)) ?? (await findHomeDraft(address)),
      ({ isMisconfigured, message }) => {
        throw new HttpError(502, isMisconfigured ? 'content-settings' : 'content-service', {}, { message });
      },
    );
    if (!draft) throw new HttpError(404, 'not-found');
    if (!('path' in draft)) {
      const errors = draft.problems.filter(({ level }) => level === 'error');
      throw new HttpError(404, 'incomplete', {}, { message: errors.map(({ message }) => message).join(' ') });
    }
    (await draftMode()).enable();
    // The path has no host, so that the browser stays on the same one, even behind a proxy.
    return new Response(null, { status: 307, headers: { location: draft.path, ...PRIVATE } });
  },
  rejectDraft,
);

export const POST = apiHandler('draft', async (request: NextRequest) => {
  checkSameOrigin(request);
  await readBytes(request, 1024);
  (await draftMode()).disable();
  return seeOther('/blog', PRIVATE);
});

export const { DELETE, HEAD, OPTIONS, PATCH, PUT } = methodNotAllowed('GET, POST');

/** Editors see a page that tells them what to do. Programs get JSON. */
function rejectDraft(error: HttpError | null, request: Request): Promise<Response> {
  const { status, code, message, headers } = error ?? new HttpError(500, 'failed');
  const messages: Record<string, string> = previewProblems.messages;
  const rejection = { status, code, detail: messages[code] ?? message, headers: { ...headers, ...PRIVATE } };
  return reject(request.headers, '/preview-problem', rejection);
}
