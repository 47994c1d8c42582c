import { useSyncExternalStore } from 'react';

const values = new Map<string, { current: unknown; listeners: Set<() => void> }>();

/** A value that several islands of a page read and set. It has a name, because each island has a copy of the caller. */
export function createShared<Value>(name: string, initial: Value) {
  const value = values.get(name) ?? { current: initial, listeners: new Set() };
  values.set(name, value);
  const get = () => value.current as Value;
  const set = (next: Value) => {
    if (next === value.current) return;
    value.current = next;
    for (const listener of value.listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    value.listeners.add(listener);
    return () => {
      value.listeners.delete(listener);
    };
  };
  // The server, and an island while it is hydrated, use the initial value.
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get, () => initial) };
}
