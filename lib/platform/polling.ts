import { setTimeout as delay } from 'node:timers/promises';

export type Signals = Record<'stopping' | 'cutOff', AbortSignal>;

/**
 * Calls `poll` again and again, with a pause (ms) between calls. Returns a function that stops this: it waits for the
 * current call and for `unfinished`, and after 5 s aborts `cutOff` to end them.
 */
export function startPolling(
  pause: number,
  poll: (signals: Signals) => Promise<unknown>,
  report: (error: unknown) => void,
) {
  const [stopping, cutOff] = [new AbortController(), new AbortController()];
  async function run() {
    while (!stopping.signal.aborted) {
      await poll({ stopping: stopping.signal, cutOff: cutOff.signal }).catch(report);
      await sleep(pause, stopping.signal);
    }
  }
  const running = run();
  return async (unfinished: () => Promise<unknown> = async () => {}) => {
    stopping.abort();
    const timer = setTimeout(() => cutOff.abort(), 5_000);
    await running;
    await unfinished();
    clearTimeout(timer);
  };
}

export const sleep = (ms: number, signal?: AbortSignal) => delay(ms, undefined, { signal }).catch(() => {});
