import type { NextRequest } from 'next/server';
import { apiHandler, methodNotAllowed } from '@/lib/platform/http/api-handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { jsonResponse } from '@/lib/platform/http/json-response';
import { findAvailabilities } from '@/lib/rentals/calendars';
import { findStayProblem } from '@/lib/rentals/stay';
import { centralDay, parseDay } from '@/lib/time/calendar-days';

export const dynamic = 'force-dynamic';

export const GET = apiHandler('rentals', async ({ nextUrl: { searchParams } }: NextRequest) => {
  const [checkIn = '', checkOut = ''] = ['check-in', 'check-out'].map((name) =>
    parseDay(searchParams.get(name) ?? ''),
  );
  const message =
    checkIn && checkOut
      ? findStayProblem(checkIn, checkOut, centralDay())?.message
      : 'Check-in and check-out must be dates such as 2027-06-12.';
  if (message) throw new HttpError(422, 'invalid-dates', {}, { message });
  return jsonResponse(200, { homes: findAvailabilities({ checkIn, checkOut }) });
});

export const { DELETE, OPTIONS, PATCH, POST, PUT } = methodNotAllowed('GET, HEAD');
