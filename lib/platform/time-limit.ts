const OVER = Symbol('over');

/** The result of `work`, or what `late` returns or throws if that takes longer than `ms`. */
export async function withTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  late: () => Result,
): Promise<Result> {
  const { promise: over, resolve } = Promise.withResolvers<typeof OVER>();
  // A response that arrived while this process was busy is not late: it is read before setImmediate runs.
  const timer = setTimeout(() => setImmediate(resolve, OVER), ms);
  const first = await Promise.race([work, over]).finally(() => clearTimeout(timer));
  return first === OVER ? late() : first;
}
