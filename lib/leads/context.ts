import { isOwnOrigin } from '@/lib/platform/http/same-origin';
import type { FormBody } from './forms';
import type { LeadContext } from './lead';
import { sourceOf } from './source';

/** Parameters that a link to a form may carry, with their patterns. Anything else is ignored. */
const parameters = {
  plan: ['plan', /^[\w-]{1,40}$/],
  commitment: ['commitment', /^[\w-]{1,40}$/],
  property: ['property', /^[\w-]{1,80}$/],
  'check-in': ['checkIn', /^\d{4}-\d\d-\d\d$/],
  'check-out': ['checkOut', /^\d{4}-\d\d-\d\d$/],
  guests: ['guests', /^\d{1,2}(-\d{1,2}|\+)?$/],
  dog: ['dog', /^yes$/],
} as const;

/** Returns where a lead came from, also without JavaScript. Ignores HubSpot's cookie under Global Privacy Control. */
export function contextOf(headers: Headers, body: FormBody, siteUrl: string): LeadContext {
  const hutk = /(?:^|; )hubspotutk=([a-f0-9]{32})(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1];
  const source = sourceOf(headers, body, siteUrl);
  const context: LeadContext = {
    ...(hutk && headers.get('sec-gpc') !== '1' && { hutk }),
    ...(source && { source }),
  };
  const page = sendingPage(headers, body, siteUrl);
  if (!page) return context;
  context.page = `${siteUrl}${page.pathname}`;
  for (const [parameter, [name, shape]] of Object.entries(parameters)) {
    const value = page.searchParams.get(parameter);
    if (value && shape.test(value)) context[name] = value;
  }
  return context;
}

/** Returns the page of this site that a request was sent from; undefined if it names none. */
export function sendingPage(headers: Headers, body: FormBody, siteUrl: string): URL | undefined {
  for (const url of [body.page, headers.get('referer')]) {
    if (typeof url !== 'string' || url.length > 2000 || !isOwnOrigin(url, headers, siteUrl)) continue;
    const page = new URL(url);
    if (!page.pathname.startsWith('/api/')) return page;
  }
  return undefined;
}
