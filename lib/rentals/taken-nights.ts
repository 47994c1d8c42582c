import { IANAZone } from 'luxon';
import { type Day, timeZone } from './nights';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An event within one day takes the night after it if it ends after this hour. */
const CHECK_IN_HOUR = 16;

const zone = IANAZone.create(timeZone);

/** The zone's offsets by the hour: looking one up takes long, and the events of all homes share few hours. */
const offsets = new Map<number, number>();

/** Returns what the clock shows where the homes are, as if it were UTC. */
function toClock(moment: number): number {
  const hour = Math.floor(moment / HOUR);
  const offset = offsets.get(hour) ?? zone.offset(moment);
  offsets.set(hour, offset);
  return moment + offset * 60_000;
}

const toDay = (clock: number): Day => new Date(clock).toISOString().slice(0, 10);

/** Returns the day where the homes are. */
export const centralDay = (moment = Date.now()): Day => toDay(toClock(moment));

/**
 * Returns the nights that events take, from one day up to another. An event takes those from the day on which it starts
 * to the day before its end.
 */
export function nightsTakenBy(
  events: readonly { start: number; end: number }[],
  { from, to }: { from: Day; to: Day },
): Set<Day> {
  const [earliest, latest] = [Date.parse(from) - DAY, Date.parse(to) + DAY];
  const nights = new Set<Day>();
  for (const { start, end } of events) {
    if (end < earliest || start > latest) continue;
    const first = Math.floor(toClock(Math.max(start, earliest)) / DAY);
    const clock = toClock(Math.min(end, latest));
    const last = Math.floor(clock / DAY);
    const isEvening = first === last && clock % DAY > CHECK_IN_HOUR * HOUR;
    for (let day = first; day < (isEvening ? last + 1 : last); day += 1) {
      const night = toDay(day * DAY);
      if (from <= night && night < to) nights.add(night);
    }
  }
  return nights;
}
