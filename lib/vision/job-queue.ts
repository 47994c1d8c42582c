import { VisionError } from './vision-error';

/**
 * Runs at most `atOnce` jobs at a time, the others in order. Rejects with VisionError too-many-requests when `waiting` jobs
 * wait already (a flood costs no memory), and with upstream-too-slow when `signal` is aborted before the job has begun.
 */
export function jobQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue = new Set<() => void>();

  function turn(signal?: AbortSignal): Promise<void> {
    const { promise, resolve: begin, reject } = Promise.withResolvers<void>();
    const leave = () => {
      queue.delete(begin);
      reject(new VisionError('upstream-too-slow', 'The picture had to wait too long.'));
    };
    queue.add(begin);
    signal?.addEventListener('abort', leave, { once: true });
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  return async function run<Result>(job: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (running >= atOnce) {
      if (queue.size >= waiting) {
        throw new VisionError('too-many-requests', 'Too many pictures are waiting. Try again shortly.');
      }
      // The job that ends hands its place over: `running` stays as it is.
      await turn(signal);
    } else {
      running += 1;
    }
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
