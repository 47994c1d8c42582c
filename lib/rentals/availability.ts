import type { Rental } from '@/content/rentals';
import { addDays, countNights, type Day, endOfCalendars, monthStart } from '@/lib/time/calendar-days';
import { minNightsOn } from './home-facts';

export interface HomeCalendar {
  taken: ReadonlySet<Day>;
  /** The day after the last night that was read. Later nights are unknown. */
  end: Day;
  /** False if part of the calendar could not be read: then nights that are not in `taken` may be taken too. */
  isComplete: boolean;
  /** Whether the last attempt to read a feed failed or was partial: then taken nights may be from an older copy. */
  isFailing: boolean;
  /** When the calendar was read, in milliseconds since 1970; null for a sample calendar. */
  readAt: number | null;
}

interface Dates {
  checkIn: Day;
  checkOut: Day;
}

export interface HomeAvailability {
  status: 'free' | 'taken' | 'too-short' | 'unknown';
  /** The minimum stay from this check-in, in nights. */
  minNights: number;
  /** The nearest available dates, if the requested ones are taken or too short. */
  nearest: Dates | null;
  /** When the home's calendar was read (ISO 8601); null for a sample calendar, or if there is no calendar. */
  readAt: string | null;
}

/** How many days before and after the requested check-in to look for the nearest free stay. */
const MAX_DISTANCE_DAYS = 14;

/** Nights from `end` on are unknown. Without a calendar, all nights are unknown. */
function findNightStatus(calendar: HomeCalendar | null, night: Day, end: Day) {
  if (calendar?.taken.has(night)) return 'taken';
  return calendar?.isComplete && night < end ? 'free' : 'unknown';
}

/** A calendar that was read last month ends a month earlier than the one that pages show now. */
function endOf(calendar: HomeCalendar | null, today: Day): Day {
  const end = endOfCalendars(today);
  return calendar && calendar.end < end ? calendar.end : end;
}

/** Starts with the night before the calendar's first day: a stay that ends on that day takes this night. */
export function listNights(today: Day): Day[] {
  const start = addDays(monthStart(today, 0), -1);
  const count = countNights(start, endOfCalendars(today));
  return Array.from({ length: count }, (_, index) => addDays(start, index));
}

/** Returns a string with a letter for each night of `listNights`: f(ree), t(aken) or u(nknown). */
export function encodeNights(calendar: HomeCalendar | null, today: Day): string {
  const end = endOf(calendar, today);
  return listNights(today)
    .map((night) => findNightStatus(calendar, night, end).charAt(0))
    .join('');
}

export function findAvailability(
  home: Pick<Rental, 'minNights'>,
  calendar: HomeCalendar | null,
  stay: Dates,
  today: Day,
): HomeAvailability {
  const end = endOf(calendar, today);
  const nightsOf = ({ checkIn, checkOut }: Dates) => {
    const statuses = new Set<ReturnType<typeof findNightStatus>>();
    // Dates in a query may be far in the future, so look at only one night after the end of the calendar.
    const last = checkOut <= end ? checkOut : addDays(end, 1);
    for (let night = checkIn; night < last; night = addDays(night, 1))
      statuses.add(findNightStatus(calendar, night, end));
    return statuses;
  };
  const isFree = (dates: Dates) => dates.checkOut <= end && nightsOf(dates).isSubsetOf(new Set(['free']));
  const nights = countNights(stay.checkIn, stay.checkOut);
  const minNights = minNightsOn(stay.checkIn, home);

  function findNearest(): Dates | null {
    for (let distance = 0; distance <= MAX_DISTANCE_DAYS; distance += 1)
      for (const checkIn of [addDays(stay.checkIn, distance), addDays(stay.checkIn, -distance)]) {
        const length = Math.max(nights, minNightsOn(checkIn, home));
        const dates = { checkIn, checkOut: addDays(checkIn, length) };
        if (checkIn >= today && isFree(dates)) return dates;
      }
    return null;
  }

  const statuses = nightsOf(stay);
  const facts = { minNights, readAt: calendar?.readAt ? new Date(calendar.readAt).toISOString() : null };
  if (statuses.has('taken')) return { status: 'taken', nearest: findNearest(), ...facts };
  if (stay.checkOut > end) return { status: 'unknown', nearest: null, ...facts };
  if (nights < minNights) return { status: 'too-short', nearest: findNearest(), ...facts };
  return { status: statuses.has('unknown') ? 'unknown' : 'free', nearest: null, ...facts };
}
