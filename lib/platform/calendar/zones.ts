import { DateTime, IANAZone } from 'luxon';
import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { type Component, valuesOf } from './components.ts';
import { parseRule, repetitions, type Work } from './recurrence.ts';
import { HOUR, MINUTE, parseOffset, parseTime } from './values.ts';

/** How far clocks that show `wall` (ms, as if it were UTC) are ahead of UTC (ms); several values if that's a guess. */
export type Zone = (wall: number) => number[];

export const fixedZone = (...offsets: number[]): Zone => {
  return () => offsets;
};

/** All zones on Earth lie between these two. */
export const unknownZone = fixedZone(14 * HOUR, -12 * HOUR);

/** Returns a zone by its IANA name. It remembers the offset of each hour, because Luxon takes a while to find it. */
export function ianaZone(name: string): Zone {
  const known = new Map<number, number[]>();
  return (wall) => {
    const hour = Math.floor(wall / HOUR);
    const utc = DateTime.fromMillis(wall, { zone: 'utc' });
    const offsets = known.get(hour) ?? [utc.setZone(name, { keepLocalTime: true }).offset * MINUTE];
    known.set(hour, offsets);
    return offsets;
  };
}

/** Names beyond this number are not looked up. */
const MOST_ZONES = 200;

/** Returns a function that finds a zone by its TZID. A definition in the calendar goes before a name without a "/". */
export function zoneFinder(components: readonly Component[], work: Work) {
  const definitions = new Map<string, Component>();
  for (const component of components)
    for (const tzid of valuesOf(component, 'TZID')) definitions.set(plainName(tzid).toLowerCase(), component);

  const known = new Map<string, Zone | undefined>();
  return (tzid: string): Zone | undefined => {
    const name = plainName(tzid);
    if (known.has(name) || known.size >= MOST_ZONES) return known.get(name);
    const definition = definitions.get(name.toLowerCase());
    const [location = ''] = definition ? valuesOf(definition, 'X-LIC-LOCATION') : [];
    const zone =
      (name.includes('/') && IANAZone.isValidZone(name) ? ianaZone(name) : undefined) ??
      (definition && definedZone(definition, work)) ??
      namedZone(name) ??
      namedZone(plainName(location));
    known.set(name, zone);
    return zone;
  };
}

const plainName = (tzid: string) =>
  tzid
    .slice(0, 200)
    .replace(/["'\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads a definition (VTIMEZONE); undefined if part of it is unreadable, or it has two offsets without their dates. */
function definedZone({ parts }: Component, work: Work): Zone | undefined {
  let isReadable = parts.length > 0;
  const reject = () => {
    isReadable = false;
  };
  const changes = parts.map((part) => {
    const texts = [...valuesOf(part, 'DTSTART'), ...valuesOf(part, 'RDATE')].flatMap((text) =>
      text.split(','),
    );
    const dates = texts.map((text) => parseTime(text)?.wall ?? Number.NaN);
    const [first = Number.NaN] = dates;
    const offset = parseOffset(valuesOf(part, 'TZOFFSETTO')[0] ?? '') ?? Number.NaN;
    if (![first, offset, ...dates].every(Number.isFinite)) reject();
    const rules = valuesOf(part, 'RRULE').flatMap((text) => parseRule(text, first, reject) ?? []);
    if (rules.some(({ frequency }) => frequency !== 'YEARLY')) reject();
    return { first, dates, offset, rules };
  });
  const hasDates =
    changes.length === 1 || changes.some(({ dates, rules }) => dates.length + rules.length > 1);
  if (!isReadable || !hasDates) return undefined;

  const known = new Map<number, { at: number; offset: number }[]>();
  const changesUntil = (year: number) =>
    changes
      .flatMap(({ first, dates, offset, rules }) => {
        const repeated = rules.flatMap((rule) => {
          const end = Math.min(Date.UTC(year + 1, 0), rule.until?.wall ?? Number.POSITIVE_INFINITY);
          return [...repetitions(rule, first, Date.UTC(year - 1, 0), end, work)];
        });
        return [...dates, ...repeated].map((at) => ({ at, offset }));
      })
      .sort((one, other) => one.at - other.at);
  return (wall) => {
    const year = new Date(wall).getUTCFullYear();
    const all = known.get(year) ?? changesUntil(year);
    known.set(year, all);
    const { offset = 0 } = all.findLast(({ at }) => at <= wall) ?? all[0] ?? {};
    return [offset];
  };
}

const WINDOWS_ZONES = new Map(
  WINDOWS_TO_IANA_MAP.flatMap(({ windowsName, territory, iana }) =>
    territory === '001' ? [[windowsName.toLowerCase(), iana[0]] as const] : [],
  ),
);
const AREAS = ['US', 'America', 'Europe', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic'];
/** EST, CDT … */
const AMERICAN = /^(E|C|M|P|AK|H)([SD])T$/i;
const AMERICAN_NAMES = new Map([
  ['E', 'US/Eastern'],
  ['C', 'US/Central'],
  ['M', 'US/Mountain'],
  ['P', 'US/Pacific'],
  ['AK', 'US/Alaska'],
  ['H', 'US/Hawaii'],
]);

/** Returns the zone that programs mean by a name; undefined if nobody knows. */
function namedZone(name: string): Zone | undefined {
  const [, letter = '', season = ''] = AMERICAN.exec(name.toUpperCase()) ?? [];
  const american = AMERICAN_NAMES.get(letter);
  if (american) {
    // Its offset, or the zone that has it in one half of the year.
    const zone = ianaZone(american);
    const [standard = 0] = zone(Date.UTC(2026, 0));
    return (wall) => [standard + (season === 'D' ? HOUR : 0), ...zone(wall)];
  }
  const iana = ianaNames(name).find((candidate) => candidate && IANAZone.isValidZone(candidate));
  if (iana) return ianaZone(iana);
  const [first, ...others] = [...name.matchAll(/(?:UTC|GMT|^) ?([+-]\d\d?[:.]?\d*)/gi)].flatMap(
    ([, offset = '']) => parseOffset(offset) ?? [],
  );
  if (first === undefined) return undefined;
  // "(UTC-03:00) Somewhere" may have daylight time.
  return /\) ?\w/.test(name) ? fixedZone(first, first + HOUR, ...others) : fixedZone(first, ...others);
}

/** Returns what IANA may call the zone that is named like a path, by Windows, or "(UTC-05:00) Bogota, Lima, Quito". */
function ianaNames(name: string): (string | undefined)[] {
  const path = name.replaceAll(' ', '_').split('/');
  const words = name
    .replace(/^\([^)]*\) ?/, '')
    .replace(/ \d+$/, '')
    .replace(/ (?:Daylight|Summer) /i, ' Standard ');
  const places = words.split(/[,&(]/).map((place) => place.replace(/ (?:Standard )?Time$/i, '').trim());
  return [
    ...path.map((_, index) => path.slice(index).join('/')),
    WINDOWS_ZONES.get(words.toLowerCase()),
    ...places.flatMap((place) => [
      WINDOWS_ZONES.get(`${place} standard time`.toLowerCase()),
      ...AREAS.map((area) => `${area}/${place.replaceAll(' ', '_')}`),
    ]),
    /^\((?:UTC|GMT)\)/i.test(name) ? 'UTC' : undefined,
  ];
}
