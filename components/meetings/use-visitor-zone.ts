import { useSyncExternalStore } from 'react';
import { timeZone } from '@/content/time-zone';
import { parseZone } from '@/lib/platform/time-zones';

const subscribeToNothing = () => () => {};

/** The visitor's IANA time zone; `storedZone` during server rendering and hydration. */
export const useVisitorZone = (storedZone: string = timeZone.id) =>
  useSyncExternalStore(
    subscribeToNothing,
    // Chrome may report "Etc/Unknown", which no formatter accepts.
    () => parseZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? timeZone.id,
    () => storedZone,
  );
