import { Refusal } from '@/lib/platform/http/refusal';

/** A queue that is full empties within seconds. */
const full = () =>
  new Refusal(
    429,
    'too-many-requests',
    { 'retry-after': '5' },
    { message: 'Too many pictures are waiting.' },
  );

/** Runs at most `atOnce` jobs at a time, the others in order. Throws a Refusal where `waiting` wait: a flood costs no memory. */
export function jobQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (queue.length >= waiting) throw full();
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
