/**
 * Calls `work` with 0, 1, 2 and so on, `parallel` calls at a time, while `shouldContinue` returns true for the next
 * number.
 */
export async function repeat(
  parallel: number,
  shouldContinue: (n: number) => boolean,
  work: (n: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (shouldContinue(next)) await work(next++);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}
