import { DAY_MS, type Day, startOf, toDay } from '@/lib/time/calendar-days';
import { toClock } from '@/lib/time/clock';

/** Check-in time: an event within one day takes that day's night if it ends later. */
const CHECK_IN_MS = 16 * 3_600_000;

/** An event takes the nights from its first day to the day before its last. `to` is exclusive. */
export function nightsTakenBy(
  events: readonly { start: number; end: number }[],
  { from, to }: { from: Day; to: Day },
): Set<Day> {
  const [earliest, latest] = [startOf(from) - DAY_MS, startOf(to) + DAY_MS];
  const nights = new Set<Day>();
  for (const { start, end } of events) {
    if (end < earliest || start > latest) continue;
    const first = Math.floor(toClock(Math.max(start, earliest)) / DAY_MS);
    const clock = toClock(Math.min(end, latest));
    const last = Math.floor(clock / DAY_MS);
    const isEvening = first === last && clock % DAY_MS > CHECK_IN_MS;
    for (let day = first; day < (isEvening ? last + 1 : last); day += 1) {
      const night = toDay(day * DAY_MS);
      if (from <= night && night < to) nights.add(night);
    }
  }
  return nights;
}
