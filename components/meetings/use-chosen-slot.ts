import { useMemo, useState } from 'react';
import { toPickerDays } from '@/lib/meetings/picker';
import type { FreeDay } from '@/lib/meetings/slots';
import { useVisitorZone } from './use-visitor-zone';

interface Options {
  days: readonly FreeDay[];
  /** The start of a linked or current call. */
  initialStart?: number | undefined;
  /** The visitor's IANA time zone, if it is stored. */
  storedZone?: string;
}

/** Returns the props of a form's picker. */
export function useChosenSlot({ days: freeDays, initialStart = 0, storedZone }: Options) {
  const zone = useVisitorZone(storedZone);
  const days = useMemo(() => toPickerDays(freeDays, zone), [freeDays, zone]);
  const [date, setDate] = useState('');
  const [startsAt, setStart] = useState(initialStart);

  const free = days.filter((day) => day.slots.length > 0);
  const slot = free.flatMap((day) => day.slots).find((one) => one.startsAt === startsAt);
  const chosenDay =
    free.find((day) => day.date === (slot?.office.day ?? date)) ??
    // A linked time that is taken opens the first day on or after it.
    free.find((day) => day.slots.some((one) => one.startsAt >= initialStart)) ??
    free[0];
  return {
    zone,
    days,
    slot,
    chosenDay,
    onSlot: setStart,
    onDate(picked: string) {
      setDate(picked);
      setStart(0);
    },
  };
}
