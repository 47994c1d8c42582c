import { expect, test } from 'vitest';
import { createJobQueue } from './job-queue.ts';

test('runs four jobs at a time, and all of them even if some fail', async () => {
  const run = createJobQueue({ atOnce: 4, waiting: 100 });
  let running = 0;
  let most = 0;
  const jobs = Array.from({ length: 30 }, (_, index) =>
    run(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      if (index % 3 === 0) throw new Error('broken');
      return index;
    }),
  );
  const ends = await Promise.allSettled(jobs);
  expect(most).toBe(4);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  await expect(run(async () => 'running')).resolves.toBe('running');
});

test('rejects a job if too many wait', async () => {
  const run = createJobQueue({ atOnce: 1, waiting: 1 });
  let finish = () => {};
  const first = run(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = run(async () => 'second');
  await expect(run(async () => 'third')).rejects.toMatchObject({ code: 'too-many-requests', status: 429 });
  finish();
  await first;
  await expect(second).resolves.toBe('second');
});

test('a job that is aborted while it waits never starts, and frees its place in line', async () => {
  const run = createJobQueue({ atOnce: 1, waiting: 1 });
  let finish = () => {};
  const first = run(() => new Promise<void>((resolve) => (finish = resolve)));
  const client = new AbortController();
  const started: string[] = [];
  const aborted = run(async () => started.push('aborted'), client.signal);
  client.abort();
  await expect(aborted).rejects.toThrow('aborted');
  const second = run(async () => started.push('second'));
  finish();
  await Promise.all([first, second]);
  expect(started).toEqual(['second']);
});
