import { expect, test, vi } from 'vitest';
import { ContentServiceError } from './content-service-error';
import { withSharedDeadline } from './deadline';

test('a service that never answers fails in time for the page, which must respond within 8 s', async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const late = withSharedDeadline(() => new Promise(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(7_900);
  expect(await late).toBeInstanceOf(ContentServiceError);
  expect(log).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
