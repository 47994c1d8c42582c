import { env } from '@/lib/platform/env';
import { consumeRateLimit, refuseMethods, withErrors } from '@/lib/platform/http/guards';
import { memoryRateLimiter } from '@/lib/platform/http/rate-limiter';
import { Refusal } from '@/lib/platform/http/refusal';
import { timingSafeEqualText } from '@/lib/platform/http/timing-safe-equal';
import { shared } from '@/lib/platform/observability/shared';

export const dynamic = 'force-dynamic';

const limiter = memoryRateLimiter({ perMinute: 120 });

/** The figures of this process in Prometheus' text form, for requests with METRICS_TOKEN or, without one, from loopback. */
export const GET = withErrors('metrics', async (request: Request) => {
  await consumeRateLimit(request, limiter);
  if (env.METRICS_TOKEN) {
    const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    if (!timingSafeEqualText(given, env.METRICS_TOKEN))
      throw new Refusal(401, 'unauthorized', { 'www-authenticate': 'Bearer' });
  } else if (!shared.request.getStore()?.isLocal) throw new Refusal(403, 'forbidden');
  if (!shared.metrics) throw new Refusal(503, 'not-available');
  return new Response(await shared.metrics(), {
    headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
  });
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT };
