import type { NextRequest } from 'next/server';
import { refuseMethods, withErrors } from '@/lib/platform/http/guards';
import { jsonResponse } from '@/lib/platform/http/json-response';
import { Refusal } from '@/lib/platform/http/refusal';
import { allAvailabilities } from '@/lib/rentals/calendars';
import { parseDay } from '@/lib/rentals/nights';
import { stayProblem } from '@/lib/rentals/stay';
import { centralDay } from '@/lib/rentals/taken-nights';

export const dynamic = 'force-dynamic';

/** Whether each home is free from `check-in` to `check-out`. */
export const GET = withErrors('rentals', async ({ nextUrl: { searchParams } }: NextRequest) => {
  const [checkIn = '', checkOut = ''] = ['check-in', 'check-out'].map((name) =>
    parseDay(searchParams.get(name) ?? ''),
  );
  const message =
    checkIn && checkOut
      ? stayProblem(checkIn, checkOut, centralDay())?.message
      : 'Check-in and check-out must be dates such as 2027-06-12.';
  if (message) throw new Refusal(422, 'invalid-dates', {}, { message });
  return jsonResponse(200, { homes: allAvailabilities({ checkIn, checkOut }) });
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT };
