const OVER = Symbol('over');

/** Returns the result of `work`, or calls `onTimeout` (which may throw) if `work` takes longer than `ms`. */
export async function withTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  onTimeout: () => Result,
): Promise<Result> {
  const { promise: over, resolve } = Promise.withResolvers<typeof OVER>();
  // A response that arrived while this process was busy is not late: Node reads it before it runs setImmediate.
  const timer = setTimeout(() => setImmediate(resolve, OVER), ms);
  const first = await Promise.race([work, over]).finally(() => clearTimeout(timer));
  return first === OVER ? onTimeout() : first;
}
