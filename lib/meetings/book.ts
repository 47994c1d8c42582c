import 'server-only';
import { leadsDatabase } from '@/lib/database/shared';
import { targetsFor } from '@/lib/leads/delivery/senders';
import { leadForms } from '@/lib/leads/forms';
import { countLead, countRequest, formHandler, readForm, toNewLead } from '@/lib/leads/request';
import { toFieldErrors } from '@/lib/leads/responses';
import { env } from '@/lib/platform/env';
import { jsonAnswer, wantsJson } from '@/lib/platform/http/answer';
import { availability } from '../../content/meetings.ts';
import { meetingPaths } from './addresses.ts';
import { askAgain, seeOther, slotError, toInstant } from './http.ts';
import { timesPage } from './pages.ts';
import { freeDays } from './read.ts';
import { bookMeeting } from './store.ts';

const form = leadForms.meeting;

/** The free times, as JSON or as the page that works without JavaScript (rulings, section 12). Never throws. */
export const showFreeTimes = formHandler('meetings', async (request) => {
  const { headers } = request;
  await countRequest(request);
  const days = await freeDays(await leadsDatabase());
  if (!wantsJson(headers)) return timesPage(headers, days, {});
  const { timeZone, minutes } = availability;
  const asInstants = days.map(({ date, slots }) => ({ date, slots: slots.map(toInstant) }));
  return jsonAnswer(200, { timeZone, minutes, days: asInstants });
});

/** Books a meeting. Never throws. */
export const book = formHandler('meetings', async (request) => {
  const { headers } = request;
  const body = await readForm(request);
  const now = Date.now();
  const again = askAgain(headers, (days, trouble) => timesPage(headers, days, body, trouble));
  const parsed = form.schema.safeParse(body);
  if (!parsed.success) {
    const errors = { ...slotError(body.slot, now), ...toFieldErrors(parsed.error) };
    return again({ code: 'invalid-fields', errors });
  }
  await countLead(request);

  const db = await leadsDatabase();
  const lead = toNewLead('meeting', request, body, parsed.data);
  const booking = await bookMeeting(db, lead, targetsFor(env, 'meeting'), now);
  if (booking.outcome !== 'booked') return again({ ...booking, code: booking.outcome });
  const { id, key, startsAt } = booking;
  const paths = meetingPaths(id, key);
  if (!wantsJson(headers)) return seeOther(paths.manage);
  return jsonAnswer(201, { id, redirect: form.redirect, start: toInstant(startsAt), ...paths });
});
