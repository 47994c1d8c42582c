/** What `use` finds in a storage of this browser; undefined where it is forbidden. Browser only; never throws. */
export function inStorage<Result>(
  name: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => Result,
): Result | undefined {
  try {
    return use(globalThis[name]);
  } catch {
    return undefined;
  }
}
