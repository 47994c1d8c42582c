import { z } from 'zod';
import { routeOf } from './route-of.ts';

const text = z.string().max(10_000).optional().catch(undefined);

/** What both ways of reporting say (CSP level 3, section 5.3): `report-uri` with dashes, `report-to` in camel case. */
const old = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
});
const present = z.array(
  z.object({
    type: z.string().max(100),
    body: z.looseObject({ documentURL: text, effectiveDirective: text, blockedURL: text }),
  }),
);

/** A violation without anything private: no query, no path of another site, no sample of code. */
export interface Violation {
  directive: string;
  /** An origin, a scheme, or what the browser calls it: inline, eval … */
  blocked: string;
  page: string;
}

/** The violations that a browser reports; null where the body is no report. */
export function violationsOf(body: unknown): Violation[] | null {
  const { 'csp-report': one } = old.safeParse(body).data ?? {};
  if (one) {
    const directive = one['effective-directive'] ?? one['violated-directive'];
    return [violation(directive, one['blocked-uri'], one['document-uri'])];
  }
  const reports = present.safeParse(body).data?.filter(({ type }) => type === 'csp-violation');
  return (
    reports
      ?.slice(0, 10)
      .map(({ body }) => violation(body.effectiveDirective, body.blockedURL, body.documentURL)) ?? null
  );
}

function violation(directive = '', blocked = '', page = ''): Violation {
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    blocked: originOf(blocked),
    page: routeOf(URL.parse(page)?.pathname ?? ''),
  };
}

function originOf(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return /^[a-z-]{1,40}$/.exec(url)?.[0] ?? 'unknown';
  return (parsed.origin === 'null' ? parsed.protocol : parsed.origin).slice(0, 100);
}
