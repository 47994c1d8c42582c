import { availability, meetingCopy } from '@/content/meetings';
import { addDays, type Day, formatDay, isOneOf, weekdayOf } from '@/lib/time/calendar-days';
import { isClosedOn } from '@/lib/time/holidays';
import { type Slot, toSlot } from '@/lib/time/slot';
import type { FreeDay } from './slots';

export interface PickerDay {
  date: Day;
  number: number;
  weekday: string;
  month: string;
  /** "Dec" on the first day of a new month, else empty. */
  newMonth: string;
  name: string;
  isClosed: boolean;
  slots: readonly Slot[];
  halves: { half: string; label: string; slots: Slot[] }[];
}

/** Returns the weekdays from the Monday before the first free day to the last free day, with clock times in `zone`. */
export function toPickerDays(free: readonly FreeDay[], zone: string): PickerDay[] {
  const [first, last] = [free[0]?.date, free.at(-1)?.date];
  if (!first || !last) return [];
  const days: PickerDay[] = [];
  for (let date = addDays(first, 1 - weekdayOf(first)); date <= last; date = addDays(date, 1)) {
    if (!isOneOf(availability.days, date)) continue;
    const starts = free.find((day) => day.date === date)?.slots ?? [];
    const slots = starts.map((start) => toSlot(start, zone));
    days.push(toPickerDay(date, slots, days.at(-1)?.date));
  }
  return days;
}

function toPickerDay(date: Day, slots: readonly Slot[], before: Day = date): PickerDay {
  const isNewMonth = before.slice(0, 7) !== date.slice(0, 7);
  return {
    date,
    number: Number(date.slice(8)),
    weekday: formatDay(date, { weekday: 'short' }),
    month: formatDay(date, { month: 'long' }),
    newMonth: isNewMonth ? formatDay(date, { month: 'short' }) : '',
    name: formatDay(date),
    isClosed: isClosedOn(date),
    slots,
    halves: toHalves(slots),
  };
}

function toHalves(slots: readonly Slot[]) {
  return [
    { half: 'am', label: meetingCopy.morning, slots: slots.filter(({ visitor }) => visitor.hour < 12) },
    { half: 'pm', label: meetingCopy.afternoon, slots: slots.filter(({ visitor }) => visitor.hour >= 12) },
  ].filter((part) => part.slots.length > 0);
}
