import { useSyncExternalStore } from 'react';
import { availability } from '@/content/meetings';

const never = () => () => {};

/** Returns the IANA time zone of the visitor's device; `known` in the server's HTML. */
export const useVisitorZone = (known: string = availability.timeZone) =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => known,
  );
