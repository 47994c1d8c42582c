/** The width of a bucket of each measure, and the bucket that holds all higher values. */
export const buckets = {
  lcp: { width: 100, last: 100 },
  inp: { width: 10, last: 100 },
  cls: { width: 0.01, last: 100 },
} as const;

export type Vital = keyof typeof buckets;

/** One thing to count: what, of which page, and from which source (or in which bucket, or with which message). */
export type Count = { measure: string; subject: string; detail: string };

/** Returns the upper end of a value's bucket, in the unit of the measure. */
export function bucketOf(measure: Vital, value: number): number {
  const { width, last } = buckets[measure];
  return Number((Math.min(Math.ceil(value / width), last) * width).toFixed(2));
}
