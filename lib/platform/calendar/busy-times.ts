import { isNativeError } from 'node:util/types';
import { createContext, Script } from 'node:vm';
import ICAL from 'ical.js';
import { DateTime, IANAZone } from 'luxon';

/** A half-open interval, in milliseconds since 1970. */
export type Interval = { start: number; end: number };

export type Terms = {
  window: Interval;
  /** The IANA zone of floating times and whole days. */
  timeZone: string;
  /** Events whose UID begins and ends like this are skipped. */
  ignoredUid: { start: string; end: string };
  /** Busy times with a shorter gap are merged, in milliseconds. */
  gap: number;
  /** Time budget for the rules of one event or time zone, in milliseconds. */
  ruleTime: number;
};

/** When a calendar is busy, in order. `isWhole` is false if an event was too long or its rules too slow. */
export type BusyTimes = { busy: Interval[]; isWhole: boolean };

type ToInstant = (time: ICAL.Time, property: ICAL.Property) => number;

const DAY = 86_400_000;
/** The longest event or time zone that is parsed, in characters. */
const LONGEST = 64 * 1024;
/** Rules that repeat by the same span, in milliseconds. */
const SPANS: Record<string, number> = {
  SECONDLY: 1_000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: DAY,
  WEEKLY: 7 * DAY,
};

/**
 * Returns the busy times of an iCalendar (RFC 5545). An unreadable event is skipped. A rule over its time budget is
 * abandoned; everything after the last occurrence found counts as busy. Throws if the text is not a complete calendar.
 * Blocks, and uses any amount of time and memory, so run it in its own process.
 */
export function busyTimesIn(text: string, terms: Terms): BusyTimes {
  const { window, timeZone, ignoredUid, gap, ruleTime } = terms;
  const all = blocksOf(text);
  const blocks = all.filter(({ length }) => length <= LONGEST);
  let isWhole = blocks.length === all.length;
  /** Parses the blocks one by one, because a parsed event takes many times the memory of its text. */
  const forEach = (pattern: RegExp, work: (component: ICAL.Component) => void) => {
    for (const block of blocks.filter((block) => pattern.test(block)))
      try {
        work(new ICAL.Component(ICAL.parse(block)));
      } catch (error) {
        isWhole &&= !isTimeout(error);
      }
  };

  const zones = new Map<string, ICAL.Timezone>();
  forEach(/^BEGIN:VTIMEZONE/, (component) => {
    const zone = new ICAL.Timezone(component);
    // Expands its rules.
    withRuleBudget(ruleTime, () => zone.utcOffset(ICAL.Time.fromJSDate(new Date(window.end), true)));
    zones.set(word(component, 'tzid'), zone);
  });
  const toInstant = instantsIn(zones, timeZone);

  /** The instants of recurring events that a changed instance replaces, by UID. */
  const replaced = new Map<string, Set<number>>();
  forEach(/^RECURRENCE-ID[;:]/im, (event) => {
    const property = event.getFirstProperty('recurrence-id');
    const time = property?.getFirstValue();
    if (!property || !(time instanceof ICAL.Time)) return;
    const uid = word(event, 'uid');
    replaced.set(uid, (replaced.get(uid) ?? new Set()).add(toInstant(time, property)));
  });

  const busy: Interval[] = [];
  forEach(/^BEGIN:VEVENT/, (event) => {
    const uid = word(event, 'uid');
    if (uid.startsWith(ignoredUid.start) && uid.endsWith(ignoredUid.end)) return;
    const except = event.hasProperty('recurrence-id') ? undefined : replaced.get(uid);
    const found: Interval[] = [];
    const add = () => addTimes(found, event, { toInstant, window, timeZone, except });
    try {
      if (event.hasProperty('rrule')) withRuleBudget(ruleTime, add);
      else add();
    } catch (error) {
      const last = found.at(-1);
      if (last && isTimeout(error)) found.push({ start: last.start, end: window.end });
      throw error;
    } finally {
      busy.push(...merged(found, gap));
    }
  });
  return { busy: merged(busy, gap), isWhole };
}

/** Returns the events and time zones of an iCalendar as text. Throws if it is not complete. */
function blocksOf(text: string): string[] {
  // Only \n ends a line. Other line breaks may be part of a text.
  const lines = text.trim().split('\n');
  const calendar = lines.map((line) => line.trimEnd()).join('\n');
  const incomplete = new Error('This is not a complete calendar.');
  if (!calendar.startsWith('BEGIN:VCALENDAR\n') || !calendar.endsWith('\nEND:VCALENDAR')) throw incomplete;
  const [, ...parts] = calendar.split(/\n(?=BEGIN:(?:VEVENT|VTIMEZONE)\n)/);
  return parts.map((part) => {
    const end = part.startsWith('BEGIN:VEVENT') ? '\nEND:VEVENT' : '\nEND:VTIMEZONE';
    const at = part.indexOf(end);
    if (at < 0) throw incomplete;
    return part.slice(0, at + end.length);
  });
}

const sandbox = createContext({ work() {} });
const script = new Script('work()');

/** Runs `work`; throws once it is over its budget. ical.js never returns from rules that have no next date. */
function withRuleBudget(timeout: number, work: () => void): void {
  sandbox.work = work;
  script.runInContext(sandbox, { timeout });
}

/** `instanceof` fails, because the error belongs to the sandbox. */
const isTimeout = (error: unknown) =>
  isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

const word = (component: ICAL.Component, name: string) => String(component.getFirstPropertyValue(name) ?? '');

/** Returns a function that reads times in their property's zone: IANA's, else the calendar's own, else ours. */
function instantsIn(described: ReadonlyMap<string, ICAL.Timezone>, timeZone: string): ToInstant {
  return (time, property) => {
    const { year, month, day, hour, minute, second } = time;
    const utc = Date.UTC(year, month - 1, day, hour, minute, second);
    if (time.zone === ICAL.Timezone.utcTimezone) return utc;
    const tzid = time.isDate ? '' : String(property.getFirstParameter('tzid') ?? '');
    const zone = IANAZone.create(tzid);
    const own = zone.isValid ? undefined : described.get(tzid);
    if (own) return utc - own.utcOffset(time) * 1_000;
    const fields = { year, month, day, hour, minute, second };
    return DateTime.fromObject(fields, { zone: zone.isValid ? zone : timeZone }).toMillis();
  };
}

type EventTerms = Pick<Terms, 'window' | 'timeZone'> & {
  toInstant: ToInstant;
  except: ReadonlySet<number> | undefined;
};

/** Adds the times of one event, those of its rules last. Throws if the event is unreadable. */
function addTimes(
  found: Interval[],
  event: ICAL.Component,
  { toInstant, window, timeZone, except }: EventTerms,
) {
  const begin = event.getFirstProperty('dtstart');
  const start = begin?.getFirstValue();
  if (!begin || !(start instanceof ICAL.Time)) return;
  if (/^TRANSPARENT$/i.test(word(event, 'transp')) || /^CANCELLED$/i.test(word(event, 'status'))) return;
  const first = toInstant(start, begin);
  const finish = event.getFirstProperty('dtend');
  const end = finish?.getFirstValue();
  const duration = new ICAL.Event(event).duration.toSeconds() * 1_000;
  /** All-day events last whole days, also of 23 or 25 hours. The maximum is within Luxon's range. */
  const days = Math.min(Math.max(1, Math.round(duration / DAY)), 1e7);
  const length = finish && end instanceof ICAL.Time ? toInstant(end, finish) - first : duration;

  /** Excluded instants, and dates ("2026-11-30") for any time of that day. */
  const excluded = new Set<number | string>(except);
  for (const property of event.getAllProperties('exdate'))
    for (const time of property.getValues())
      if (time instanceof ICAL.Time)
        excluded.add(time.isDate && !start.isDate ? time.toString() : toInstant(time, property));
  const add = (time: ICAL.Time, instant: number) => {
    if (excluded.has(instant) || excluded.has(time.toString().slice(0, 10))) return;
    const next = () => DateTime.fromMillis(instant, { zone: timeZone }).plus({ days });
    const until = start.isDate ? next().toMillis() : instant + length;
    if (until > window.start && instant < window.end) found.push({ start: instant, end: until });
  };

  const rules = event.getAllProperties('rrule').map((property) => property.getFirstValue());
  if (rules.length === 0) add(start, first);
  for (const property of event.getAllProperties('rdate'))
    for (const value of property.getValues()) {
      const time = value instanceof ICAL.Period ? value.start : value;
      if (time instanceof ICAL.Time) add(time, toInstant(time, property));
    }

  for (const rule of rules) {
    if (!(rule instanceof ICAL.Recur)) continue;
    const from = start.clone();
    const gap = window.start - Math.max(length, days * DAY) - 2 * DAY - first;
    // Begins close to the window: ten years of days take 20 ms.
    const span = (SPANS[rule.freq] ?? Number.NaN) * (rule.interval || 1);
    if (!rule.count && gap > span) from.adjust(0, 0, 0, (Math.floor(gap / span) * span) / 1_000);
    const { until } = rule;
    const last = until ? toInstant(until, begin) + (until.isDate ? DAY - 1 : 0) : window.end;
    // One more day, because ical.js compares wall clock times.
    rule.until = ICAL.Time.fromJSDate(new Date(Math.min(last, window.end) + DAY), true);
    const iterator = rule.iterator(from);
    for (let time = iterator.next(); time; time = iterator.next()) {
      const instant = toInstant(time, begin);
      if (instant > last || instant >= window.end) break;
      add(time, instant);
    }
  }
}

/** Returns the times in order, merged across gaps shorter than `gap`. */
function merged(times: readonly Interval[], gap: number): Interval[] {
  const result: Interval[] = [];
  for (const { start, end } of times.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && start - last.end < gap) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
