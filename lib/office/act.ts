import 'server-only';
import { DateTime } from 'luxon';
import { availability } from '@/content/meetings';
import type { Database } from '@/lib/database/schema';
import { sharedDatabase } from '@/lib/database/shared-database';
import { LONGEST_NOTE, setAnswered } from '@/lib/leads/answered';
import { cleanText } from '@/lib/leads/clean';
import { toldOf } from '@/lib/leads/delivery/senders';
import type { FormBody } from '@/lib/leads/forms';
import type { Lead } from '@/lib/leads/lead';
import { keyExpiry, officePath } from '@/lib/leads/office-keys';
import { countRequest, formHandler, readForm, refusal } from '@/lib/leads/request';
import { reject, seeOther } from '@/lib/leads/responses';
import { readLead } from '@/lib/leads/store';
import { noticesOf } from '@/lib/meetings/senders';
import { updateMeeting } from '@/lib/meetings/store';
import { env } from '@/lib/platform/env';
import { jsonResponse, wantsJson } from '@/lib/platform/http/json-response';
import { Refusal } from '@/lib/platform/http/refusal';
import { countWrongKey, isGuessing } from './wrong-keys';

type Act = (db: Database, lead: Lead, body: FormBody) => Promise<unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const acts: Record<string, Act> = {
  async answer(db, { id, kind }, body) {
    const note = cleanText(text(body.note));
    if (note.length > LONGEST_NOTE) throw refusal(422, 'note-too-long');
    await setAnswered(db, id, note, toldOf(env, kind));
  },
  undo: (db, { id, kind }) => setAnswered(db, id, null, toldOf(env, kind)),
  async move(db, lead, body) {
    // A free time in UTC, or a typed time in Central.
    const wanted = text(body.time) || text(body.slot);
    const time = DateTime.fromISO(wanted, { zone: availability.timeZone });
    // Without a date or a time of day, it would be today or midnight.
    const isWhole = /^\d{4}-\d\d-\d\dT\d/.test(wanted) && time.isValid;
    if (!isWhole || time.toMillis() <= Date.now()) throw refusal(422, 'no-such-time');
    await updateCall(db, lead, time.toMillis());
  },
  cancel: (db, lead) => updateCall(db, lead, null),
};

/** Responds to a form of the office's page of a lead: answer, undo, move or cancel. Never throws. */
export const actOnLead = formHandler('office', async (request, id: string) => {
  const { headers } = request;
  const key = new URL(request.url).searchParams.get('key') ?? '';
  if (isGuessing(headers)) {
    await countRequest(request);
    throw refusal(429, 'too-many-requests', { 'retry-after': '3600' });
  }
  const body = await readForm(request, { hasKey: true });
  const db = await sharedDatabase();
  const lead = (await keyExpiry(db, id, key)) === null ? null : await readLead(db, id);
  if (!lead) {
    countWrongKey(headers);
    throw refusal(404, 'unknown-lead');
  }
  const action = text(body.action);
  const act = Object.hasOwn(acts, action) ? acts[action] : undefined;
  try {
    if (!act) throw refusal(400, 'unknown-action');
    await act(db, lead, body);
    return wantsJson(headers) ? jsonResponse(200, { id }) : seeOther(officePath(id, key));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code } = error;
    return reject(headers, officePath(id, key), { status, code, body });
  }
});

async function updateCall(db: Database, { id }: Lead, start: number | null) {
  const change = await updateMeeting(db, id, start, { ...noticesOf(env), networks: [], actor: 'office' });
  if (change === 'slot-taken') throw refusal(409, 'slot-taken');
  if (change === 'over') throw refusal(409, 'meeting-over');
}
