/** Calls `work` with 0, 1, 2 and so on, `parallel` calls at a time, as long as the next number `goesOn`. */
export async function repeat(
  parallel: number,
  goesOn: (n: number) => boolean,
  work: (n: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (goesOn(next)) await work(next++);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}
