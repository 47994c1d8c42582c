import 'server-only';
import { sharedDatabase } from '@/lib/database/shared-database';
import { emailFrom } from '@/lib/delivery/send-email';
import { formatMeetingCalendar, formatOfficeCalendar } from '@/lib/meetings/email/calendar-file';
import { targetOptions } from '@/lib/meetings/email/meeting-targets';
import { env } from '@/lib/platform/env';
import {
  countRequest,
  countSave,
  formHandler,
  readForm,
  reject,
  seeOther,
} from '@/lib/platform/http/form-handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { jsonResponse, wantsJson } from '@/lib/platform/http/json-response';
import { timingSafeEqualText } from '@/lib/platform/http/timing-safe-equal';
import { parseInstant } from '@/lib/time/slot';
import { readBusyTimes } from './busy';
import { findSlotError, meetingLimits, problemResponder, toIso } from './meeting-http';
import { meetingPaths } from './meeting-paths';
import { updateMeeting } from './meeting-store';
import { getMeeting, type Meeting, openMeeting, readUpcomingMeetings } from './read-meetings';

const ICS = /\.ics$/;
const FEED_ID = 'calendar';

/** Responds with a meeting, its calendar file (`{id}.ics`), or the office's feed (`calendar.ics`). Never throws. */
export const showMeeting = formHandler('meetings', async (request, name: string) => {
  const { headers } = request;
  const query = new URL(request.url).searchParams;
  await countRequest(request);
  const db = await sharedDatabase();
  const id = name.replace(ICS, '');
  if (ICS.test(name) && id === FEED_ID) {
    const token = env.MEETINGS_FEED_TOKEN;
    if (!token || !timingSafeEqualText(query.get('token') ?? '', token))
      throw new HttpError(404, 'unknown-meeting');
    return calendarResponse(formatOfficeCalendar(await readUpcomingMeetings(db)), 'calls.ics');
  }

  const key = query.get('key') ?? '';
  const meeting = await openMeeting(db, id, key);
  if (!meeting) throw new HttpError(404, 'unknown-meeting');
  const manageUrl = env.SITE_URL + meetingPaths(id, key).manage;
  if (ICS.test(name))
    return calendarResponse(formatMeetingCalendar(meeting, manageUrl, { from: emailFrom(env) }), 'call.ics');
  if (/application\/json/i.test(headers.get('accept') ?? '')) return jsonResponse(200, toJson(meeting, key));
  // Not `wantsJson`: older emails link here, so a program without `Accept` is redirected to the meeting's page too.
  return seeOther(meetingPaths(id, key).manage);
});

/** Moves a meeting (`slot`) or cancels it (`action=cancel`). Never throws. */
export const changeMeeting = formHandler('meetings', async (request, id: string) => {
  const { headers } = request;
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const body = await readForm(request, { hasKey: true });
  const db = await sharedDatabase();
  const meeting = await openMeeting(db, id, key);
  if (!meeting) throw new HttpError(404, 'unknown-meeting');

  const { manage } = meetingPaths(id, key);
  const respond = problemResponder(headers, `${manage}&move=1`, body);
  const action = body.action ?? (body.slot === undefined ? '' : 'move');
  if (action !== 'cancel' && action !== 'move') throw new HttpError(400, 'unknown-action');
  // Only moves are limited: a visitor can always cancel.
  if (action === 'move') await countSave(request);
  const requested = action === 'move' ? parseInstant(body.slot) : null;
  if (action === 'move' && requested !== meeting.startsAt) {
    const { slot: problem } = findSlotError(body.slot, Date.now());
    if (problem) return respond({ code: 'invalid-fields', errors: { slot: problem } });
  }

  const busy = requested === null ? [] : await readBusyTimes();
  const options = { ...targetOptions(env), busyTimes: busy, networkLimits: meetingLimits(request) };
  const change = await updateMeeting(db, id, requested, options);
  if (change === 'slot-taken') return respond({ code: 'slot-taken', requested });
  if (change === 'over') return reject(headers, manage, { status: 409, code: 'meeting-over', body });
  if (!wantsJson(headers)) return seeOther(manage);
  return jsonResponse(200, toJson((await getMeeting(db, id)) ?? meeting, key));
});

function toJson(meeting: Meeting, key: string) {
  const { id, startsAt, endsAt, isCanceled } = meeting;
  const status = isCanceled ? 'canceled' : 'booked';
  const { manage, ics } = meetingPaths(id, key);
  return { id, start: toIso(startsAt), end: toIso(endsAt), status, manage, ics };
}

function calendarResponse(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
