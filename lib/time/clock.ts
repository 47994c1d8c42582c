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

const numeric: Intl.DateTimeFormatOptions = {
  ...{ hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
  ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
};

function computeOffset(instant: number, zone: string): number {
  const parts = formatterFor(zone, numeric).formatToParts(instant);
  const numberOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const clock = Date.UTC(
    ...([numberOf('year'), numberOf('month') - 1, numberOf('day')] as const),
    ...([numberOf('hour'), numberOf('minute'), numberOf('second')] as const),
  );
  return clock - instant;
}

/** Returns the name of an IANA time zone; undefined if there is no such zone. */
export function parseZone(name: unknown): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: String(name) }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
