import { DateTime } from 'luxon';
import { addDays, type Day, timeZone } from './nights';

/** An event within one day takes the night after it if it ends after this hour. */
const CHECK_IN_HOUR = 16;

const inCentral = (moment: number) => DateTime.fromMillis(moment, { zone: timeZone });
const dayOf = (moment: DateTime): Day => moment.toFormat('yyyy-MM-dd');

/** Returns the day where the homes are. */
export const centralDay = (moment = Date.now()): Day => dayOf(inCentral(moment));

/**
 * Returns the nights that events take, from one day up to another. An event takes those from the day on which it starts
 * to the day before its end.
 */
export function nightsTakenBy(
  events: readonly { start: number; end: number }[],
  { from, to }: { from: Day; to: Day },
): Set<Day> {
  const nights = new Set<Day>();
  for (const event of events) {
    const [start, end] = [inCentral(event.start), inCentral(event.end)];
    const [first, last] = [dayOf(start), dayOf(end)];
    const isEvening = end > end.set({ hour: CHECK_IN_HOUR, minute: 0, second: 0, millisecond: 0 });
    const after = first === last && isEvening ? addDays(first, 1) : last;
    for (let night = first > from ? first : from; night < after && night < to; night = addDays(night, 1))
      nights.add(night);
  }
  return nights;
}
