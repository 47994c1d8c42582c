import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in the server's HTML, true once JavaScript runs. */
export function useRunning(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
