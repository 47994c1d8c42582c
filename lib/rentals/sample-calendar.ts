import { DAY_MS } from '@/lib/platform/durations';
import { addDays, type Day, monthStart, startOf, toDay } from '@/lib/time/calendar-days';

const WEEK_MS = 7 * DAY_MS;

/** Returns taken nights: those of half of the weeks in summer, and of half of the long weekends in other months. */
export function findSampleNights(id: string, today: Day): Set<Day> {
  // Number weeks from Thursday, January 1, 1970, not from today, so that the same weeks are taken tomorrow.
  const first = Math.floor(startOf(addDays(monthStart(today, 0), -9)) / WEEK_MS);
  const nights = Array.from({ length: 56 }, (_, ahead) => first + ahead).flatMap((week) => {
    // Which weeks are taken depends on the id, so that homes differ.
    if ((week * 5 + id.charCodeAt(0) + 2) % 8 > 3) return [];
    const thursday = toDay(week * WEEK_MS);
    const saturday = addDays(thursday, 2);
    const isSummer = ['06', '07', '08'].includes(saturday.slice(5, 7));
    const [start, count] = isSummer ? [saturday, 7] : [thursday, 3];
    return Array.from({ length: count }, (_, night) => addDays(start, night));
  });
  return new Set(nights);
}
