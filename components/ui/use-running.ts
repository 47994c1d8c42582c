import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML, true where JavaScript runs: for controls that would be dead without it. */
export function useRunning(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
