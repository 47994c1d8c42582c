import { setTimeout as sleep } from 'node:timers/promises';

/** Rows per transaction, and the pause after each (ms), so that other processes can write. */
const STEP = 500;
const PAUSE = 25;

/** Calls `work` with a batch of rows at a time, in sequence, so that no transaction holds a lock for long. */
export async function inSteps<Row>(
  rows: readonly Row[],
  work: (some: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += STEP) {
    if (from > 0) await sleep(PAUSE);
    await work(rows.slice(from, from + STEP));
  }
}
