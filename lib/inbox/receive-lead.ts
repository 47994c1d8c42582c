import 'server-only';
import { sharedDatabase } from '@/lib/database/shared-database';
import { networkLimits } from '@/lib/database/uses';
import { getLeadForm, toFieldErrors } from '@/lib/forms/lead-forms';
import { countSave, formHandler, problemPath, readForm, reject } from '@/lib/platform/http/form-handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { type LeadTarget, storeLead } from './lead-store';
import { respondToLead, toNewLead } from './new-lead';

type TargetsFor = (kind: string) => LeadTarget[];

/** How many unanswered leads an IPv4 address or IPv6 /56 may store in 24 hours (`networkLimits`). */
const MAX_UNANSWERED = 1_000;

/** Responds to a form sent to `/api/leads/{kind}`. `targetsFor` returns the targets that get the lead. Never throws. */
export const receiveLead = formHandler('leads', async (request, kind: string, targetsFor: TargetsFor) => {
  const form = getLeadForm(kind);
  if (!form) throw new HttpError(404, 'unknown-form');
  const { headers } = request;
  const body = await readForm(request);
  const parsed = form.schema.safeParse(body);
  if (!parsed.success) {
    const errors = toFieldErrors(parsed.error);
    return reject(headers, problemPath, { status: 422, code: 'invalid-fields', kind, body, errors });
  }
  await countSave(request);

  const lead = toNewLead(kind, request, body, parsed.data);
  const limits = networkLimits(request, MAX_UNANSWERED, 4, 'leads ');
  const id = await storeLead(await sharedDatabase(), lead, targetsFor(kind), Date.now(), limits);
  return respondToLead(headers, form, id);
});
