import { beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => void vi.useRealTimers();
});

const never = new Promise<string>(() => {});

test('work that is done in time is its result, and leaves no timer behind', async () => {
  await expect(withTimeout(1_000, Promise.resolve('done'), () => 'late')).resolves.toBe('done');
  await expect(withTimeout(1_000, Promise.reject(new Error('broken')), () => 'late')).rejects.toThrow(
    'broken',
  );
  expect(vi.getTimerCount()).toBe(0);
});

test('slow work is replaced by the result of `late`', async () => {
  const answer = withTimeout(1_000, never, () => 'late');
  const failure = withTimeout(1_000, never, () => {
    throw new Error('too slow');
  });
  const checks = Promise.all([
    expect(answer).resolves.toBe('late'),
    expect(failure).rejects.toThrow('too slow'),
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  await checks;
});

test('work that fails after its time disturbs nobody', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const answer = withTimeout(1_000, promise, () => 'late');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toBe('late');
  reject(new Error('long after'));
  await vi.advanceTimersByTimeAsync(0);
});
