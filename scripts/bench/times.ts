/** The value below which this share of all lie: the median where none is given. */
export function percentile(values: readonly number[], share = 0.5): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;
}

/** The median of the milliseconds that `work` takes for each of `items`, one after the other. */
export async function medianTime<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>) {
  const times: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await work(item);
    times.push(performance.now() - start);
  }
  return percentile(times);
}
