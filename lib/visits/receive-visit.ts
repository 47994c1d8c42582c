import 'server-only';
import { isbot } from 'isbot';
import { env } from '@/lib/platform/env';
import { checkSameOrigin, consumeRateLimit, withErrors } from '@/lib/platform/http/guards';
import { siteRateLimiter } from '@/lib/platform/http/rate-limiter';
import { readBytes } from '@/lib/platform/http/read-body';
import { Refusal } from '@/lib/platform/http/refusal';
import { countsOf, LARGEST_BEACON } from './beacon';
import { addCounts } from './visit-store';

/** A visitor reads fewer pages than this, and a network sends four times as many. */
const visits = siteRateLimiter('visits', { perMinute: env.LEADS_PER_MINUTE * 4 });

/** Counts a page view (count-visit.ts), but not of bots, nor of visitors who ask not to be counted. */
export const receiveVisit = withErrors('visits', async (request: Request) => {
  const { headers } = request;
  checkSameOrigin(request);
  await consumeRateLimit(request, visits);
  const text = new TextDecoder().decode(await readBytes(request, LARGEST_BEACON));
  const isPrivate = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
  const counts =
    isPrivate || isbot(headers.get('user-agent')) ? [] : await countsOf(text, new URL(env.SITE_URL).host);
  if (!counts) throw new Refusal(400, 'malformed');
  addCounts(counts);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
});
