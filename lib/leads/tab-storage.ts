/** What `use` finds in the tab's session storage; undefined in a browser that forbids storage. */
export function inTabStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
