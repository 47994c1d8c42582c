import 'server-only';
import { sharedDatabase } from '@/lib/database/shared';
import { targetsOf, toldOf } from '@/lib/leads/delivery/senders';
import { countLead, countRequest, formHandler, readForm, refusal } from '@/lib/leads/request';
import { seeOther } from '@/lib/leads/responses';
import { env } from '@/lib/platform/env';
import { jsonAnswer, wantsJson } from '@/lib/platform/http/answer';
import { timingSafeEqualText } from '@/lib/platform/http/timing-safe-equal';
import { errorMessages } from '../../content/forms.ts';
import { meetingPaths } from './addresses.ts';
import { busyTimes } from './busy.ts';
import { meetingCalendar, officeCalendar } from './calendar.ts';
import { networkLimits, problemResponder, slotError, toInstant } from './http.ts';
import { managePage, movePage } from './pages.ts';
import { freeDays, getMeeting, type Meeting, openMeeting, upcomingMeetings } from './read.ts';
import { visitorSenders } from './senders.ts';
import { parseInstant } from './slots.ts';
import { updateMeeting } from './store.ts';

const ICS = /\.ics$/;
const FEED = 'calendar';

/** A meeting's page, its calendar file (`{id}.ics`), or the office's feed (`calendar.ics`). Never throws. */
export const showMeeting = formHandler('meetings', async (request, address: string) => {
  const { headers } = request;
  const query = new URL(request.url).searchParams;
  await countRequest(request);
  const db = await sharedDatabase();
  const id = address.replace(ICS, '');
  if (ICS.test(address) && id === FEED) {
    const token = env.MEETINGS_FEED_TOKEN;
    if (!token || !timingSafeEqualText(query.get('token') ?? '', token))
      throw refusal(404, 'unknown-meeting');
    return calendarAnswer(officeCalendar(await upcomingMeetings(db)), 'calls.ics');
  }

  const key = query.get('key') ?? '';
  const meeting = await openMeeting(db, id, key);
  if (!meeting) throw refusal(404, 'unknown-meeting');
  const manageUrl = env.SITE_URL + meetingPaths(id, key).manage;
  if (ICS.test(address)) return calendarAnswer(meetingCalendar(meeting, manageUrl), 'call.ics');
  // Browsers get the page; a program has to ask for JSON.
  if (/application\/json/i.test(headers.get('accept') ?? '')) return jsonAnswer(200, toJson(meeting, key));
  return query.has('move') && meeting.startsAt > Date.now() && !meeting.isCanceled
    ? movePage(meeting, key, await freeDays(db))
    : managePage(meeting, key);
});

/** Moves a meeting (`slot`) or cancels it (`action=cancel`). Never throws. */
export const changeMeeting = formHandler('meetings', async (request, id: string) => {
  const { headers } = request;
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const body = await readForm(request);
  const db = await sharedDatabase();
  const meeting = await openMeeting(db, id, key);
  if (!meeting) throw refusal(404, 'unknown-meeting');

  const respond = problemResponder(headers, (days, trouble) => movePage(meeting, key, days, trouble));
  const action = body.action ?? (body.slot === undefined ? '' : 'move');
  if (action !== 'cancel' && action !== 'move') throw refusal(400, 'unknown-action');
  // Canceling is always possible.
  if (action === 'move') await countLead(request);
  const wanted = action === 'move' ? parseInstant(body.slot) : null;
  if (action === 'move' && wanted !== meeting.startsAt) {
    const { slot: problem } = slotError(body.slot, Date.now());
    if (problem) return respond({ code: 'invalid-fields', problem, errors: { slot: problem } });
  }

  const mails = targetsOf(visitorSenders(env), meeting.lead.kind);
  const busy = wanted === null ? [] : await busyTimes();
  const told = toldOf(env, meeting.lead.kind);
  const change = await updateMeeting(db, id, wanted, { mails, told, busy, networks: networkLimits(request) });
  if (change === 'slot-taken') return respond({ code: 'slot-taken', wanted });
  if (change === 'over') {
    if (wantsJson(headers)) throw refusal(409, 'meeting-over');
    return managePage(meeting, key, { status: 409, problem: errorMessages['meeting-over'] });
  }
  if (!wantsJson(headers)) return seeOther(meetingPaths(id, key).manage);
  return jsonAnswer(200, toJson((await getMeeting(db, id)) ?? meeting, key));
});

function toJson(meeting: Meeting, key: string) {
  const { id, startsAt, endsAt, isCanceled } = meeting;
  const status = isCanceled ? 'canceled' : 'booked';
  return { id, start: toInstant(startsAt), end: toInstant(endsAt), status, ...meetingPaths(id, key) };
}

function calendarAnswer(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
