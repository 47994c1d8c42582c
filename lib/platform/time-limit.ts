const OVER = Symbol('over');

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
