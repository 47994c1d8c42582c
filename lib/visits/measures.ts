/** Widths of the buckets. The hundredth holds all higher values. */
export const bucketWidths = { lcp: 100, inp: 10, cls: 0.01 } as const;

export type Vital = keyof typeof bucketWidths;

/** `subject` is usually a page. `detail` is the source, the bucket, or the error message. */
export type Count = { measure: string; subject: string; detail: string };

/** The upper end of a value's bucket, in the unit of the measure. */
export function bucketOf(measure: Vital, value: number): number {
  const width = bucketWidths[measure];
  return Number((Math.min(Math.ceil(value / width), 100) * width).toFixed(2));
}
