import { draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { findDraft } from '@/lib/blog/article';
import { catchServiceError } from '@/lib/blog/content-service-error';
import { env } from '@/lib/platform/env';
import { checkSameOrigin, consumeRateLimit, refuseMethods, withErrors } from '@/lib/platform/http/guards';
import { memoryRateLimiter } from '@/lib/platform/http/rate-limiter';
import { readBytes } from '@/lib/platform/http/read-body';
import { timingSafeEqualText } from '@/lib/platform/http/timing-safe-equal';

/** An editor previews a few times a minute; a program that guesses secrets asks more often. */
const limiter = memoryRateLimiter({ perMinute: 120 });

/** Opens a post as it is drafted: `?secret=…&slug=…` answers 307 to it in draft mode. */
export const GET = withErrors('draft', async (request: NextRequest) => {
  await consumeRateLimit(request, limiter);
  const secret = env.REVALIDATE_SECRET;
  if (!secret) return failure(503, 'not-configured', 'Set REVALIDATE_SECRET to preview drafts.');
  const given = request.nextUrl.searchParams;
  if (!timingSafeEqualText(given.get('secret') ?? '', secret))
    return failure(401, 'unauthorized', 'The secret is missing or wrong.');

  return catchServiceError(
    async () => {
      const post = await findDraft(given.get('slug') ?? '');
      if (!post) return failure(404, 'not-found', 'No post or draft has this slug.');
      (await draftMode()).enable();
      return redirect(307, post.path);
    },
    () => failure(502, 'content-service', 'The content service could not be asked.'),
  );
});

/** Leaves draft mode. Only a form of our own page may say so. */
export const POST = withErrors('draft', async (request: NextRequest) => {
  checkSameOrigin(request);
  await readBytes(request, 1024);
  (await draftMode()).disable();
  return redirect(303, '/blog');
});

const refuse = refuseMethods('GET, POST');

export { refuse as DELETE, refuse as HEAD, refuse as OPTIONS, refuse as PATCH, refuse as PUT };

/** A relative address keeps the visitor on the host they came by, proxies or not. */
function redirect(status: 303 | 307, path: string): Response {
  return new Response(null, { status, headers: { Location: path, ...PRIVATE } });
}

function failure(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status, headers: PRIVATE });
}

const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};
