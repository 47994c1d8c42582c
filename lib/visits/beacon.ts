import { z } from 'zod';
import { LONGEST_PATH, toCampaignValue } from '@/lib/inbox/source';
import { formsByKind } from '@/lib/meetings/meeting-form';
import { oneLine } from '@/lib/platform/text-table';
import { bucketOf, buckets, type Count, type Vital } from './measures';
import { pageKind } from './page-kind';

/** Bytes of a beacon (https://www.w3.org/TR/beacon/ limits none so low). */
export const LARGEST_BEACON = 1_024;

/** The longest source or message that the database takes. */
const LONGEST_DETAIL = 100;

const path = z
  .string()
  .regex(/^\/[^\s?#]*$/)
  .max(300);
const word = z.string().optional();
const number = z.coerce.number().nonnegative().finite().optional();

const beacon = z.object({
  path,
  landing: path,
  referrer: z
    .string()
    .regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/i)
    .optional(),
  utm_source: word,
  utm_medium: word,
  utm_campaign: word,
  lcp: number,
  inp: number,
  cls: number,
  error: z.string().max(600).optional(),
});

/** Returns what a beacon (count-visit.ts) counts; null if it is malformed. Pages that don't exist count nothing. */
export async function countsOf(text: string, siteHost: string): Promise<Count[] | null> {
  const fields = new URLSearchParams(text);
  const parsed = beacon.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return null;
  const { path, landing, referrer = siteHost, utm_source = '', error, ...vitals } = parsed.data;
  const kind = await pageKind(path);
  if (kind === null) return [];
  // A visitor who came from a page that is gone began here, as far as we can tell.
  const subject = ((await pageKind(landing)) === null ? path : landing).slice(0, LONGEST_PATH);
  const host = referrer === siteHost ? 'direct' : referrer.toLowerCase().slice(0, LONGEST_DETAIL);
  const source = toCampaignValue(utm_source) || host;
  const formsThatWere = (...states: string[]) =>
    Object.keys(formsByKind).filter((form) => {
      const name = form === 'meeting' ? 'meetings' : form;
      return states.some((state) => fields.has(`${state}.${name}`));
    });
  const forms = { seen: formsThatWere('seen', 'begun'), begun: formsThatWere('begun') };
  const steps = ['seen', 'begun'] as const;
  return [
    ...['views', ...steps.filter((step) => forms[step].length > 0)].map((measure) => ({
      ...{ measure, subject, detail: source },
    })),
    ...steps.flatMap((step) =>
      forms[step].map((form) => ({ measure: `form ${step}`, subject: form, detail: '' })),
    ),
    ...(Object.keys(buckets) as Vital[]).flatMap((measure) => {
      const value = vitals[measure];
      return value === undefined
        ? []
        : [{ measure, subject: kind, detail: String(bucketOf(measure, value)) }];
    }),
    ...(error ? [toErrorCount(error)] : []),
  ];
}

/** Addresses and long numbers may tell who the visitor is. */
function toErrorCount(error: string): Count {
  const [, message = error, place = ''] = /^(.*) (\S*:\d+)$/s.exec(error) ?? [];
  const words = oneLine(message).split(' ');
  const clean = words.map((word) => (/.[:@/]./.test(word) ? '…' : word)).join(' ');
  const file = place.replace(/^\w+:\/\/[^/]+/, '').replace(/\?[^:]*/, '');
  return {
    measure: 'errors',
    subject: oneLine(file, LONGEST_PATH),
    detail: oneLine(clean.replace(/\d{5,}/g, '…'), LONGEST_DETAIL),
  };
}
