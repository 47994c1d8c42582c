import { VisionError } from './vision-error';

/**
 * A queue that runs at most `atOnce` jobs at a time, the others in the order they came. Rejects with VisionError
 * too-many-requests when `waiting` jobs wait already, so that a flood costs no memory.
 */
export function jobQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        throw new VisionError('too-many-requests', 'Too many pictures are waiting. Try again shortly.');
      }
      // The job that ends hands its place over: `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
