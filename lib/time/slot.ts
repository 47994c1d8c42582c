import { timeZone } from '@/content/time-zone';
import { type Day, formatDay, parseDay, startOf, toDay } from './calendar-days';
import { CENTRAL, formatterFor, toClock, toInstant } from './clock';

/** What a clock shows, as values to decide on and as text to show. */
export interface ClockTime {
  day: Day;
  /** 0 to 23. */
  hour: number;
  /** "Tuesday, November 24". */
  date: string;
  /** "Tuesday". */
  weekday: string;
  /** "Tue". */
  shortWeekday: string;
  /** "9:00 AM". */
  time: string;
  /** "9:00". */
  shortTime: string;
  /** "Eastern". */
  zone: string;
}

/** When a call starts, on the visitor's clock and on the office's. They are one object if both show the same. */
export interface Slot {
  startsAt: number;
  /** ISO 8601, for forms and `<time>`. */
  iso: string;
  visitor: ClockTime;
  office: ClockTime;
  /** "9:00 AM Central", with the weekday if it is another day there; empty if both clocks show the same. */
  officeTime: string;
  /** "10:00 AM Eastern", likewise. */
  visitorTime: string;
  /** "Monday, November 23, 10:00 AM Eastern, 9:00 AM Central". */
  text: string;
}

/** Makes the slot of an instant. Throws a RangeError if the IANA time zone does not exist (see `parseZone`). */
export function toSlot(startsAt: number, visitorZone = CENTRAL): Slot {
  const office = toClockTime(startsAt, CENTRAL);
  const isSame = toClock(startsAt, visitorZone) === toClock(startsAt);
  const visitor = isSame ? office : toClockTime(startsAt, visitorZone);
  const officeTime = isSame ? '' : formatBeside(office, visitor);
  const visitorTime = isSame ? '' : formatBeside(visitor, office);
  const { date, time, zone: zoneName } = visitor;
  const text = [date, `${time} ${zoneName}`, officeTime].filter(Boolean).join(', ');
  return { startsAt, iso: new Date(startsAt).toISOString(), visitor, office, officeTime, visitorTime, text };
}

function formatBeside({ day, weekday, time, zone }: ClockTime, other: ClockTime): string {
  return `${day === other.day ? '' : `${weekday} `}${time} ${zone}`;
}

function toClockTime(instant: number, zone: string): ClockTime {
  const clock = toClock(instant, zone);
  const day = toDay(clock);
  const hour = new Date(clock).getUTCHours();
  const minute = String(new Date(clock).getUTCMinutes()).padStart(2, '0');
  const shortTime = `${hour % 12 || 12}:${minute}`;
  return {
    day,
    hour,
    date: formatDay(day),
    weekday: formatDay(day, { weekday: 'long' }),
    shortWeekday: formatDay(day, { weekday: 'short' }),
    // Not formatted by Intl: Safari and some Node versions put a narrow space before "AM", which breaks hydration.
    time: `${shortTime} ${hour < 12 ? 'AM' : 'PM'}`,
    shortTime,
    zone: zone === CENTRAL ? timeZone.name : zoneName(instant, zone),
  };
}

const zoneNames = new Map<string, string>();

/** Returns "Eastern", "Japan", or "UTC" for a zone without a name; cached, because the picker has some 240 times. */
function zoneName(instant: number, zone: string): string {
  const key = `${zone} ${toClock(instant, zone) - instant}`;
  const name = zoneNames.get(key) ?? computeZoneName(instant, zone);
  zoneNames.set(key, name);
  return name;
}

function computeZoneName(instant: number, zone: string): string {
  const nameOf = (timeZoneName: 'longGeneric' | 'short') =>
    formatterFor(zone, { timeZoneName })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  const name = nameOf('longGeneric');
  return /^GMT[+-]/.test(name) ? nameOf('short') : name.replace(/( Standard)? Time$/, '');
}

/** Formats a moment (milliseconds since 1970, or ISO 8601) as "Nov 26, 9:40 AM Central". */
export function formatMoment(moment: number | string): string {
  const { day, time, zone } = toClockTime(new Date(moment).getTime(), CENTRAL);
  return `${formatDay(day, { month: 'short', day: 'numeric' })}, ${time} ${zone}`;
}

const INSTANT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;
const LOCAL = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(:00)?$/;

/** Parses an instant (ISO 8601 with a zone) to milliseconds since 1970; null if invalid. */
export function parseInstant(given: unknown): number | null {
  const text = typeof given === 'string' ? given.trim() : '';
  const [, day = ''] = INSTANT.exec(text) ?? [];
  const instant = parseDay(day) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** Parses a local time in Central ("2026-11-28T19:30") to milliseconds since 1970; null if there is no such time. */
export function parseLocal(text: string): number | null {
  const [, day = '', hour, minute] = LOCAL.exec(text) ?? [];
  if (!parseDay(day) || Number(hour) > 23 || Number(minute) > 59) return null;
  return toInstant(startOf(day) + (Number(hour) * 60 + Number(minute)) * 60_000);
}
