import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML, true once JavaScript runs: for controls that do nothing without it. */
export function useRunning(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
