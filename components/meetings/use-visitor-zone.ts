import { useSyncExternalStore } from 'react';
import { CENTRAL, parseZone } from '@/lib/time/clock';

const never = () => () => {};

/** Returns the IANA time zone of the visitor's device; `storedZone` in the server's HTML. */
export const useVisitorZone = (storedZone = CENTRAL) =>
  useSyncExternalStore(
    never,
    // Chrome may report "Etc/Unknown", which no formatter accepts.
    () => parseZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? CENTRAL,
    () => storedZone,
  );
