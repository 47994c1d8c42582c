/** Calls `work` with 0, 1, 2 and so on, at most `parallel` calls at a time, until `shouldContinue` returns false. */
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
