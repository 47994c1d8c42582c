import { usualRules } from '@/content/rentals';
import { timeZone } from '@/content/time-zone';
import { DAY_MS } from '@/lib/platform/durations';
import { toLocalTime } from '@/lib/platform/time-zones';
import { type Day, startOf } from '@/lib/time/calendar-days';
import { timeAfterMidnight } from '@/lib/time/slot';

/** An event within one day takes that day's night only if it ends later. */
const CHECK_IN_MS = timeAfterMidnight(usualRules.checkIn);

/** Returns the `covered` nights (consecutive) that events take: from the first day to the day before the last. */
export function findTakenNights(
  events: readonly { start: number; end: number }[],
  covered: readonly Day[],
): Set<Day> {
  const firstCovered = startOf(covered[0] ?? '') / DAY_MS;
  const [earliest, latest] = [firstCovered - 1, firstCovered + covered.length + 1];
  const nights = new Set<Day>();
  for (const { start, end } of events) {
    if (end < earliest * DAY_MS || start > latest * DAY_MS) continue;
    const first = Math.floor(toLocalTime(Math.max(start, earliest * DAY_MS), timeZone.id) / DAY_MS);
    const clock = toLocalTime(Math.min(end, latest * DAY_MS), timeZone.id);
    const last = Math.floor(clock / DAY_MS);
    const isEvening = first === last && clock % DAY_MS > CHECK_IN_MS;
    for (let day = first; day < (isEvening ? last + 1 : last); day += 1) {
      const night = covered[day - firstCovered];
      if (night) nights.add(night);
    }
  }
  return nights;
}
