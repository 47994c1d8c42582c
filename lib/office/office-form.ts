import 'server-only';
import { officePage } from '@/content/office';
import type { Database } from '@/lib/database/schema';
import { sharedDatabase } from '@/lib/database/shared-database';
import type { Lead } from '@/lib/inbox/lead';
import { readLead } from '@/lib/inbox/lead-store';
import { readKeyExpiry } from '@/lib/inbox/office-keys';
import { checkSameOrigin } from '@/lib/platform/http/api-handler';
import { countRequest, type FormBody, formHandler, reject } from '@/lib/platform/http/form-handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { readBody } from '@/lib/platform/http/read-body';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { openWithKey } from './wrong-keys';

/** The most that a form may hold (characters), and the most that is read so that it can be shown again (bytes). */
const MAX_LENGTH = 64 * 1024;
const MAX_BYTES = 1024 * 1024;

export type OfficeForm = {
  db: Database;
  lead: Lead;
  headers: Headers;
  /** The path of the page with the form, and its key. */
  page: string;
  key: string;
  body: FormBody;
  action: string;
  /** The number of events, or the version of an analysis, that the page with the form showed. */
  seen: number | undefined;
};

export const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Handles a form of the office. Whatever rejects it, the response is the page with the form, the input in its fields,
 * and what to do; only a wrong key or a deleted lead is a 404.
 */
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
      checkSameOrigin(request, true);
      await countRequest(request);
      const db = await sharedDatabase();
      const lead = await openWithKey(headers, async () =>
        (await readKeyExpiry(db, id, key)) === null ? null : readLead(db, id),
      );
      body = await readBody(request, MAX_BYTES);
      if (Object.values(body).join('').length > MAX_LENGTH) throw new HttpError(413, 'too-large');
      const seen = /^\d{1,9}$/.test(toText(body.seen)) ? Number(body.seen) : undefined;
      return await act({ db, lead, headers, page, key, body, action: toText(body.action), seen });
    } catch (error) {
      const known = error instanceof HttpError ? error : null;
      if (known?.status === 404) throw error;
      if (!known) logOf('office').error({ failure: failureOf(error) }, 'request failed');
      if (!request.bodyUsed) body = await readBody(request).catch(() => ({}));
      const {
        status,
        code,
        headers: extra,
      } = known ?? new HttpError(503, 'not-stored', { 'retry-after': '60' });
      const { reasons, kept, lost } = officePage.rejected;
      const reason = Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : undefined;
      const problem = [reason, Object.keys(body).length > 0 ? kept : lost].join(' ');
      return reject(headers, page, { status, code, headers: extra, body, ...(reason && { problem }) });
    }
  });
