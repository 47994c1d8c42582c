import 'server-only';
import { limits } from '@/content/limits';
import { officePage } from '@/content/office';
import { eventTargets } from '@/lib/delivery/lead-targets';
import { officePath } from '@/lib/delivery/office-link';
import { cleanText } from '@/lib/forms/clean';
import { formatEvent, readEvents } from '@/lib/inbox/lead-events';
import { type Action, marksOf, storeAction } from '@/lib/inbox/store-action';
import { targetOptions } from '@/lib/meetings/email/meeting-targets';
import { updateMeeting } from '@/lib/meetings/meeting-store';
import { DAY_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { reject, seeOther } from '@/lib/platform/http/form-handler';
import { jsonResponse, wantsJson } from '@/lib/platform/http/json-response';
import { formatFullTime } from '@/lib/time/office-time';
import { parseInstant, parseOfficeTime } from '@/lib/time/slot';
import { failures, type OfficeForm, officeForm, toText } from './office-form';

/** How far ahead a call may be moved. Rejects typos such as the year 9999. */
const MAX_AHEAD_MS = 366 * DAY_MS;

type Outcome = 'changed' | 'unchanged' | keyof typeof failures;
type Handle = (form: OfficeForm) => Promise<Outcome> | Outcome;

const createHandler =
  (type: Action['type']): Handle =>
  ({ db, lead: { id, kind }, body, seen }) => {
    const isMark = type !== 'noted' && type !== 'reopened';
    if (isMark && !marksOf(kind).some((mark) => mark === type)) return 'unknown-action';
    const note = cleanText(toText(body.note));
    if (note.length > limits.note) return 'note-too-long';
    return storeAction(db, id, { type, note, seen }, eventTargets(env, kind));
  };

const updateCall = ({ db, lead, seen }: OfficeForm, start: number | null) =>
  updateMeeting(db, lead.id, start, { ...targetOptions(env), networkLimits: [], actor: 'office', seen });

const handlers: Record<string, Handle> = {
  answer: createHandler('answered'),
  held: createHandler('held'),
  missed: createHandler('missed'),
  note: createHandler('noted'),
  undo: createHandler('reopened'),
  move(form) {
    // `time` was typed, in the office’s time zone. `slot` is one of the offered free times, in UTC.
    const requested = toText(form.body.time) || toText(form.body.slot);
    const start = parseInstant(requested) ?? parseOfficeTime(requested);
    const ahead = (start ?? 0) - Date.now();
    return ahead > 0 && ahead < MAX_AHEAD_MS ? updateCall(form, start) : 'no-such-time';
  },
  cancel: (form) => updateCall(form, null),
};

/** Responds to a form from the office's page of a lead. Never throws. */
export const actOnLead = officeForm(officePath, async (form) => {
  const { db, lead, headers, page, body, action } = form;
  const handle = Object.hasOwn(handlers, action) ? handlers[action] : undefined;
  const outcome = handle ? await handle(form) : 'unknown-action';
  if (outcome === 'changed' || outcome === 'unchanged')
    return wantsJson(headers) ? jsonResponse(200, { id: lead.id }) : seeOther(page);
  const last = outcome === 'conflict' ? (await readEvents(db, lead.id)).at(-1) : undefined;
  const detail = last && officePage.conflict(formatFullTime(last.at), formatEvent(last));
  return reject(headers, page, { ...failures[outcome], detail, body });
});
