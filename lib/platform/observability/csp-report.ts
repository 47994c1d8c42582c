import { z } from 'zod';

const text = z.string().max(10_000).catch('');

/** Both ways of reporting (CSP level 3, section 5.3): `report-to` in camel case, and `report-uri` with dashes. */
const reports = z.union([
  z.array(
    z.object({
      type: z.string().max(100),
      body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }),
    }),
  ),
  z
    .object({
      'csp-report': z.object({
        'document-uri': text,
        'effective-directive': text,
        'violated-directive': text,
        'blocked-uri': text,
      }),
    })
    .transform(({ 'csp-report': one }) => {
      const effectiveDirective = one['effective-directive'] || one['violated-directive'];
      const body = { documentURL: one['document-uri'], effectiveDirective, blockedURL: one['blocked-uri'] };
      return [{ type: 'csp-violation', body }];
    }),
]);

/** The violations that a browser reports, without anything private (no query, no path of another site); null where it is no report. */
export const violationsOf = (report: unknown) =>
  reports
    .safeParse(report)
    .data?.filter(({ type }) => type === 'csp-violation')
    .slice(0, 10)
    .map(({ body: { effectiveDirective, blockedURL, documentURL } }) => ({
      directive: /^[a-z-]{1,40}/.exec(effectiveDirective)?.[0] ?? 'unknown',
      /** An origin, a scheme, or what the browser calls it: inline, eval … */
      blocked: originOf(blockedURL),
      page: /^\/[\w/.-]{0,100}$/.exec(URL.parse(documentURL)?.pathname ?? '')?.[0] ?? 'other',
    })) ?? null;

function originOf(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return /^[a-z-]{1,40}$/.exec(url)?.[0] ?? 'unknown';
  return (parsed.origin === 'null' ? parsed.protocol : parsed.origin).slice(0, 100);
}
