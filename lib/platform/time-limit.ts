const OVER = Symbol('over');

/** The result of `work`; once `ms` have passed, what `late` returns or throws in its place. */
export async function withTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  late: () => Result,
): Promise<Result> {
  const { promise: over, resolve } = Promise.withResolvers<typeof OVER>();
  // An answer that came while this process was busy itself is not late: it is read before setImmediate runs.
  const timer = setTimeout(() => setImmediate(resolve, OVER), ms);
  const first = await Promise.race([work, over]).finally(() => clearTimeout(timer));
  return first === OVER ? late() : first;
}
