import { addDays, countNights, type Day, endOfCalendars, monthStart } from '@/lib/time/calendar-days';
import { type ArrivalRules, findArrivalRules, type HomeRates, isArrivalDay } from './rates';

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

/** `minNights` and `arrivalDay` are the rules for this check-in. */
export interface HomeAvailability extends ArrivalRules {
  status: 'free' | 'taken' | 'too-short' | 'other-arrival-day' | 'unknown';
  /** The nearest available dates within two weeks, if the requested ones are taken or against the rules. */
  nearest: Dates | null;
  /** Without `nearest`, the first available dates after the requested check-in. */
  next: Dates | null;
  /** When the home's calendar was read (ISO 8601); null for a sample calendar, or if there is no calendar. */
  readAt: string | null;
}

/** How many days before and after the requested check-in to look for the nearest free stay. */
const MAX_DISTANCE_DAYS = 14;

/** A calendar that was read last month ends a month earlier than the one that pages show now. */
function endOf(calendar: HomeCalendar | null, today: Day): Day {
  const end = endOfCalendars(today);
  return calendar && calendar.end < end ? calendar.end : end;
}

let nightsOfToday: { today: Day; nights: Day[] } | undefined;

/** Starts with the night before the calendar's first day: a stay that ends on that day takes this night. */
export function listNights(today: Day): readonly Day[] {
  if (nightsOfToday?.today === today) return nightsOfToday.nights;
  const start = addDays(monthStart(today, 0), -1);
  const count = countNights(start, endOfCalendars(today));
  const nights = Array.from({ length: count }, (_, index) => addDays(start, index));
  nightsOfToday = { today, nights };
  return nights;
}

/** Searches ask for the nights of all homes, and calendars change only every few minutes. */
const encodedCalendars = new WeakMap<HomeCalendar, { today: Day; nights: string }>();

/**
 * Returns a string with a letter for each night of `listNights`: f(ree), t(aken) or u(nknown). Without a calendar, and
 * after its end, all nights are unknown.
 */
export function encodeNights(calendar: HomeCalendar | null, today: Day): string {
  const encoded = calendar && encodedCalendars.get(calendar);
  if (encoded?.today === today) return encoded.nights;
  const end = endOf(calendar, today);
  const other = (night: Day) => (calendar?.isComplete && night < end ? 'f' : 'u');
  const nights = listNights(today)
    .map((night) => (calendar?.taken.has(night) ? 't' : other(night)))
    .join('');
  if (calendar) encodedCalendars.set(calendar, { today, nights });
  return nights;
}

export function findAvailability(
  home: HomeRates,
  calendar: HomeCalendar | null,
  stay: Dates,
  today: Day,
): HomeAvailability {
  const days = listNights(today);
  const nights = encodeNights(calendar, today);
  const first = days[0] ?? today;
  const start = countNights(first, stay.checkIn);
  const length = countNights(stay.checkIn, stay.checkOut);
  const isFree = (from: number, count: number) =>
    nights[from] === 'f' && nights.slice(from, from + count) === 'f'.repeat(count);

  /** Returns the dates of a stay that begins on the day with this index, if it is free and follows the rules. */
  function findStay(index: number): Dates | null {
    const checkIn = days[index];
    if (!checkIn || checkIn < today || !isFree(index, length)) return null;
    const rules = findArrivalRules(home, checkIn);
    const count = Math.max(length, rules.minNights);
    return isArrivalDay(rules, checkIn) && isFree(index, count)
      ? { checkIn, checkOut: addDays(checkIn, count) }
      : null;
  }
  function findOthers() {
    for (let distance = 0; distance <= MAX_DISTANCE_DAYS; distance += 1) {
      const nearest = findStay(start + distance) ?? findStay(start - distance);
      if (nearest) return { nearest, next: null };
    }
    for (let index = start + MAX_DISTANCE_DAYS + 1; index < days.length; index += 1) {
      const next = findStay(index);
      if (next) return { nearest: null, next };
    }
    return NO_OTHERS;
  }

  const rules = findArrivalRules(home, stay.checkIn);
  const facts = { ...rules, readAt: calendar?.readAt ? new Date(calendar.readAt).toISOString() : null };
  const requested = nights.slice(start, start + length);
  if (requested.includes('t')) return { status: 'taken', ...findOthers(), ...facts };
  if (stay.checkOut > endOf(calendar, today)) return { status: 'unknown', ...NO_OTHERS, ...facts };
  if (!isArrivalDay(rules, stay.checkIn)) return { status: 'other-arrival-day', ...findOthers(), ...facts };
  if (length < rules.minNights) return { status: 'too-short', ...findOthers(), ...facts };
  return { status: requested.includes('u') ? 'unknown' : 'free', ...NO_OTHERS, ...facts };
}

const NO_OTHERS = { nearest: null, next: null };
