import 'server-only';
import { type Asked, refuse } from '@/lib/leads/answers';
import { contextOf, sendingPage } from '@/lib/leads/context';
import { targetsFor } from '@/lib/leads/delivery/targets';
import { leadForms } from '@/lib/leads/forms';
import { leadsDatabase, wakeDelivery } from '@/lib/leads/leads';
import { toFieldErrors } from '@/lib/leads/receive';
import { judge } from '@/lib/leads/spam';
import { env } from '@/lib/platform/env';
import { jsonAnswer, wantsJson } from '@/lib/platform/http/answer';
import { clientAddress } from '@/lib/platform/http/client-address';
import { readBody } from '@/lib/platform/http/read-body';
import { Refusal } from '@/lib/platform/http/refusal';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { siteRateLimiter } from '@/lib/platform/http/site-rate-limiter';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { type RefusalCode, refusals } from '../../content/forms.ts';
import { availability, slotProblems } from '../../content/meetings.ts';
import { icsPath, managePath } from './addresses.ts';
import { meetingCalendar, officeCalendar } from './calendar.ts';
import { invitationName } from './invitation.ts';
import { isSameSecret } from './keys.ts';
import { managePage, movePage, takenWords, timesPage } from './pages.ts';
import { nextFree, parseInstant, slotProblem } from './slots.ts';
import {
  bookMeeting,
  cancelMeeting,
  freeDays,
  getMeeting,
  type Meeting,
  moveMeeting,
  openMeeting,
  upcomingMeetings,
} from './store.ts';

const BODY_LIMIT = 64 * 1024;
const ICS = /\.ics$/;
const FEED = 'calendar';

const log = logOf('meetings');
const form = leadForms.meeting;

/** As for every form: what is only looked at, or to be corrected, may come ten times as often as what is stored. */
const requests = siteRateLimiter('meeting-requests', { perMinute: env.LEADS_PER_MINUTE * 10 });
const bookings = siteRateLimiter('meetings', { perMinute: env.LEADS_PER_MINUTE });

/** The free times, as JSON or as the page that works without JavaScript (rulings, section 12). Never throws. */
export const showFreeTimes = (request: Request) =>
  answer(request, async ({ headers }) => {
    await limit(requests, headers);
    const days = await freeDays(await leadsDatabase());
    if (!wantsJson(headers)) return timesPage(days, {}, { page: sendingPage(headers, {}, env.SITE_URL) });
    const { timeZone, minutes } = availability;
    return jsonAnswer(200, {
      timeZone,
      minutes,
      days: days.map(({ date, slots }) => ({ date, slots: slots.map(toInstant) })),
    });
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
    await limit(bookings, headers);

    const { signs, spam } = judge(body, parsed.data, headers);
    const db = await leadsDatabase();
    const lead = {
      kind: 'meeting' as const,
      status: spam ? ('quarantined' as const) : ('new' as const),
      data: parsed.data,
      context: contextOf(headers, body, env.SITE_URL),
      signs,
    };
    const booking = await bookMeeting(db, lead, targetsFor(env, 'meeting'), now);
    if (booking.outcome === 'not-offered')
      return await correct(headers, body, { slot: slotProblems[booking.problem] });
    if (booking.outcome !== 'booked')
      return await conflict(headers, body, booking.outcome, Date.parse(String(parsed.data.slot)));

    if (!booking.repeated) wakeDelivery();
    const { id, key, startsAt } = booking;
    const manage = managePath(id, key);
    if (!wantsJson(headers)) return seeOther(manage);
    return jsonAnswer(201, {
      ...{ id, redirect: form.redirect, start: toInstant(startsAt), manage, ics: icsPath(id, key) },
    });
  });

/** A meeting's page, its calendar file (`{id}.ics`), or the office's feed (`calendar.ics`). Never throws. */
export const showMeeting = (request: Request, address: string) =>
  answer(request, async ({ headers, query }) => {
    await limit(requests, headers);
    const db = await leadsDatabase();
    const id = address.replace(ICS, '');
    if (ICS.test(address) && id === FEED) {
      const token = env.MEETINGS_FEED_TOKEN;
      if (!token || !isSameSecret(query.get('token') ?? '', token)) throw refusal(404, 'unknown-meeting');
      return calendarAnswer(officeCalendar(await upcomingMeetings(db)), 'calls.ics');
    }

    const key = query.get('key') ?? '';
    const meeting = await openMeeting(db, id, key);
    if (!meeting) throw refusal(404, 'unknown-meeting');
    if (ICS.test(address)) {
      const manageUrl = env.SITE_URL + managePath(id, key);
      return calendarAnswer(meetingCalendar(meeting, { manageUrl }), 'call.ics');
    }
    // It is a page above all: a program has to ask for anything else.
    if (/application\/json/i.test(headers.get('accept') ?? '')) return jsonAnswer(200, toJson(meeting, key));
    const isOver = meeting.startsAt <= Date.now();
    return query.has('move') && !isOver && !meeting.isCanceled
      ? movePage(meeting, key, await freeDays(db))
      : managePage(meeting, key, { isOver });
  });

/** Moves a meeting (`slot`) or cancels it (`action=cancel`). Never throws. */
export const changeMeeting = (request: Request, id: string) =>
  answer(request, async ({ headers, query }) => {
    const body = await read(request);
    const db = await leadsDatabase();
    const key = query.get('key') ?? (typeof body.key === 'string' ? body.key : '');
    const meeting = await openMeeting(db, id, key);
    if (!meeting) throw refusal(404, 'unknown-meeting');
    await limit(bookings, headers);

    const action = body.action ?? (body.slot === undefined ? '' : 'move');
    if (action !== 'cancel' && action !== 'move') throw refusal(400, 'unknown-action');
    const told = targetsFor(env, 'meeting').filter((target) => target === invitationName);
    const wanted = action === 'move' ? parseInstant(String(body.slot ?? '')) : null;
    if (action === 'move' && wanted !== meeting.startsAt) {
      const { slot: problem } = slotError(body.slot, Date.now());
      if (problem) return await cannotMove(headers, meeting, key, 422, problem, { slot: problem });
    }

    const change =
      wanted === null ? await cancelMeeting(db, id, told) : await moveMeeting(db, id, wanted, told);
    if (change === 'slot-taken') {
      const next = nextFree(await freeDays(db), wanted ?? 0);
      if (!wantsJson(headers)) return await cannotMove(headers, meeting, key, 409, takenWords(next));
      return jsonAnswer(409, { ...errorOf('slot-taken'), slots: next.map(toInstant) });
    }
    if (change === 'over') {
      if (wantsJson(headers)) return jsonAnswer(409, errorOf('meeting-over'));
      return managePage(meeting, key, {
        ...{ status: 409, problem: refusals['meeting-over'], isOver: meeting.startsAt <= Date.now() },
      });
    }
    if (change === 'changed') wakeDelivery();
    if (!wantsJson(headers)) return seeOther(managePath(id, key));
    return jsonAnswer(200, toJson((await getMeeting(db, id)) ?? meeting, key));
  });

/** The answer to any other method: 405 with `Allow`. */
export function refuseMethods(allow: string) {
  return (request: Request): Response =>
    refuse(askedOf(request), refusal(405, 'method-not-allowed', { allow }));
}

const askedOf = ({ headers }: Request): Asked => ({ headers, siteUrl: env.SITE_URL });

const refusal = (status: number, code: RefusalCode, headers?: Record<string, string>) =>
  new Refusal<RefusalCode>(status, code, headers);

const errorOf = (code: RefusalCode) => ({ error: { code, message: refusals[code] } });

const toInstant = (slot: number) => new Date(slot).toISOString();

async function answer(
  request: Request,
  work: (asked: { headers: Headers; query: URLSearchParams }) => Promise<Response>,
): Promise<Response> {
  try {
    return await work({ headers: request.headers, query: new URL(request.url).searchParams });
  } catch (error) {
    if (error instanceof Refusal) return refuse(askedOf(request), error);
    log.error({ failure: failureOf(error) }, 'meeting not read or stored');
    const code = request.method === 'POST' ? 'not-stored' : 'not-available';
    return refuse(askedOf(request), refusal(503, code, { 'retry-after': '60' }));
  }
}

async function read(request: Request): Promise<Record<string, unknown>> {
  if (!isSameOrigin(request.headers, env.SITE_URL)) throw refusal(403, 'cross-origin');
  await limit(requests, request.headers);
  return readBody(request, { limit: BODY_LIMIT });
}

async function limit(limiter: typeof requests, headers: Headers): Promise<void> {
  const wait = await limiter.take(clientAddress(headers, env.TRUSTED_PROXIES));
  if (wait) throw refusal(429, 'too-many-requests', { 'retry-after': String(wait) });
}

/** What is wrong with the time asked for, as an error at its field. */
function slotError(given: unknown, now: number): { slot?: string } {
  const instant = typeof given === 'string' && given.length <= 40 ? parseInstant(given.trim()) : null;
  const problem = instant === null ? 'malformed' : slotProblem(availability, instant, now);
  return problem ? { slot: slotProblems[problem] } : {};
}

async function correct(
  headers: Headers,
  body: Record<string, unknown>,
  errors: Record<string, string>,
): Promise<Response> {
  if (wantsJson(headers)) return jsonAnswer(422, { ...errorOf('invalid-fields'), fields: errors });
  const days = await freeDays(await leadsDatabase());
  const page = sendingPage(headers, body, env.SITE_URL);
  return timesPage(days, body, { page, status: 422, problem: refusals['invalid-fields'], errors });
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
  return timesPage(days, body, { page: sendingPage(headers, body, env.SITE_URL), status: 409, problem });
}

async function cannotMove(
  headers: Headers,
  meeting: Meeting,
  key: string,
  status: number,
  problem: string,
  errors?: Record<string, string>,
): Promise<Response> {
  if (wantsJson(headers)) return jsonAnswer(status, { ...errorOf('invalid-fields'), fields: errors });
  return movePage(meeting, key, await freeDays(await leadsDatabase()), { status, problem, errors });
}

function toJson(meeting: Meeting, key: string) {
  const { id, startsAt, endsAt, isCanceled } = meeting;
  return {
    ...{ id, start: toInstant(startsAt), end: toInstant(endsAt), status: isCanceled ? 'canceled' : 'booked' },
    ...{ manage: managePath(id, key), ics: icsPath(id, key) },
  };
}

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

function calendarAnswer(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    },
  });
}
