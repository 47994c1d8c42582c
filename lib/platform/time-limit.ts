const TIMED_OUT = Symbol('over');

export async function withTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  onTimeout: () => Result,
): Promise<Result> {
  const { promise: over, resolve } = Promise.withResolvers<typeof TIMED_OUT>();
  // If this process was busy, a response may already be here. Node reads it after it runs timers but before it runs
  // setImmediate, so it still counts.
  const timer = setTimeout(() => setImmediate(resolve, TIMED_OUT), ms);
  const first = await Promise.race([work, over]).finally(() => clearTimeout(timer));
  return first === TIMED_OUT ? onTimeout() : first;
}
