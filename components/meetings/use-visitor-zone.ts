import { useSyncExternalStore } from 'react';
import { availability } from '@/content/meetings';

const never = () => () => {};

/** The IANA time zone that the visitor's device is set to; `known` in the HTML, which is rendered elsewhere. */
export const useVisitorZone = (known: string = availability.timeZone) =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => known,
  );
