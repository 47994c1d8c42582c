import { after, type NextRequest } from 'next/server';
import { ZodError } from 'zod';
import { markPostsStale } from '@/lib/blog/refresh';
import { warmPages } from '@/lib/contentful/warm-pages';
import { isAuthorized, parseChange } from '@/lib/contentful/webhook';
import { env } from '@/lib/platform/env';
import { apiHandler, consumeRateLimit, methodNotAllowed } from '@/lib/platform/http/api-handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { memoryRateLimiter } from '@/lib/platform/http/rate-limiter';
import { readBytes } from '@/lib/platform/http/read-body';
import { markHomesStale } from '@/lib/rentals/refresh-homes';

/** Contentful's webhooks contain an entry without its linked entries, so 1 MB is ample. */
const BODY_LIMIT = 1024 * 1024;

const failureLimiter = memoryRateLimiter({ perMinute: 120 });

const createError = (status: number, code: string, message: string) =>
  new HttpError(status, code, {}, { message });

/** Contentful's webhook: revalidates the pages that a change affects, and responds once they are regenerated. */
export const POST = apiHandler('revalidate', async (request: NextRequest) => {
  const secret = env.REVALIDATE_SECRET;
  if (!secret) throw createError(503, 'not-configured', 'Set REVALIDATE_SECRET to accept webhooks.');

  const body = new TextDecoder().decode(await readBytes(request, BODY_LIMIT));
  if (!isAuthorized(request, body, secret)) {
    // Only failures count toward the limit: publishing many entries at once is ordinary use.
    await consumeRateLimit(request, failureLimiter);
    throw createError(401, 'unauthorized', 'The secret or signature is missing or wrong.');
  }

  const change = readChange(request.headers.get('x-contentful-topic'), body);
  if (change === null) return Response.json({ revalidated: [] });

  const stale = await Promise.all([markPostsStale(change), markHomesStale(change)]);
  const paths = [...new Set(stale.flatMap(({ paths }) => paths))];
  if (stale.every(({ isReachable }) => isReachable)) return respondAfterWarming(paths);
  // Contentful is down, so respond without waiting for the pages. Visitors get the old pages, and each visit tries
  // again to regenerate them.
  after(() => warmPages(paths));
  return Response.json({ revalidated: paths });
});

function readChange(topic: string | null, body: string) {
  try {
    return parseChange(topic, JSON.parse(body));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof ZodError)) throw error;
    throw createError(400, 'malformed', 'The body is not a Contentful webhook.');
  }
}

/** Requests pages while the response streams, because Next applies revalidated tags only after the handler returns. */
function respondAfterWarming(paths: string[]): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await warmPages(paths);
        controller.enqueue(encoder.encode(JSON.stringify({ revalidated: paths })));
        controller.close();
      },
    },
    // With a high-water mark of 0, `pull` doesn't run before Next starts to send the response.
    { highWaterMark: 0 },
  );
  return new Response(stream, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, PUT } = methodNotAllowed('POST');
