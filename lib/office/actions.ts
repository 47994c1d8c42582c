import 'server-only';
import { officePage } from '@/content/office';
import type { Database } from '@/lib/database/schema';
import { sharedDatabase } from '@/lib/database/shared-database';
import { eventTargets } from '@/lib/delivery/lead-targets';
import { cleanText } from '@/lib/forms/clean';
import { formatFullTime } from '@/lib/inbox/format-lead';
import type { Lead } from '@/lib/inbox/lead';
import { formatEvent, readEvents } from '@/lib/inbox/lead-events';
import { readLead } from '@/lib/inbox/lead-store';
import { officePath, readKeyExpiry } from '@/lib/inbox/office-keys';
import { type Action, MAX_NOTE_LENGTH, marksOf, storeAction } from '@/lib/inbox/store-action';
import { targetOptions } from '@/lib/meetings/email/meeting-targets';
import { updateMeeting } from '@/lib/meetings/meeting-store';
import { env } from '@/lib/platform/env';
import { type FormBody, formHandler, readForm, reject, seeOther } from '@/lib/platform/http/form-handler';
import { jsonResponse, wantsJson } from '@/lib/platform/http/json-response';
import { parseCentralTime, parseInstant } from '@/lib/time/slot';
import { openWithKey } from './wrong-keys';

/** How far ahead a call may be moved. Rejects typos such as the year 9999. */
const MAX_AHEAD_MS = 366 * 86_400_000;

const failures = {
  'unknown-action': { status: 400, code: 'unknown-action' },
  'note-too-long': { status: 422, code: 'note-too-long' },
  'no-such-time': { status: 422, code: 'no-such-time' },
  gone: { status: 404, code: 'unknown-lead' },
  conflict: { status: 409, code: 'changed-meanwhile' },
  'slot-taken': { status: 409, code: 'slot-taken' },
  over: { status: 409, code: 'meeting-over' },
} as const;

type Outcome = 'changed' | 'unchanged' | keyof typeof failures;
type Handle = (db: Database, lead: Lead, body: FormBody) => Promise<Outcome> | Outcome;

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the number of events, or the version of an analysis, that the page with the form showed. */
const readSeen = ({ seen }: FormBody) => (/^\d{1,9}$/.test(toText(seen)) ? Number(seen) : undefined);

const createHandler =
  (type: Action['type']): Handle =>
  (db, { id, kind }, body) => {
    const isMark = type !== 'noted' && type !== 'reopened';
    if (isMark && !marksOf(kind).some((mark) => mark === type)) return 'unknown-action';
    const note = cleanText(toText(body.note));
    if (note.length > MAX_NOTE_LENGTH) return 'note-too-long';
    return storeAction(db, id, { type, note, seen: readSeen(body) }, eventTargets(env, kind));
  };

const updateCall = (db: Database, { id }: Lead, start: number | null, seen?: number) =>
  updateMeeting(db, id, start, { ...targetOptions(env), networkLimits: [], actor: 'office', seen });

const handlers: Record<string, Handle> = {
  answer: createHandler('answered'),
  held: createHandler('held'),
  missed: createHandler('missed'),
  note: createHandler('noted'),
  undo: createHandler('reopened'),
  move(db, lead, body) {
    // `time` was typed, in Central time. `slot` is one of the offered free times, in UTC.
    const requested = toText(body.time) || toText(body.slot);
    const start = parseInstant(requested) ?? parseCentralTime(requested);
    const ahead = (start ?? 0) - Date.now();
    return ahead > 0 && ahead < MAX_AHEAD_MS ? updateCall(db, lead, start, readSeen(body)) : 'no-such-time';
  },
  cancel: (db, lead, body) => updateCall(db, lead, null, readSeen(body)),
};

/** Throws an HttpError if the key is wrong. */
export async function readOfficeForm(request: Request, id: string) {
  const { headers } = request;
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const body = await readForm(request, { hasKey: true });
  const db = await sharedDatabase();
  const lead = await openWithKey(headers, async () =>
    (await readKeyExpiry(db, id, key)) === null ? null : readLead(db, id),
  );
  return { db, lead, key, body, action: toText(body.action), seen: readSeen(body) };
}

/** Responds to a form from the office's page of a lead. Never throws. */
export const actOnLead = formHandler('office', async (request, id: string) => {
  const { headers } = request;
  const { db, lead, key, body, action } = await readOfficeForm(request, id);
  const handle = Object.hasOwn(handlers, action) ? handlers[action] : undefined;
  const outcome = handle ? await handle(db, lead, body) : 'unknown-action';
  const page = officePath(id, key);
  if (outcome === 'changed' || outcome === 'unchanged')
    return wantsJson(headers) ? jsonResponse(200, { id }) : seeOther(page);
  const last = outcome === 'conflict' ? (await readEvents(db, id)).at(-1) : undefined;
  const detail = last && officePage.conflict(formatFullTime(last.at), formatEvent(last));
  return reject(headers, page, { ...failures[outcome], detail, body });
});
