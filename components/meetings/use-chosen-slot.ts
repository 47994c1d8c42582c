import { useMemo, useState } from 'react';
import { toPickerDays } from '@/lib/meetings/picker';
import type { FreeDay } from '@/lib/meetings/slots';
import { useVisitorZone } from './use-visitor-zone';

interface Options {
  days: readonly FreeDay[];
  /** In milliseconds since 1970: the start time in the page's URL, of the form to correct, or of the call to move. */
  initialStart?: number | undefined;
  /** The visitor's IANA time zone, if it is stored. */
  storedZone?: string;
}

export function useChosenSlot({ days: freeDays, initialStart = 0, storedZone }: Options) {
  const zone = useVisitorZone(storedZone);
  const days = useMemo(() => toPickerDays(freeDays, zone), [freeDays, zone]);
  const [date, setDate] = useState('');
  const [startsAt, setStart] = useState(initialStart);

  const free = days.filter((day) => day.slots.length > 0);
  const slot = free.flatMap((day) => day.slots).find((each) => each.startsAt === startsAt);
  const chosenDay =
    free.find((day) => day.date === (slot?.office.day ?? date)) ??
    // If the time in the URL is taken, open the first day with a later time.
    free.find((day) => day.slots.some((each) => each.startsAt >= initialStart)) ??
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
