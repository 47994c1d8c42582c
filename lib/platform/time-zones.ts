import { DAY_MS } from './durations.ts';

/** Time zones change their UTC offset only at a quarter hour, so each quarter hour has a single offset. */
const QUARTER_HOUR_MS = 900_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters, because creating one takes far longer than using it. */
export function formatterFor(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([zone, options]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options });
  formatters.set(key, formatter);
  return formatter;
}

/** Returns the local time in an IANA time zone at an instant, in milliseconds since 1970 as if the zone were UTC. */
export const toLocalTime = (instant: number, zone: string): number => instant + offsetAt(instant, zone);

/** Returns the instant of a local time: the first if it occurs twice, null if daylight saving time skips it. */
export function toInstant(clock: number, zone: string): number | null {
  const instants = [clock - DAY_MS, clock + DAY_MS].map((nearby) => clock - offsetAt(nearby, zone));
  return instants.find((instant) => toLocalTime(instant, zone) === clock) ?? null;
}

const offsets = new Map<string, number>();
const MAX_OFFSETS = 50_000;

/** Returns the UTC offset in milliseconds. Caches it, because calendars need the same ones again and again. */
export function offsetAt(instant: number, zone: string): number {
  const quarter = Math.floor(instant / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  const key = `${zone} ${quarter}`;
  const offset = offsets.get(key) ?? computeOffset(quarter, zone);
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** Matches the offset in "GMT-06:00". Some offsets before 1972 have seconds. */
const OFFSET = /([+-])(\d\d):(\d\d)(?::(\d\d))?/;

function computeOffset(instant: number, zone: string): number {
  const [, sign, ...parts] = OFFSET.exec(formatZone(instant, zone, 'longOffset')) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return (sign === '-' ? -1_000 : 1_000) * (hours * 3_600 + minutes * 60 + seconds);
}

/** Returns the name of a time zone at an instant, in the requested style: "Eastern Time", "EST", "GMT-05:00". */
export function formatZone(instant: number, zone: string, style: Intl.DateTimeFormatOptions['timeZoneName']) {
  const parts = formatterFor(zone, { timeZoneName: style }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Returns the canonical name of an IANA time zone; undefined if there is no such zone. */
export function parseZone(name: unknown): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: String(name) }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
