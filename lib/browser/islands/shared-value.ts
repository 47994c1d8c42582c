import { useSyncExternalStore } from 'react';

/** A value that several islands of a page read and set. */
export function createShared<Value>(initial: Value) {
  let current = initial;
  const listeners = new Set<() => void>();
  const get = () => current;
  const set = (value: Value) => {
    if (value === current) return;
    current = value;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  // The server, and an island while it is hydrated, use the initial value.
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get, () => initial) };
}
