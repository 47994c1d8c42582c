/** Returns undefined if storage is disabled. Browser only; never throws. */
export function withStorage<Result>(
  name: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => Result,
): Result | undefined {
  try {
    return use(globalThis[name]);
  } catch {
    return undefined;
  }
}
