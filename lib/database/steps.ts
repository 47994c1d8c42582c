import { setTimeout as sleep } from 'node:timers/promises';

/** The most rows that a query reads or a transaction changes: memory is bounded, and no lock is held for long. */
export const STEP = 200;

/** Lets other processes write between two steps. */
export const pause = () => sleep(25);

/** Calls `work` with a step of rows at a time, in sequence. */
export async function inSteps<Row>(
  rows: readonly Row[],
  work: (some: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += STEP) {
    if (from > 0) await pause();
    await work(rows.slice(from, from + STEP));
  }
}
