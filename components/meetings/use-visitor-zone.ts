import { useSyncExternalStore } from 'react';
import { CENTRAL, parseZone } from '@/lib/time/clock';

const subscribeToNothing = () => () => {};

/** Returns the IANA time zone of the visitor's device, or `storedZone` in the server's HTML. */
export const useVisitorZone = (storedZone = CENTRAL) =>
  useSyncExternalStore(
    subscribeToNothing,
    // Chrome may report "Etc/Unknown", which no formatter accepts.
    () => parseZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? CENTRAL,
    () => storedZone,
  );
