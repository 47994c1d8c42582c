import { cleanLine } from '@/lib/forms/clean';
import { parsePhoneNote } from '@/lib/forms/phone';
import type { FormBody } from '@/lib/platform/http/form-handler';
import { findFormPage } from '@/lib/platform/http/same-origin';
import { SLUG } from '@/lib/platform/slug-pattern';
import { parseHomeIds } from '@/lib/rentals/saved-homes';
import type { LeadContext } from './lead';
import { sourceOf } from './source';

/**
 * Query parameters of a link to a form, each with its name in the context and a pattern of valid values. Unlike in the
 * home search (lib/rentals/search.ts), the home, region or guest band of an older link need not exist any more.
 */
const parameters = {
  plan: ['plan', /^[\w-]{1,40}$/],
  commitment: ['commitment', /^[\w-]{1,40}$/],
  property: ['property', SLUG],
  // Several homes; in links to the form for owners, `homes` is a number.
  homes: ['property', /^(?!\d+$)./],
  destination: ['destination', /^[\w-]{1,40}$/],
  'check-in': ['checkIn', /^\d{4}-\d\d-\d\d$/],
  'check-out': ['checkOut', /^\d{4}-\d\d-\d\d$/],
  guests: ['guests', /^\d{1,2}(-\d{1,2}|\+)?$/],
  dog: ['dog', /^yes$/],
} as const;

/** Leaves out HubSpot's cookie if the browser sends Global Privacy Control. */
export function contextOf(headers: Headers, body: FormBody, siteUrl: string): LeadContext {
  const hutk = /(?:^|; )hubspotutk=([a-f0-9]{32})(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1];
  const source = sourceOf(headers, body, siteUrl);
  const note = parsePhoneNote(cleanLine(String(body.phone ?? '')));
  const context: LeadContext = {
    ...(note && { phoneNote: note }),
    ...(hutk && headers.get('sec-gpc') !== '1' && { hutk }),
    ...(source && { source }),
  };
  const page = findFormPage(headers, body, siteUrl);
  if (!page) return context;
  context.page = `${siteUrl}${page.pathname}`;
  for (const [parameter, [name, pattern]] of Object.entries(parameters)) {
    const text = page.searchParams.get(parameter) ?? '';
    const value = parameter === 'homes' ? parseHomeIds(text).join(',') : text;
    if (pattern.test(value)) context[name] = value;
  }
  return context;
}
