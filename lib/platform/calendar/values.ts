import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';

/** A half-open interval, in milliseconds since 1970. */
export type Interval = { start: number; end: number };

/** A date or time as written. `wall` is the local time, in milliseconds as if it were UTC. */
export type WrittenTime = {
  wall: number;
  isDate: boolean;
  /** How far the local time is ahead of UTC (ms), if the value says so. */
  offset?: number;
};

const DATE = /^(\d{4})[-/]?(0[1-9]|1[0-2])[-/]?(0[1-9]|[12]\d|3[01])/;
const TIME =
  /^T([01]\d|2[0-4]|\d(?=:|[AP]M)):?([0-5]\d)?:?([0-5]\d|60)?(?:[.,]\d{1,9})?(?:([AP])M)?(Z|[+-]\d\d:?\d\d)?/i;

/** Reads an iCalendar or ISO 8601 time, with or without seconds. Returns undefined if the day doesn't exist. */
export function parseTime(text: string, parameters = ''): WrittenTime | undefined {
  const compact = text
    .trim()
    .replace(/\s(?=\d)/, 'T')
    .replace(/\s/g, '');
  const [written = '', year, month, day] = DATE.exec(compact) ?? [];
  const [, clock, minute = 0, second = 0, half, zone] = TIME.exec(compact.slice(written.length)) ?? [];
  const hour = half ? (Number(clock) % 12) + (/p/i.test(half) ? 12 : 0) : clock;
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (new Date(date).getUTCDate() !== Number(day)) return undefined;
  const time = Number(hour ?? 0) * HOUR_MS + Number(minute) * MINUTE_MS + Number(second) * 1_000;
  // Some programs write the date of an all-day event with the time 00:00.
  const isDate =
    hour === undefined || (time === 0 && /;VALUE=DATE(?!-)/i.test(parameters.replaceAll(' ', '')));
  return { wall: date + time, isDate, offset: isDate ? undefined : parseOffset(zone ?? '') };
}

/** Reads an offset from UTC such as `-0600`, `+5:30` or `Z`, in milliseconds. */
export function parseOffset(text: string): number | undefined {
  const [, sign, hours, minutes = 0] = /^\s*([+-])(\d\d?)[:.]?([0-5]\d)?/.exec(text) ?? [];
  if (!sign) return /^\s*Z/i.test(text) ? 0 : undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
}

const DURATION = /^\+?P?(?:(\d+)W)?(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/i;
const UNITS = [7 * DAY_MS, DAY_MS, HOUR_MS, MINUTE_MS, 1_000];
const MAX_DURATION = 36_500 * DAY_MS;

/** Reads a duration such as `P1DT12H`, in milliseconds, capped at a hundred years. */
export function parseDuration(text: string): number | undefined {
  const [match, ...parts] = DURATION.exec(text.replace(/\s/g, '')) ?? [];
  if (!match || !parts.some(Boolean)) return undefined;
  const sum = parts.reduce((sum, part, index) => sum + Number(part ?? 0) * (UNITS[index] ?? 0), 0);
  return Math.min(sum, MAX_DURATION);
}
