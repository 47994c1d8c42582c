import 'server-only';
import { env } from '@/lib/platform/env';
import { leadsDatabase } from '../database/shared.ts';
import { targetsFor } from './delivery/senders.ts';
import { getLeadForm } from './forms.ts';
import { countLead, formHandler, readForm, refusal, refuseMethods, toNewLead } from './request.ts';
import { refuseFields, thank, toFieldErrors } from './responses.ts';
import { storeLead } from './store.ts';

/** The answer to a form sent to `/api/leads/{kind}` (rulings, section 4). Never throws. */
export const receiveLead = formHandler('leads', async (request, kind: string) => {
  const form = getLeadForm(kind);
  if (!form) throw refusal(404, 'unknown-form');
  const { headers } = request;
  const body = await readForm(request);
  const parsed = form.schema.safeParse(body);
  if (!parsed.success) return refuseFields(headers, form, body, toFieldErrors(parsed.error));
  await countLead(request);

  const lead = toNewLead(form.kind, request, body, parsed.data);
  const { id } = await storeLead(await leadsDatabase(), lead, targetsFor(env, form.kind));
  return thank(headers, form, id);
});

/** The answer to any other method. */
export const refuseMethod = refuseMethods('POST');
