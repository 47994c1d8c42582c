import type { NextRequest } from 'next/server';
import { refreshIndex } from '@/lib/contentful/source';
import { env } from '@/lib/platform/env';
import { apiHandler, consumeRateLimit, methodNotAllowed } from '@/lib/platform/http/api-handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { jsonResponse } from '@/lib/platform/http/json-response';
import { siteRateLimiter } from '@/lib/platform/http/rate-limiter';
import { findAvailabilities } from '@/lib/rentals/calendars';
import { publishedHomes } from '@/lib/rentals/homes';
import { findStayProblem } from '@/lib/rentals/stay';
import { type Day, officeDay, parseDay } from '@/lib/time/calendar-days';

export const dynamic = 'force-dynamic';

/** A guest who changes dates or filters asks far more often than somebody who sends a form. */
const limiter = siteRateLimiter('availability', { perMinute: env.LEADS_PER_MINUTE * 4 });

function findProblem(checkIn: Day, checkOut: Day): string | undefined {
  if (!checkIn || !checkOut) return 'Check-in and check-out must be dates such as 2027-06-12.';
  const today = officeDay();
  const twoYearsAhead = Number(today.slice(0, 4)) + 2 + today.slice(4);
  if (checkOut > twoYearsAhead) return 'Dates can be at most two years ahead.';
  return findStayProblem(checkIn, checkOut, today)?.message;
}

export const GET = apiHandler('rentals', async (request: NextRequest) => {
  await consumeRateLimit(request, limiter);
  const { searchParams } = request.nextUrl;
  const [checkIn = '', checkOut = ''] = ['check-in', 'check-out'].map((name) =>
    parseDay(searchParams.get(name) ?? ''),
  );
  refreshIndex(publishedHomes());
  const message = findProblem(checkIn, checkOut);
  if (message) throw new HttpError(422, 'invalid-dates', {}, { message });
  return jsonResponse(200, { homes: findAvailabilities({ checkIn, checkOut }) });
});

export const { DELETE, OPTIONS, PATCH, POST, PUT } = methodNotAllowed('GET, HEAD');
