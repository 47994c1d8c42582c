import 'server-only';
import { env } from '@/lib/platform/env';
import { clientAddress } from '@/lib/platform/http/client-address';
import { readBody } from '@/lib/platform/http/read-body';
import { Refusal } from '@/lib/platform/http/refusal';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { siteRateLimiter } from '@/lib/platform/http/site-rate-limiter';
import { failureOf } from '@/lib/platform/observability/failure';
import type { RefusalCode } from '../../content/forms.ts';
import { type FieldErrors, refuse, refuseFields, thank } from './answers.ts';
import { contextOf } from './context.ts';
import { getLeadForm, type LeadForm } from './forms.ts';
import { takeLead } from './leads.ts';
import { log } from './log.ts';
import { judge } from './spam.ts';

const BODY_LIMIT = 64 * 1024;

/** Leads are few. A request that is rejected (a field to correct, an unreadable body) may come ten times as often. */
const requests = siteRateLimiter('requests', { perMinute: env.LEADS_PER_MINUTE * 10 });
const accepted = siteRateLimiter('leads', { perMinute: env.LEADS_PER_MINUTE });

/** The answer to a form sent to `/api/leads/{kind}` (rulings, section 4). Never throws. */
export async function receiveLead(request: Request, kind: string): Promise<Response> {
  const asked = { headers: request.headers, siteUrl: env.SITE_URL };
  try {
    return await receive(request, kind);
  } catch (error) {
    if (error instanceof Refusal) return refuse(asked, error);
    // The database's message may quote what was to be stored, so only the name of the failure is logged.
    log.error({ kind, failure: failureOf(error) }, 'lead not stored');
    return refuse(asked, refusal(503, 'not-stored', { 'retry-after': '60' }));
  }
}

async function receive(request: Request, kind: string): Promise<Response> {
  const { headers } = request;
  const asked = { headers, siteUrl: env.SITE_URL };
  const address = clientAddress(headers, env.TRUSTED_PROXIES);

  if (!isSameOrigin(headers, env.SITE_URL)) throw refusal(403, 'cross-origin');
  const form = getLeadForm(kind);
  if (!form) throw refusal(404, 'unknown-form');
  await limit(requests, address);

  const body = await readBody(request, { limit: BODY_LIMIT });
  const parsed = form.schema.safeParse(body);
  if (!parsed.success) return refuseFields(asked, form, body, toFieldErrors(form, parsed.error.issues));
  await limit(accepted, address);

  const { signs, spam } = judge(body, parsed.data, headers);
  const id = await takeLead({
    kind: form.kind,
    status: spam ? 'quarantined' : 'new',
    data: parsed.data,
    context: contextOf(headers, body, env.SITE_URL),
    signs,
  });
  return thank(asked, form, id);
}

/** The answer to any other method: 405 with `Allow`. */
export function refuseMethod(request: Request): Response {
  const asked = { headers: request.headers, siteUrl: env.SITE_URL };
  return refuse(asked, refusal(405, 'method-not-allowed', { allow: 'POST' }));
}

const refusal = (status: number, code: RefusalCode, headers?: Record<string, string>) =>
  new Refusal<RefusalCode>(status, code, headers);

async function limit(limiter: typeof accepted, address: string): Promise<void> {
  const wait = await limiter.take(address);
  if (wait) throw refusal(429, 'too-many-requests', { 'retry-after': String(wait) });
}

/** The first thing to correct at each field, in the order of the form. */
export function toFieldErrors(
  form: LeadForm,
  issues: readonly { path: PropertyKey[]; message: string }[],
): FieldErrors {
  return Object.fromEntries(
    form.fields.flatMap(({ name }) => {
      const issue = issues.find(({ path }) => path[0] === name);
      return issue ? [[name, issue.message]] : [];
    }),
  );
}
