import { setTimeout as sleep } from 'node:timers/promises';

/** Rows that one transaction writes, and the pause after it (ms), in which other processes write theirs. */
const STEP = 500;
const PAUSE = 25;

/** Calls `work` with some rows at a time, one call after the other: no transaction holds a lock for long. */
export async function inSteps<Row>(
  rows: readonly Row[],
  work: (some: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += STEP) {
    if (from > 0) await sleep(PAUSE);
    await work(rows.slice(from, from + STEP));
  }
}
