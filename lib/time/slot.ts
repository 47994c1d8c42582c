import { timeZone } from '@/content/time-zone';
import { formatZone, toInstant, toLocalTime } from '@/lib/platform/time-zones';
import { type Day, formatDay, parseDay, toDay } from './calendar-days';

const OFFICE_ZONE: string = timeZone.id;

/** A moment on the clock of a time zone. */
export type ClockTime = {
  day: Day;
  /** 0 to 23. */
  hour: number;
  /** "Monday, November 23". */
  date: string;
  weekday: string;
  shortWeekday: string;
  /** "9:05 AM". */
  time: string;
  /** "9:05". */
  shortTime: string;
  /** "Eastern". */
  zone: string;
};

/** When a call starts, on the visitor's clock and on the office's. */
export type Slot = {
  startsAt: number;
  iso: string;
  visitor: ClockTime;
  office: ClockTime;
  /** "9:00 AM Central", with the weekday if the visitor's differs; empty if both clocks show the same. */
  officeTime: string;
  /** "10:00 AM Eastern", with the weekday if the office's differs; empty if both clocks show the same. */
  visitorTime: string;
  /** "Monday, November 23, 10:00 AM Eastern, 9:00 AM Central". */
  text: string;
};

/** Throws a RangeError if `visitorZone` is not an IANA time zone (see `parseZone`). */
export function toSlot(startsAt: number, visitorZone = OFFICE_ZONE): Slot {
  const office = toClockTime(startsAt);
  const isSame = toLocalTime(startsAt, visitorZone) === toLocalTime(startsAt, OFFICE_ZONE);
  const visitor = isSame ? office : toClockTime(startsAt, visitorZone);
  const formatTime = (one: ClockTime, other: ClockTime) =>
    isSame ? '' : `${one.day === other.day ? '' : `${one.weekday} `}${one.time} ${one.zone}`;
  const officeTime = formatTime(office, visitor);
  return {
    startsAt,
    iso: new Date(startsAt).toISOString(),
    visitor,
    office,
    officeTime,
    visitorTime: formatTime(visitor, office),
    text: [visitor.date, `${visitor.time} ${visitor.zone}`, officeTime].filter(Boolean).join(', '),
  };
}

export function toClockTime(instant: number, zone = OFFICE_ZONE): ClockTime {
  const clock = toLocalTime(instant, zone);
  const day = toDay(clock);
  const hour = new Date(clock).getUTCHours();
  const time = formatTimeOfDay(new Date(clock).toISOString().slice(11, 16));
  return {
    day,
    hour,
    date: formatDay(day),
    weekday: formatDay(day, { weekday: 'long' }),
    shortWeekday: formatDay(day, { weekday: 'short' }),
    time,
    shortTime: time.slice(0, -' AM'.length),
    zone: zone === OFFICE_ZONE ? timeZone.name : getZoneName(instant, zone),
  };
}

/** Returns milliseconds. `time` is a 24-hour time such as `16:00`. */
export const timeAfterMidnight = (time: `${number}:${number}`): number => Date.parse(`1970-01-01T${time}Z`);

/**
 * Returns "4:00 PM" for `16:00`. Intl is not used here: in Safari and some Node versions it puts a narrow space before
 * "PM". The server's and the browser's text could then differ, which breaks hydration.
 */
export function formatTimeOfDay(time: string): string {
  const [hour, minute] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

const zoneNames = new Map<string, string>();

/** Returns a name such as "Eastern", or else one such as "UTC". Cached, because the picker formats about 240 slots. */
function getZoneName(instant: number, zone: string): string {
  const key = `${zone} ${toLocalTime(instant, zone) - instant}`;
  const cached = zoneNames.get(key);
  if (cached) return cached;
  const generic = formatZone(instant, zone, 'longGeneric');
  const isOffset = /^GMT[+-]/.test(generic);
  const name = isOffset ? formatZone(instant, zone, 'short') : generic.replace(/( Standard)? Time$/, '');
  zoneNames.set(key, name);
  return name;
}

const INSTANT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

/** Parses an instant (ISO 8601 with a zone) to milliseconds since 1970; null if invalid. */
export function parseInstant(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const [, day = ''] = INSTANT.exec(text) ?? [];
  const instant = parseDay(day) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** Parses a time of the office's clock ("2026-11-28T19:30") to milliseconds since 1970; null if there is none. */
export function parseOfficeTime(text: string): number | null {
  const clock = parseInstant(`${text}Z`);
  return clock === null ? null : toInstant(clock, OFFICE_ZONE);
}
