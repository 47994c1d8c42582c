const OVER = Symbol('over');

export async function withTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  onTimeout: () => Result,
): Promise<Result> {
  const { promise: over, resolve } = Promise.withResolvers<typeof OVER>();
  // If this process was busy, a response may already be here. Node reads it after it runs timers but before it runs
  // setImmediate, so it still counts.
  const timer = setTimeout(() => setImmediate(resolve, OVER), ms);
  const first = await Promise.race([work, over]).finally(() => clearTimeout(timer));
  return first === OVER ? onTimeout() : first;
}
