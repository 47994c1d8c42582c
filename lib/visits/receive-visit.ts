import 'server-only';
import { isbot } from 'isbot';
import { env } from '@/lib/platform/env';
import { apiHandler, checkSameOrigin, consumeRateLimit } from '@/lib/platform/http/api-handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { siteRateLimiter } from '@/lib/platform/http/rate-limiter';
import { readBytes } from '@/lib/platform/http/read-body';
import { MAX_BEACON_BYTES, parseBeacon } from './beacon';
import { addCounts } from './visit-store';

/** An IP address may send far more beacons per minute than a visitor opens pages. */
const visitLimiter = siteRateLimiter('visits', { perMinute: env.LEADS_PER_MINUTE * 4 });

/** Counts a page view that count-visit.ts reports. Ignores bots and visitors who opted out. */
export const receiveVisit = apiHandler('visits', async (request: Request) => {
  const { headers } = request;
  checkSameOrigin(request);
  await consumeRateLimit(request, visitLimiter);
  const text = new TextDecoder().decode(await readBytes(request, MAX_BEACON_BYTES));
  const isPrivate = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
  const counts =
    isPrivate || isbot(headers.get('user-agent')) ? [] : await parseBeacon(text, new URL(env.SITE_URL).host);
  if (!counts) throw new HttpError(400, 'malformed');
  addCounts(counts);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
});
