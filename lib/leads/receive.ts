import 'server-only';
import { env } from '@/lib/platform/env';
import { sharedDatabase } from '../database/shared-database.ts';
import { confirmationSenders, officeSenders, targetsOf } from './delivery/senders.ts';
import { getLeadForm } from './forms.ts';
import { countLead, formHandler, readForm, refusal, toNewLead } from './request.ts';
import { fieldErrorsResponse, thank, toFieldErrors } from './responses.ts';
import { storeLead } from './store.ts';

/** Responds to a form sent to `/api/leads/{kind}`. Never throws. */
export const receiveLead = formHandler('leads', async (request, kind: string) => {
  const form = getLeadForm(kind);
  if (!form) throw refusal(404, 'unknown-form');
  const { headers } = request;
  const body = await readForm(request);
  const parsed = form.schema.safeParse(body);
  if (!parsed.success) return fieldErrorsResponse(headers, form, body, toFieldErrors(parsed.error));
  await countLead(request);

  const lead = toNewLead(kind, request, body, parsed.data);
  const targets = targetsOf([...officeSenders(env), ...confirmationSenders(env)], kind);
  const id = await storeLead(await sharedDatabase(), lead, targets);
  return thank(headers, form, id);
});
