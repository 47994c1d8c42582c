import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in the server's HTML, true once JavaScript runs. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
