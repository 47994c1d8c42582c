import { Refusal } from './refusal.ts';

const full = () =>
  new Refusal(
    429,
    'too-many-requests',
    { 'retry-after': '5' },
    { message: 'Too many pictures are waiting.' },
  );

/** A function that runs at most `atOnce` jobs at a time, in order. It throws a Refusal (429) if `waiting` jobs wait. */
export function jobQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (queue.length >= waiting) throw full();
    if (running < atOnce) running += 1;
    // A finished job hands its slot over, so `running` does not change.
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
