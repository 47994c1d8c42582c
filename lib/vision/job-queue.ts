import { VisionError } from './vision-error';

/** Runs at most `atOnce` jobs at a time, the others in order. Throws where `waiting` wait: a flood costs no memory. */
export function jobQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (queue.length >= waiting)
      throw new VisionError('too-many-requests', 'Too many pictures are waiting. Try again shortly.');
    if (running < atOnce) running += 1;
    // The job that ends hands its place over: `running` stays as it is.
    else await new Promise<void>((begin) => queue.push(begin));
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
