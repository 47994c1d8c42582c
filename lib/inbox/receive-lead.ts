import 'server-only';
import { sharedDatabase } from '@/lib/database/shared-database';
import { formMailSenders, officeSenders, targetsOf } from '@/lib/delivery/lead-targets';
import { getLeadForm } from '@/lib/forms/lead-forms';
import { env } from '@/lib/platform/env';
import { countLead, formHandler, readForm, refusal, toNewLead } from './form-request';
import { problemPath, reject, thank, toFieldErrors } from './form-response';
import { storeLead } from './lead-store';
import { networkLimits } from './usage-limits';

/** How many leads that are not answered a network may store in 24 hours. */
const MOST_UNANSWERED = 1_000;

/** Responds to a form sent to `/api/leads/{kind}`. Never throws. */
export const receiveLead = formHandler('leads', async (request, kind: string) => {
  const form = getLeadForm(kind);
  if (!form) throw refusal(404, 'unknown-form');
  const { headers } = request;
  const body = await readForm(request);
  const parsed = form.schema.safeParse(body);
  if (!parsed.success) {
    const errors = toFieldErrors(parsed.error);
    return reject(headers, problemPath, { status: 422, code: 'invalid-fields', kind, body, errors });
  }
  await countLead(request);

  const lead = toNewLead(kind, request, body, parsed.data);
  const targets = targetsOf([...officeSenders(env), ...formMailSenders(env)], kind);
  const limits = networkLimits(request, MOST_UNANSWERED, 4, 'leads ');
  const id = await storeLead(await sharedDatabase(), lead, targets, Date.now(), limits);
  return thank(headers, form, id);
});
