import 'server-only';
import { toFieldErrors } from '@/lib/leads/answers';
import { targetsFor } from '@/lib/leads/delivery/targets';
import { leadForms } from '@/lib/leads/forms';
import { leadsDatabase, wakeDelivery } from '@/lib/leads/leads';
import { toNewLead } from '@/lib/leads/request';
import { env } from '@/lib/platform/env';
import { jsonAnswer, wantsJson } from '@/lib/platform/http/answer';
import { consumeRateLimit } from '@/lib/platform/http/guards';
import { refusals } from '../../content/forms.ts';
import { availability, slotProblems } from '../../content/meetings.ts';
import { icsPath, managePath } from './addresses.ts';
import { answer, bookings, errorOf, read, requests, seeOther, slotError, toInstant } from './http.ts';
import { takenWords, timesPage } from './pages.ts';
import { freeDays } from './read.ts';
import { nextFree } from './slots.ts';
import { bookMeeting } from './store.ts';

const form = leadForms.meeting;

/** The free times, as JSON or as the page that works without JavaScript (rulings, section 12). Never throws. */
export const showFreeTimes = (request: Request) =>
  answer(request, async ({ headers }) => {
    await consumeRateLimit(request, requests);
    const days = await freeDays(await leadsDatabase());
    if (!wantsJson(headers)) return timesPage(headers, days, {});
    const { timeZone, minutes } = availability;
    const asInstants = days.map(({ date, slots }) => ({ date, slots: slots.map(toInstant) }));
    return jsonAnswer(200, { timeZone, minutes, days: asInstants });
  });

/** Books a meeting. Never throws. */
export const book = (request: Request) =>
  answer(request, async ({ headers }) => {
    const body = await read(request);
    const now = Date.now();
    const parsed = form.schema.safeParse(body);
    if (!parsed.success) {
      const errors = toFieldErrors(form, parsed.error.issues);
      return await correct(headers, body, errors.slot ? errors : { ...slotError(body.slot, now), ...errors });
    }
    await consumeRateLimit(request, bookings);

    const db = await leadsDatabase();
    const lead = toNewLead('meeting', request, body, parsed.data);
    const booking = await bookMeeting(db, lead, targetsFor(env, 'meeting'), now);
    if (booking.outcome === 'not-offered')
      return await correct(headers, body, { slot: slotProblems[booking.problem] });
    if (booking.outcome !== 'booked')
      return await conflict(headers, body, booking.outcome, Date.parse(String(parsed.data.slot)));

    if (!booking.repeated) wakeDelivery();
    const { id, key, startsAt } = booking;
    const manage = managePath(id, key);
    if (!wantsJson(headers)) return seeOther(manage);
    const what = { id, redirect: form.redirect, start: toInstant(startsAt) };
    return jsonAnswer(201, { ...what, manage, ics: icsPath(id, key) });
  });

async function correct(
  headers: Headers,
  body: Record<string, unknown>,
  errors: Record<string, string>,
): Promise<Response> {
  if (wantsJson(headers)) return jsonAnswer(422, { ...errorOf('invalid-fields'), fields: errors });
  const days = await freeDays(await leadsDatabase());
  return timesPage(headers, days, body, { status: 422, problem: refusals['invalid-fields'], errors });
}

async function conflict(
  headers: Headers,
  body: Record<string, unknown>,
  code: 'slot-taken' | 'too-many-meetings',
  wanted: number,
): Promise<Response> {
  const days = await freeDays(await leadsDatabase());
  const next = code === 'slot-taken' ? nextFree(days, wanted) : null;
  if (wantsJson(headers))
    return jsonAnswer(409, { ...errorOf(code), ...(next && { slots: next.map(toInstant) }) });
  const problem = next ? takenWords(next) : refusals[code];
  return timesPage(headers, days, body, { status: 409, problem });
}
