import 'server-only';
import { type ErrorCode, errorMessages } from '@/content/forms';
import { officePage } from '@/content/office';
import type { Database } from '@/lib/database/schema';
import { sharedDatabase } from '@/lib/database/shared-database';
import type { Lead } from '@/lib/inbox/lead';
import { readLead } from '@/lib/inbox/lead-store';
import { checkSameOrigin } from '@/lib/platform/http/api-handler';
import {
  countRequest,
  type FormBody,
  formHandler,
  notStored,
  reject,
} from '@/lib/platform/http/form-handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { readBody } from '@/lib/platform/http/read-body';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { readOfficeKey } from './office-keys';
import { openWithKey } from './wrong-keys';

/** The most that a form may hold (characters), and the most that is read so that it can be shown again (bytes). */
const MAX_LENGTH = 64 * 1024;
const MAX_BYTES = 1024 * 1024;

export const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Throws an HttpError if the form came from another site, came too often, or has a wrong key. */
async function openForm(request: Request, id: string, key: string) {
  checkSameOrigin(request, true);
  await countRequest(request);
  const db = await sharedDatabase();
  const read = async () => ((await readOfficeKey(db, key, id)) ? readLead(db, id) : null);
  return { db, lead: await openWithKey(request.headers, read) };
}

/** How the forms of the office are rejected. */
export const failures = {
  'unknown-action': { status: 400, code: 'unknown-action' },
  'note-too-long': { status: 422, code: 'note-too-long' },
  'no-such-time': { status: 422, code: 'no-such-time' },
  gone: { status: 404, code: 'unknown-lead' },
  conflict: { status: 409, code: 'changed-meanwhile' },
  quarantined: { status: 409, code: 'lead-quarantined' },
  'slot-taken': { status: 409, code: 'slot-taken' },
  over: { status: 409, code: 'meeting-over' },
} as const;

function readInput(body: FormBody) {
  if (Object.values(body).join('').length > MAX_LENGTH) throw new HttpError(413, 'too-large');
  const { action, seen } = body;
  return { body, action: toText(action), seen: /^\d{1,9}$/.test(toText(seen)) ? Number(seen) : undefined };
}

export interface OfficeForm {
  db: Database;
  lead: Lead;
  body: FormBody;
  action: string;
  /** The number of events, or the version of an analysis, that the page with the form showed. */
  seen: number | undefined;
  headers: Headers;
  page: string;
  key: string;
}

/** Handles the form of a page. If it is rejected, shows that page with the input, unless the key is wrong (404). */
export const officeForm = (
  pageOf: (id: string, key: string) => string,
  act: (form: OfficeForm) => Promise<Response>,
) =>
  formHandler('office', async (request, id: string) => {
    const { headers } = request;
    const key = new URL(request.url).searchParams.get('key') ?? '';
    const page = pageOf(id, key);
    let body: FormBody = {};
    try {
      const opened = await openForm(request, id, key);
      body = await readBody(request, MAX_BYTES);
      return await act({ ...opened, ...readInput(body), headers, page, key });
    } catch (error) {
      const known = error instanceof HttpError ? error : null;
      if (known?.status === 404) throw error;
      if (!known) logOf('office').error({ failure: failureOf(error) }, 'request failed');
      if (!request.bodyUsed) body = await readBody(request).catch(() => ({}));
      const reason = known ? errorMessages[known.code as ErrorCode] : officePage.notSaved;
      const problem = `${reason} ${officePage[Object.keys(body).length > 0 ? 'kept' : 'lost']}`;
      const rejection = known ?? notStored();
      return reject(headers, page, { ...rejection, body, problem });
    }
  });
