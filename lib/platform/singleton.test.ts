import { expect, test, vi } from 'vitest';
import { forgetSingleton, singleton } from './singleton.ts';

test('copies of the module share one value until it is removed', async () => {
  const first = singleton('test', () => ({ made: 1 }));
  vi.resetModules();
  const copy = await import('./singleton.ts');
  expect(copy.singleton).not.toBe(singleton);
  expect(copy.singleton('test', () => ({ made: 2 }))).toBe(first);
  forgetSingleton('test');
  expect(singleton('test', () => ({ made: 3 }))).toEqual({ made: 3 });
});
