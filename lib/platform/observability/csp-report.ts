import { z } from 'zod';
import { routeOf } from './route-of.ts';

const text = z.string().max(10_000).catch('');

/** Both ways of reporting (CSP level 3, section 5.3): `report-uri` with dashes, `report-to` in camel case. */
const reports = z.union([
  z
    .object({
      'csp-report': z.object({
        'document-uri': text,
        'effective-directive': text,
        'violated-directive': text,
        'blocked-uri': text,
      }),
    })
    .transform(({ 'csp-report': { 'effective-directive': effective, ...one } }) => [
      violation(effective || one['violated-directive'], one['blocked-uri'], one['document-uri']),
    ]),
  z
    .array(
      z.object({
        type: z.string().max(100),
        body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }),
      }),
    )
    .transform((all) =>
      all
        .filter(({ type }) => type === 'csp-violation')
        .slice(0, 10)
        .map(({ body }) => violation(body.effectiveDirective, body.blockedURL, body.documentURL)),
    ),
]);

/** The violations that a browser reports; null where the body is no report. */
export const violationsOf = (body: unknown) => reports.safeParse(body).data ?? null;

/** A violation without anything private: no query, no path of another site, no sample of code. */
const violation = (directive: string, blocked: string, page: string) => ({
  directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
  /** An origin, a scheme, or what the browser calls it: inline, eval … */
  blocked: originOf(blocked),
  page: routeOf(URL.parse(page)?.pathname ?? ''),
});

function originOf(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return /^[a-z-]{1,40}$/.exec(url)?.[0] ?? 'unknown';
  return (parsed.origin === 'null' ? parsed.protocol : parsed.origin).slice(0, 100);
}
