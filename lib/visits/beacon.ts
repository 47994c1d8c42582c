import { z } from 'zod';
import { formsByKind } from '@/lib/forms/all-forms';
import { MAX_PATH_LENGTH, sourceNameOf, toCampaignValue } from '@/lib/inbox/source';
import { toOneLine } from '@/lib/platform/text-table';
import { findPageKind } from './page-kind';

/** Bucket widths: milliseconds for `lcp` and `inp`, a score for `cls`. The 100th bucket holds all higher values. */
const bucketWidths = { lcp: 100, inp: 10, cls: 0.01 } as const;

export type Vital = keyof typeof bucketWidths;

/** `subject` is a page, a form, or the place of an error. `detail` is a source, a bucket, or an error message. */
export type Count = { measure: string; subject: string; detail: string };

/** The maximum size of a beacon, far below what browsers allow (https://www.w3.org/TR/beacon/). */
export const MAX_BEACON_BYTES = 1_024;

/** The maximum length of a stored error message, in characters. */
const MAX_MESSAGE_LENGTH = 100;

const path = z
  .string()
  .regex(/^\/[^\s?#]*$/)
  .max(300);
/** Matches a number as JavaScript formats it, such as 812.4 or 1e-7. */
const number = z
  .string()
  .regex(/^\d+(\.\d+)?(e[+-]\d+)?$/)
  .transform(Number)
  .optional();

const beacon = z.object({
  path,
  landing: z.string(),
  // A view counts even if its referrer is no host, such as `[::1]`.
  referrer: z
    .string()
    .regex(/^[\w.-]{1,253}(:\d{1,5})?$/)
    .optional()
    .catch(undefined),
  utm_source: z.string().optional(),
  lcp: number,
  inp: number,
  cls: number,
  error: z.string().optional(),
});

/** Parses a beacon from count-visit.ts; null if it is malformed. Views of missing pages are not counted. */
export async function parseBeacon(text: string, siteHost: string): Promise<Count[] | null> {
  const fields = new URLSearchParams(text);
  const parsed = beacon.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return null;
  const { path, landing, referrer = siteHost, utm_source = '', error, ...vitals } = parsed.data;
  const kind = await findPageKind(path);
  if (kind === null) return [];
  // If the landing page no longer exists, count the view for the viewed page instead.
  const subject = ((await findPageKind(landing)) === null ? path : landing).slice(0, MAX_PATH_LENGTH);
  const host = referrer === siteHost ? '' : referrer.toLowerCase();
  const source = sourceNameOf({ utm_source: toCampaignValue(utm_source), referrer: toCampaignValue(host) });
  const formsWith = (...steps: string[]) =>
    Object.keys(formsByKind).filter((form) =>
      steps.some((step) => fields.has(`${step}.${form === 'meeting' ? 'meetings' : form}`)),
    );
  // A visitor who begins a form has seen it, even if the browser had no time to report that.
  const formsOf = { seen: formsWith('seen', 'begun'), begun: formsWith('begun') };
  const vitalNames = Object.keys(bucketWidths) as Vital[];
  return [
    { measure: 'views', subject, detail: source },
    ...Object.entries(formsOf).flatMap(([step, forms]) => [
      ...(forms.length > 0 ? [{ measure: step, subject, detail: source }] : []),
      ...forms.map((form) => ({ measure: `form ${step}`, subject: form, detail: '' })),
    ]),
    ...vitalNames.flatMap((measure) => {
      const value = vitals[measure];
      return value === undefined ? [] : [{ measure, subject: kind, detail: bucketOf(measure, value) }];
    }),
    ...(error ? toErrorCounts(error, siteHost) : []),
  ];
}

/** Returns the upper end of a value's bucket, in the unit of the measure. */
function bucketOf(measure: Vital, value: number): string {
  const width = bucketWidths[measure];
  return String(Number((Math.min(Math.ceil(value / width), 100) * width).toFixed(2)));
}

/** Leaves out URLs, email addresses and long numbers, which could identify the visitor, and errors of other sites. */
function toErrorCounts(error: string, siteHost: string): Count[] {
  const [, message = '', host = siteHost, file, line] =
    /^(.*) (?:https?:\/\/([^/\s]+))?(\/(?!\/)[^?\s]*)(?:\?\S*)?(:\d+)$/s.exec(error) ?? [];
  if (!file || host !== siteHost) return [];
  const words = toOneLine(message).split(' ');
  const clean = words.map((word) => (/.[:@/]./.test(word) ? '…' : word)).join(' ');
  const subject = toOneLine(file + line, MAX_PATH_LENGTH);
  const detail = toOneLine(clean.replace(/\d[\d ().-]{3,}\d/g, '…'), MAX_MESSAGE_LENGTH);
  return [{ measure: 'errors', subject, detail }];
}
