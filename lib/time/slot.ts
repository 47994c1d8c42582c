import { timeZone } from '@/content/time-zone';
import { formatDay, parseDay, toDay } from './calendar-days';
import { CENTRAL, formatZone, toInstant, toLocalTime } from './clock';

/** When a call starts, on the visitor's clock and on the office's. */
export type Slot = ReturnType<typeof toSlot>;

/** Throws a RangeError if `visitorZone` is not an IANA time zone (see `parseZone`). */
export function toSlot(startsAt: number, visitorZone = CENTRAL) {
  const office = toClockTime(startsAt, CENTRAL);
  const isSame = toLocalTime(startsAt, visitorZone) === toLocalTime(startsAt);
  const visitor = isSame ? office : toClockTime(startsAt, visitorZone);
  const formatTime = (one: ClockTime, other: ClockTime) =>
    isSame ? '' : `${one.day === other.day ? '' : `${one.weekday} `}${one.time} ${one.zone}`;
  const officeTime = formatTime(office, visitor);
  return {
    startsAt,
    iso: new Date(startsAt).toISOString(),
    visitor,
    office,
    /** "9:00 AM Central", with the weekday if the visitor's differs; empty if both clocks show the same. */
    officeTime,
    /** "10:00 AM Eastern", with the weekday if the office's differs; empty if both clocks show the same. */
    visitorTime: formatTime(visitor, office),
    /** "Monday, November 23, 10:00 AM Eastern, 9:00 AM Central". */
    text: [visitor.date, `${visitor.time} ${visitor.zone}`, officeTime].filter(Boolean).join(', '),
  };
}

type ClockTime = ReturnType<typeof toClockTime>;

/** Returns the day, the hour (0 to 23) and texts to show for an instant in a time zone. */
function toClockTime(instant: number, zone: string) {
  const clock = toLocalTime(instant, zone);
  const day = toDay(clock);
  const hour = new Date(clock).getUTCHours();
  const shortTime = `${hour % 12 || 12}:${String(new Date(clock).getUTCMinutes()).padStart(2, '0')}`;
  return {
    day,
    hour,
    date: formatDay(day),
    weekday: formatDay(day, { weekday: 'long' }),
    shortWeekday: formatDay(day, { weekday: 'short' }),
    // Intl is not used here: in Safari and some Node versions it puts a narrow space before "AM". The server's and the
    // browser's text could then differ, which breaks hydration.
    time: `${shortTime} ${hour < 12 ? 'AM' : 'PM'}`,
    shortTime,
    zone: zone === CENTRAL ? timeZone.name : getZoneName(instant, zone),
  };
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

/** Formats a moment (milliseconds since 1970, or ISO 8601) as "Nov 26, 9:40 AM Central". */
export function formatMoment(moment: number | string): string {
  const { day, time, zone } = toClockTime(new Date(moment).getTime(), CENTRAL);
  return `${formatDay(day, { month: 'short', day: 'numeric' })}, ${time} ${zone}`;
}

const INSTANT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

/** Parses an instant (ISO 8601 with a zone) to milliseconds since 1970; null if invalid. */
export function parseInstant(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const [, day = ''] = INSTANT.exec(text) ?? [];
  const instant = parseDay(day) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** Parses a Central time ("2026-11-28T19:30") to milliseconds since 1970; null if there is no such time. */
export function parseCentralTime(text: string): number | null {
  const clock = parseInstant(`${text}Z`);
  return clock === null ? null : toInstant(clock);
}
