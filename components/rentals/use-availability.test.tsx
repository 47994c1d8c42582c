// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useAvailability } from './use-availability';

const homes = { dune: { status: 'free' } };

/** Renders with these responses, each of a number of ms after its request; null is a failure. */
function ask(...responses: [ms: number, body: object | null][]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('fetch', async () => {
    const [ms, body] = responses.shift() ?? [0, null];
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (!body) throw new TypeError('The network failed.');
    return Response.json(body);
  });
  const { result } = renderHook(() => useAvailability('2027-06-12', '2027-06-19'));
  return async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return result.current;
  };
}

test('a late response replaces “not known”', async () => {
  const after = ask([3_000, { homes }]);
  expect(await after(1_900)).toBeUndefined();
  expect(await after(200)).toBeNull();
  expect(await after(1_000)).toEqual(homes);
});

test('a request that fails is sent once more', async () => {
  const after = ask([100, null], [100, { homes }]);
  expect(await after(300)).toEqual(homes);
  const failing = ask([100, null], [100, null], [100, { homes }]);
  expect(await failing(400)).toBeNull();
});
