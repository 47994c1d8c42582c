import { beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => void vi.useRealTimers();
});

const endlessWork = new Promise<string>(() => {});

test('returns or throws the result of work that finishes in time, and clears the timer', async () => {
  await expect(withTimeout(1_000, Promise.resolve('done'), () => 'late')).resolves.toBe('done');
  await expect(withTimeout(1_000, Promise.reject(new Error('broken')), () => 'late')).rejects.toThrow(
    'broken',
  );
  expect(vi.getTimerCount()).toBe(0);
});

test('calls `onTimeout` for the result or the error if work takes longer', async () => {
  const result = withTimeout(1_000, endlessWork, () => 'late');
  const failure = withTimeout(1_000, endlessWork, () => {
    throw new Error('too slow');
  });
  const checks = Promise.all([
    expect(result).resolves.toBe('late'),
    expect(failure).rejects.toThrow('too slow'),
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  await checks;
});

test('ignores work that fails after the timeout', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const result = withTimeout(1_000, promise, () => 'late');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await result).toBe('late');
  reject(new Error('long after'));
  await vi.advanceTimersByTimeAsync(0);
});
