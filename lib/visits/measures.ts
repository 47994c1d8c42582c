/** Bucket width by measure, and the number of the last bucket, which holds all higher values. */
export const buckets = {
  lcp: { width: 100, last: 100 },
  inp: { width: 10, last: 100 },
  cls: { width: 0.01, last: 100 },
} as const;

export type Vital = keyof typeof buckets;

/** `subject` is usually a page. `detail` is the source, the bucket, or the error message. */
export type Count = { measure: string; subject: string; detail: string };

/** The upper end of a value's bucket, in the unit of the measure. */
export function bucketOf(measure: Vital, value: number): number {
  const { width, last } = buckets[measure];
  return Number((Math.min(Math.ceil(value / width), last) * width).toFixed(2));
}
