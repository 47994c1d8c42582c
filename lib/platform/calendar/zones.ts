import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { offsetAt, parseZone, toInstant } from '../time-zones.ts';
import { type Component, valuesOf } from './components.ts';
import { parseRule, repetitions, type WorkBudget } from './recurrence.ts';
import { type Interval, parseOffset, parseTime } from './values.ts';

const YEAR = 366 * DAY_MS;

/** Returns the UTC offset (ms) of a local time (ms, as if it were UTC), or several if it is ambiguous. */
export type Zone = (wall: number) => number[];

export function fixedZone(...offsets: number[]): Zone {
  return () => offsets;
}

/** For a zone that we can't identify: the largest and smallest offsets on Earth. */
export const unknownZone = fixedZone(14 * HOUR_MS, -12 * HOUR_MS);

export function ianaZone(name: string): Zone {
  return (wall) => [wall - (toInstant(wall, name) ?? wall - offsetAt(wall - DAY_MS, name))];
}

/** How many zone names to look up for one calendar. Further ones count as unknown. */
const MAX_ZONES = 200;

export function zoneFinder(components: readonly Component[], window: Interval, work: WorkBudget) {
  const definitions = Map.groupBy(components, (component) =>
    component.type === 'VTIMEZONE' ? normalizeName(valuesOf(component, 'TZID')[0]) : undefined,
  );
  const zones = new Map<string, Zone | undefined>();
  return (tzid: string): Zone | undefined => {
    const name = normalizeName(tzid);
    if (zones.has(name) || zones.size >= MAX_ZONES) return zones.get(name);
    const [definition] = definitions.get(name) ?? [];
    const zone =
      (name.includes('/') && parseZone(name) ? ianaZone(name) : undefined) ??
      (definition && readZone(definition, window, work)) ??
      findZoneByName(name) ??
      (definition && findZoneByName(normalizeName(valuesOf(definition, 'X-LIC-LOCATION')[0])));
    zones.set(name, zone);
    return zone;
  };
}

const normalizeName = (text = '') =>
  text
    .slice(0, 200)
    .toLowerCase()
    .replace(/["'\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads a VTIMEZONE. Returns undefined if part of it is unreadable, or if it doesn't cover the window. */
function readZone({ parts }: Component, window: Interval, work: WorkBudget): Zone | undefined {
  let isReadable = true;
  const reject = () => {
    isReadable = false;
  };
  const [from, to] = [window.start - 3 * YEAR, window.end + YEAR];
  const changes = parts.flatMap((part) => {
    const texts = [...valuesOf(part, 'DTSTART'), ...valuesOf(part, 'RDATE')].flatMap((text) =>
      text.split(','),
    );
    const dates = texts.map((text) => parseTime(text)?.wall ?? Number.NaN);
    const [first = Number.NaN] = dates;
    const offset = parseOffset(valuesOf(part, 'TZOFFSETTO')[0] ?? '') ?? Number.NaN;
    if (![first, offset, ...dates].every(Number.isFinite)) reject();
    const rules = valuesOf(part, 'RRULE').flatMap((text) => parseRule(text, first, reject) ?? []);
    if (rules.some(({ frequency }) => frequency !== 'YEARLY')) reject();
    const repeated = rules.flatMap((rule) => [
      ...repetitions(rule, first, from, Math.min(to, rule.until?.wall ?? to), work),
    ]);
    return [...dates, ...repeated].map((at) => ({ at, offset }));
  });
  changes.sort((one, other) => one.at - other.at);
  const [first, last] = [changes[0], changes.at(-1)];
  if (!isReadable || !first || !last || (parts.length > 1 && last.at < from)) return undefined;
  return (wall) => [(changes.findLast(({ at }) => at <= wall) ?? first).offset];
}

const WINDOWS_ZONES = new Map(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(
    ({ windowsName, iana }) => [windowsName.toLowerCase(), iana[0]] as const,
  ),
);
const AMERICAN_ZONES = ['us/eastern', 'us/central', 'us/mountain', 'us/pacific', 'us/alaska', 'us/hawaii'];
const AREAS = ['us', 'america', 'europe', 'asia', 'africa', 'australia', 'pacific', 'atlantic'];

/** Finds a zone by its name in lower case: an American abbreviation, an IANA or Windows name, or an offset. */
function findZoneByName(name: string): Zone | undefined {
  const [, letter, season] = /^([ecmpah])k?([sd]?)t$/.exec(name) ?? [];
  const american = AMERICAN_ZONES.find((zone) => zone[3] === letter);
  if (american && !season) return ianaZone(american);
  if (american) {
    // Return both the offset of that name and the one that applies on the day: some programs write "EST" in summer too.
    const zone = ianaZone(american);
    const [standard = 0] = zone(Date.UTC(2026, 0));
    return (wall) => [standard + (season === 'd' ? HOUR_MS : 0), ...zone(wall)];
  }
  const iana = listIanaNames(name).find((candidate) => parseZone(candidate));
  if (iana) return ianaZone(iana);
  const offsets = [...name.matchAll(/(?:utc|gmt|^) ?([+-]\d\d?[:.]?\d*)/g)];
  const [first, ...others] = offsets.flatMap(([, offset = '']) => parseOffset(offset) ?? []);
  if (first === undefined) return undefined;
  // A place, as in "(UTC-03:00) Somewhere", may have daylight time: then its offset is an hour more.
  return /\) ?\w/.test(name) ? fixedZone(first, first + HOUR_MS, ...others) : fixedZone(first, ...others);
}

/** Lists names to try if `name` looks like a path, a Windows name, or "(utc-05:00) bogota, lima, quito". */
function listIanaNames(name: string): string[] {
  const path = name.replaceAll(' ', '_').split(/\/|%2f/);
  const words = name
    .replace(/^\([^)]*\) ?/, '')
    .replace(/ \d+$/, '')
    .replace(/ (?:daylight|summer) /, ' standard ');
  const places = words
    .split(/[,&(]/)
    .map((place) => place.trim().replace(/ (?:standard|time|standard time)$/, ''));
  return [
    ...path.map((_, index) => path.slice(index).join('/')),
    ...[words, ...places.map((place) => `${place} standard time`)].flatMap(
      (one) => WINDOWS_ZONES.get(one) ?? [],
    ),
    ...places.flatMap((place) => [
      place.replace('-', '/').replaceAll(' ', '_'),
      ...AREAS.map((area) => `${area}/${place.replaceAll(' ', '_')}`),
    ]),
    /^\((?:utc|gmt)\)|^z$|universal/.test(name) ? 'utc' : '',
  ];
}
