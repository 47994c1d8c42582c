import { timeZone } from '@/content/time-zone';

export const CENTRAL: string = timeZone.id;

/** Every zone changes its offset from UTC on a quarter of an hour. */
const QUARTER = 900_000;
const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters, because creating one takes far longer than using it. */
export function formatterFor(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([zone, options]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options });
  formatters.set(key, formatter);
  return formatter;
}

/** Returns what a clock in an IANA time zone shows at an instant, in milliseconds since 1970 as if it were UTC. */
export const toClock = (instant: number, zone = CENTRAL): number => instant + offsetAt(instant, zone);

/** Returns when a clock shows this, the first time if it does so twice; null if daylight saving time skips it. */
export function toInstant(clock: number, zone = CENTRAL): number | null {
  const instants = [clock - DAY_MS, clock + DAY_MS].map((around) => clock - offsetAt(around, zone));
  return instants.find((instant) => toClock(instant, zone) === clock) ?? null;
}

const offsets = new Map<string, number>();
const MOST_OFFSETS = 50_000;

/** Caches offsets (ms), because calendars ask for the same ones again and again. */
function offsetAt(instant: number, zone: string): number {
  const quarter = Math.floor(instant / QUARTER) * QUARTER;
  const key = `${zone} ${quarter}`;
  const offset = offsets.get(key) ?? computeOffset(quarter, zone);
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** "GMT-06:00", "GMT"; with seconds only before standard time. */
const OFFSET = /([+-])(\d\d):(\d\d)(?::(\d\d))?/;

function computeOffset(instant: number, zone: string): number {
  const [, sign, ...parts] = OFFSET.exec(getZoneName(instant, zone, 'longOffset')) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return (sign === '-' ? -1_000 : 1_000) * (hours * 3_600 + minutes * 60 + seconds);
}

/** Returns what a zone is called at an instant: "Eastern Time", "EST", "GMT-05:00". */
export function getZoneName(
  instant: number,
  zone: string,
  style: Intl.DateTimeFormatOptions['timeZoneName'],
) {
  const parts = formatterFor(zone, { timeZoneName: style }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Returns the name of an IANA time zone; undefined if there is no such zone. */
export function parseZone(name: unknown): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: String(name) }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
