const OVER = Symbol('over');

/** Returns the result of `work`. After `ms` milliseconds, returns or throws the result of `late` instead. */
export async function withTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  late: () => Result,
): Promise<Result> {
  const { promise: over, resolve } = Promise.withResolvers<typeof OVER>();
  // A result that arrived while this process was busy is not late. It is read before setImmediate runs.
  const timer = setTimeout(() => setImmediate(resolve, OVER), ms);
  const first = await Promise.race([work, over]).finally(() => clearTimeout(timer));
  return first === OVER ? late() : first;
}
