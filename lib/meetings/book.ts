import 'server-only';
import { z } from 'zod';
import { availability } from '@/content/meetings';
import { timeZone } from '@/content/time-zone';
import { sharedDatabase } from '@/lib/database/shared-database';
import { officeTargets, targetNamesFor } from '@/lib/delivery/lead-targets';
import { meetingForm } from '@/lib/forms/all-forms';
import { toFieldErrors } from '@/lib/forms/lead-forms';
import { respondToLead, toNewLead } from '@/lib/inbox/new-lead';
import { targetOptions } from '@/lib/meetings/email/meeting-targets';
import { env } from '@/lib/platform/env';
import { countRequest, countSave, formHandler, readForm, seeOther } from '@/lib/platform/http/form-handler';
import { jsonResponse, wantsJson } from '@/lib/platform/http/json-response';
import { readBusyTimes } from './busy';
import { findSlotError, meetingLimits, problemResponder, toIso } from './meeting-http';
import { bookingPath, meetingPaths } from './meeting-paths';
import { bookMeeting } from './meeting-store';
import { readFreeDays } from './read-meetings';

/** Responds with the free times as JSON; redirects browsers to the page that shows them. Never throws. */
export const showFreeTimes = formHandler('meetings', async (request) => {
  if (!wantsJson(request.headers)) return seeOther(bookingPath + new URL(request.url).search);
  await countRequest(request);
  const days = await readFreeDays(await sharedDatabase());
  return jsonResponse(200, {
    timeZone: timeZone.id,
    minutes: availability.minutes,
    days: days.map(({ date, slots }) => ({ date, slots: slots.map(toIso) })),
  });
});

/** The random id of the page view that a form was sent from. */
const pageViewId = z.string().min(1).max(64).optional().catch(undefined);

export const book = formHandler('meetings', async (request) => {
  const { headers } = request;
  const body = await readForm(request);
  const now = Date.now();
  const respond = problemResponder(headers, bookingPath, body);
  const parsed = meetingForm.schema.safeParse(body);
  if (!parsed.success) {
    const errors = { ...findSlotError(body.slot, now), ...toFieldErrors(parsed.error) };
    return respond({ code: 'invalid-fields', errors });
  }
  await countSave(request);

  const db = await sharedDatabase();
  const lead = {
    ...toNewLead(meetingForm.kind, request, body, parsed.data),
    request: pageViewId.parse(body.request),
  };
  const options = {
    ...targetOptions(env),
    leadTargets: targetNamesFor(officeTargets, env, lead.kind),
    busyTimes: await readBusyTimes(now),
    networkLimits: meetingLimits(request),
  };
  const booking = await bookMeeting(db, lead, options, now);
  if (booking.outcome !== 'booked') return respond({ ...booking, code: booking.outcome });
  const { id, key, startsAt } = booking;
  const paths = key === null ? null : meetingPaths(id, key);
  if (!wantsJson(headers)) return paths ? seeOther(paths.manage) : respondToLead(headers, meetingForm, id);
  const { manage, ics } = paths ?? {};
  return jsonResponse(201, { id, redirect: meetingForm.redirect, start: toIso(startsAt), manage, ics });
});
