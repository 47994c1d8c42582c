import { setImmediate } from 'node:timers/promises';
import ICAL from 'ical.js';
import { DateTime, IANAZone } from 'luxon';
import { availability } from '../../content/meetings.ts';
import { mailDomain } from '../leads/delivery/email.ts';
import { RECEIPT } from '../leads/lead.ts';

/** From one instant to before another, in milliseconds since 1970. */
export type Interval = { start: number; end: number };
/** The busy times of a calendar, and whether an event of it was given up. */
type BusyTimes = { busy: Interval[]; isGivenUp: boolean };

/** Counts steps, and throws where they are too many. */
type Step = (steps?: number) => void;
type ToInstant = (time: ICAL.Time) => number;

const DAY = 86_400_000;
/** Of rules that repeat by the same span, in milliseconds. */
const SPANS: Record<string, number> = {
  SECONDLY: 1_000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: DAY,
  WEEKLY: 7 * DAY,
};
/** How many steps the rules of an event may take, which is about a quarter of a second, and those of a whole calendar. */
const STEPS = { event: 10_000, calendar: 500_000 };
class OutOfSteps extends Error {}

/** The events and time zones of an iCalendar, as text. Throws where it is not complete. */
function blocksOf(text: string): string[] {
  // Lines end with \n alone: others that JavaScript knows may stand in a text.
  const lines = text.trim().split('\n');
  const calendar = lines.map((line) => line.trimEnd()).join('\n');
  const incomplete = new Error('This is no complete calendar.');
  if (!calendar.startsWith('BEGIN:VCALENDAR\n') || !calendar.endsWith('\nEND:VCALENDAR')) throw incomplete;
  const [, ...parts] = calendar.split(/\n(?=BEGIN:(?:VEVENT|VTIMEZONE)\n)/);
  return parts.map((part) => {
    const end = part.startsWith('BEGIN:VEVENT') ? '\nEND:VEVENT' : '\nEND:VTIMEZONE';
    const at = part.indexOf(end);
    if (at < 0) throw incomplete;
    return part.slice(0, at + end.length);
  });
}

/**
 * The busy times of an iCalendar (RFC 5545) that overlap `window`, without our own calls. The process answers others between
 * two events. Throws where the text is no complete calendar. An event that cannot be read is left out. What takes too many
 * steps is given up: from there on a recurrence counts as busy within the window, and as free where it did not get that far.
 */
export async function busyIntervals(text: string, window: Interval): Promise<BusyTimes> {
  let left = STEPS.calendar;
  /** For one event or zone. */
  const counter = (): Step => {
    const least = Math.max(0, left - STEPS.event);
    return (steps = 1) => {
      left = Math.max(least, left - steps);
      if (left === least) throw new OutOfSteps();
    };
  };
  const zones = new Map<string, ICAL.Timezone>();
  const events: { uid: string; component: ICAL.Component }[] = [];
  for (const block of blocksOf(text)) {
    await setImmediate();
    const component = readable(() => new ICAL.Component(ICAL.parse(block)));
    if (component?.name === 'vtimezone')
      zones.set(String(component.getFirstPropertyValue('tzid')), zoneOf(component, counter));
    const uid = String(component?.getFirstPropertyValue('uid') ?? '');
    if (component?.name === 'vevent' && !isOwnCall(uid)) events.push({ uid, component });
  }

  const toInstantOf = (property: ICAL.Property) =>
    instantIn(String(property.getFirstParameter('tzid') ?? ''), zones);
  /** The instants of recurring events that an event of its own replaces. */
  const replaced = new Map<string, Set<number>>();
  for (const { uid, component } of events) {
    const recurrence = component.getFirstProperty('recurrence-id');
    const time = recurrence?.getFirstValue();
    if (!recurrence || !(time instanceof ICAL.Time)) continue;
    const instant = readable(() => toInstantOf(recurrence)(time));
    if (instant !== null) replaced.set(uid, (replaced.get(uid) ?? new Set()).add(instant));
  }

  const busy: Interval[] = [];
  let isGivenUp = false;
  for (const { uid, component } of events) {
    await setImmediate();
    const except = component.hasProperty('recurrence-id') ? undefined : replaced.get(uid);
    const terms = { toInstantOf, window, except, step: counter() };
    await addBusy(busy, component, terms).catch((error) => {
      isGivenUp ||= error instanceof OutOfSteps;
    });
  }
  return { busy, isGivenUp };
}

/** What `read` returns; null where an event cannot be read: others still can. */
function readable<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Whether a UID is one that we gave (calendar.ts). */
function isOwnCall(uid: string): boolean {
  const [id = '', domain] = uid.split('@');
  return domain === mailDomain && RECEIPT.test(id);
}

type Terms = {
  toInstantOf: (property: ICAL.Property) => ToInstant;
  window: Interval;
  except: ReadonlySet<number> | undefined;
  step: Step;
};

/** Adds the times of one event, with its recurrences, to `busy`. Throws where the event cannot be read. */
async function addBusy(
  busy: Interval[],
  event: ICAL.Component,
  { toInstantOf, window, except, step }: Terms,
) {
  const word = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  const begin = event.getFirstProperty('dtstart');
  const start = begin?.getFirstValue();
  if (!begin || !(start instanceof ICAL.Time)) return;
  if (word('transp') === 'TRANSPARENT' || word('status') === 'CANCELLED') return;
  const toInstant = toInstantOf(begin);
  const first = toInstant(start);
  const finish = event.getFirstProperty('dtend');
  const end = finish?.getFirstValue();
  const duration = new ICAL.Event(event).duration.toSeconds() * 1_000;
  /** A day off is a day on the wall clock, of 23 or 25 hours too. Luxon counts some more than these. */
  const days = Math.min(Math.max(1, Math.round(duration / DAY)), 1e7);
  const length = finish && end instanceof ICAL.Time ? toInstantOf(finish)(end) - first : duration;

  /** When it does not take place: instants, and dates ("2026-11-30") for any time of that day. */
  const excluded = new Set<number | string>(except);
  for (const property of event.getAllProperties('exdate'))
    for (const time of property.getValues())
      if (time instanceof ICAL.Time)
        excluded.add(time.isDate && !start.isDate ? time.toString() : toInstantOf(property)(time));
  const add = (time: ICAL.Time, instant: number) => {
    if (excluded.has(instant) || excluded.has(time.toString().slice(0, 10))) return;
    const next = () => DateTime.fromMillis(instant, { zone: availability.timeZone }).plus({ days });
    const until = start.isDate ? next().toMillis() : instant + length;
    if (until > window.start && instant < window.end) busy.push({ start: instant, end: until });
  };

  const rules = event.getAllProperties('rrule').map((property) => property.getFirstValue());
  if (rules.length === 0) add(start, first);
  for (const property of event.getAllProperties('rdate'))
    for (const value of property.getValues()) {
      const time = value instanceof ICAL.Period ? value.start : value;
      if (time instanceof ICAL.Time) add(time, toInstantOf(property)(time));
    }

  for (const rule of rules) {
    if (!(rule instanceof ICAL.Recur)) continue;
    await setImmediate();
    const from = start.clone();
    const near = window.start - Math.max(length, days * DAY) - 2 * DAY;
    if (!rule.count && first < near) moveNear(from, rule, near - first);
    const { until } = rule;
    const last = until ? toInstant(until) + (until.isDate ? DAY - 1 : 0) : window.end;
    // A day more, because this is compared as times on the wall clock.
    rule.until = ICAL.Time.fromJSDate(new Date(Math.min(last, window.end) + DAY), true);
    let latest = Number.NaN;
    try {
      const iterator = iteratorOf(rule, from, step);
      for (let time = iterator.next(); time; time = iterator.next()) {
        // Long before the window.
        if (time.toUnixTime() * 1_000 < near) continue;
        const instant = toInstant(time);
        if (instant > last || instant >= window.end) break;
        add(time, instant);
        latest = instant;
      }
    } catch (error) {
      if (latest >= window.start) busy.push({ start: latest, end: Math.min(last, window.end) });
      throw error;
    }
  }
}

/**
 * Moves the start of a rule by up to `gap` milliseconds to another start that gives the same times after it. What repeats by
 * months or years on the day of its start stays where that day does not exist in each month.
 */
function moveNear(start: ICAL.Time, { freq, interval, parts }: ICAL.Recur, gap: number): void {
  const steps = (span: number) => Math.floor(gap / (span * (interval || 1))) * (interval || 1);
  const span = SPANS[freq];
  if (span) return void start.adjust(0, 0, 0, (steps(span) * span) / 1_000);
  if (parts.BYDAY || parts.BYMONTHDAY) start.day = Math.min(start.day, 28);
  if (start.day > 28) return;
  if (freq === 'MONTHLY') start.month += steps(31 * DAY);
  if (freq === 'YEARLY') start.year += steps(366 * DAY);
  // ical.js would copy the month 15 as it is.
  start.adjust(0, 0, 0, 0);
}

/**
 * Steps through a rule, and calls `step` at each step, which may throw. ical.js itself looks at UNTIL only once it has found a
 * time, and for one that never comes (each day that is February 30) forever.
 */
function iteratorOf(rule: ICAL.Recur, start: ICAL.Time, step: Step): ICAL.RecurIterator {
  class Steps extends ICAL.RecurIterator {
    override check_contracting_rules() {
      step();
      const isOver = this.rule.until && this.last.compare(this.rule.until) > 0;
      return isOver || super.check_contracting_rules();
    }
    override increment_monthday(days: number) {
      // A day is done in less than a tenth of the time.
      step(days / 10);
      super.increment_monthday(days);
    }
    override increment_month() {
      step();
      super.increment_month();
    }
  }
  return new Steps({ rule, dtstart: start });
}

/** A zone that the calendar describes. Its rules are counted too. */
function zoneOf(description: ICAL.Component, counter: () => Step): ICAL.Timezone {
  for (const part of description.getAllSubcomponents()) {
    const rule = part.getFirstPropertyValue('rrule');
    if (rule instanceof ICAL.Recur) rule.iterator = (start) => iteratorOf(rule, start, counter());
  }
  return new ICAL.Timezone(description);
}

/** How times are read: floating ones and dates in our zone, others in the one named, of the IANA or described in the calendar. */
function instantIn(tzid: string, zones: ReadonlyMap<string, ICAL.Timezone>): ToInstant {
  const isKnown = IANAZone.isValidZone(tzid);
  const described = isKnown ? undefined : zones.get(tzid);
  return (time) => {
    const { year, month, day, hour, minute, second } = time;
    const utc = Date.UTC(year, month - 1, day, hour, minute, second);
    if (time.zone === ICAL.Timezone.utcTimezone) return utc;
    if (described && !time.isDate) return utc - described.utcOffset(time) * 1_000;
    const zone = isKnown && !time.isDate ? tzid : availability.timeZone;
    return DateTime.fromObject({ year, month, day, hour, minute, second }, { zone }).toMillis();
  };
}
