import { useSyncExternalStore } from 'react';
import { CENTRAL, parseZone } from '@/lib/time/clock';

const subscribeToNothing = () => () => {};

/** The visitor's IANA time zone; `storedZone` during server rendering and hydration. */
export const useVisitorZone = (storedZone = CENTRAL) =>
  useSyncExternalStore(
    subscribeToNothing,
    // Chrome may report "Etc/Unknown", which no formatter accepts.
    () => parseZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? CENTRAL,
    () => storedZone,
  );
