import 'server-only';
import { env } from '@/lib/platform/env';
import { consumeRateLimit } from '@/lib/platform/http/guards';
import { siteRateLimiter } from '@/lib/platform/http/rate-limiter';
import { refuseFields, thank, toFieldErrors } from './answers.ts';
import { targetsFor } from './delivery/targets.ts';
import { getLeadForm } from './forms.ts';
import { leadsDatabase } from './leads.ts';
import { formHandler, readForm, refusal, refuseMethods, toNewLead } from './request.ts';
import { storeLead } from './store.ts';

/** Leads are few. A request that is rejected (a field to correct, an unreadable body) may come ten times as often. */
const requests = siteRateLimiter('requests', { perMinute: env.LEADS_PER_MINUTE * 10 });
const accepted = siteRateLimiter('leads', { perMinute: env.LEADS_PER_MINUTE });

/** The answer to a form sent to `/api/leads/{kind}` (rulings, section 4). Never throws. */
export const receiveLead = formHandler('leads', async (request, kind: string) => {
  const form = getLeadForm(kind);
  if (!form) throw refusal(404, 'unknown-form');
  const { headers } = request;
  const body = await readForm(request, requests);
  const parsed = form.schema.safeParse(body);
  if (!parsed.success) return refuseFields(headers, form, body, toFieldErrors(parsed.error));
  await consumeRateLimit(request, accepted);

  const lead = toNewLead(form.kind, request, body, parsed.data);
  const { id } = await storeLead(await leadsDatabase(), lead, targetsFor(env, form.kind));
  return thank(headers, form, id);
});

/** The answer to any other method. */
export const refuseMethod = refuseMethods('POST');
