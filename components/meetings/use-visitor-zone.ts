import { useSyncExternalStore } from 'react';
import { availability } from '@/content/meetings';

const never = () => () => {};

/** The IANA time zone that the visitor's device is set to; Central in the HTML, which knows no visitor. */
export const useVisitorZone = () =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => availability.timeZone,
  );
