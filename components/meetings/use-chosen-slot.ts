import { useState } from 'react';
import type { FreeTimes } from '@/lib/meetings/picker';
import { useVisitorZone } from './use-visitor-zone';

interface Options {
  days: FreeTimes['days'];
  initialSlot?: string | undefined;
  /** The visitor's IANA time zone, if it is stored. */
  knownZone?: string;
}

/** Returns the props of a form's picker. */
export function useChosenSlot({ days, initialSlot = '', knownZone }: Options) {
  const zone = useVisitorZone(knownZone);
  const [date, setDate] = useState('');
  const [slot, setSlot] = useState(initialSlot);

  const ofSlot = days.find(({ slots }) => slots.includes(slot));
  // If the slot is not free: the first day on or after it.
  const near = days.find(({ slots }) => slots.some((free) => free >= initialSlot));
  return {
    zone,
    slot: ofSlot ? slot : '',
    date: ofSlot?.date ?? (date || (near?.date ?? '')),
    onSlot: setSlot,
    onDate(picked: string) {
      setDate(picked);
      setSlot('');
    },
  };
}
