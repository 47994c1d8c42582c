import { HttpError } from './http-error.ts';

const queueFullError = () => new HttpError(429, 'too-many-requests', { 'retry-after': '5' });

/** The returned function runs jobs in order, `atOnce` at a time. If `waiting` jobs are in line, it rejects (429). */
export function createJobQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue = new Set<() => void>();

  return async function run<Result>(job: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    if (queue.size >= waiting) throw queueFullError();
    if (running < atOnce) running += 1;
    // Otherwise wait until a finished job passes its slot on to this one. That doesn't change `running`.
    else
      await new Promise<void>((begin, drop) => {
        queue.add(begin);
        signal?.addEventListener('abort', () => queue.delete(begin) && drop(signal.reason));
      });
    try {
      return await job();
    } finally {
      const [next] = queue;
      if (next) {
        queue.delete(next);
        next();
      } else running -= 1;
    }
  };
}
