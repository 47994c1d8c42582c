import { setImmediate } from 'node:timers/promises';
import { createContext, Script } from 'node:vm';
import ICAL from 'ical.js';
import { DateTime, IANAZone } from 'luxon';
import { availability } from '../../content/meetings.ts';
import { mailDomain } from '../leads/delivery/email.ts';
import { RECEIPT } from '../leads/lead.ts';

/** From one instant to before another, in milliseconds since 1970. */
export type Interval = { start: number; end: number };

type Block = { uid: string; component: ICAL.Component };
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
/** After so many milliseconds of work the process answers others. */
const SLICE = 20;
/** In milliseconds. */
const TIMEOUTS = {
  /** One slice of a rule that may never come true: it is ended in the middle of its work. */
  slice: 250,
  /** All slices of one rule. */
  event: 500,
  /** All events of a calendar. */
  calendar: 30_000,
};

/** The events and time zones of an iCalendar, as text. Throws where it is not complete. */
function* blocksOf(text: string): Generator<string> {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean);
  let block: string[] | null = null;
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT' || line === 'BEGIN:VTIMEZONE') block ??= [];
    block?.push(line);
    if (!block || line !== block[0]?.replace('BEGIN', 'END')) continue;
    yield block.join('\r\n');
    block = null;
  }
  if (block || lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-1) !== 'END:VCALENDAR')
    throw new Error('This is no complete calendar.');
}

/**
 * The busy times of an iCalendar (RFC 5545) that overlap `window`, without our own calls. Works in short slices, so that
 * the process answers others meanwhile. Throws where the text is no complete calendar. An event that cannot be read is left
 * out; a recurrence without end in sight counts as busy from where its expansion was given up.
 */
export async function busyIntervals(text: string, window: Interval): Promise<Interval[]> {
  const zones = new Map<string, ICAL.Timezone>();
  const events: Block[] = [];
  let since = performance.now();
  for (const block of blocksOf(text)) {
    const component = parse(block);
    if (component?.name === 'vtimezone')
      zones.set(String(component.getFirstPropertyValue('tzid')), new ICAL.Timezone(component));
    const uid = String(component?.getFirstPropertyValue('uid') ?? '');
    if (component?.name === 'vevent' && !isOwnCall(uid)) events.push({ uid, component });
    if (performance.now() - since > SLICE) since = await pause();
  }

  const toInstantOf = (property: ICAL.Property) =>
    instantIn(String(property.getFirstParameter('tzid') ?? ''), zones);
  /** The instants of recurring events that an event of its own replaces. */
  const replaced = new Map<string, Set<number>>();
  for (const { uid, component } of events) {
    const recurrence = component.getFirstProperty('recurrence-id');
    const time = recurrence?.getFirstValue();
    if (!recurrence || !(time instanceof ICAL.Time)) continue;
    replaced.set(uid, (replaced.get(uid) ?? new Set()).add(toInstantOf(recurrence)(time)));
  }

  const busy: Interval[] = [];
  const began = performance.now();
  for (const { uid, component } of events) {
    const isRecurrence = component.hasProperty('recurrence-id');
    const except = isRecurrence ? undefined : replaced.get(uid);
    await addBusy(busy, component, { toInstantOf, window, except }).catch(() => {});
    if (performance.now() - began > TIMEOUTS.calendar) throw new Error('This calendar repeats too often.');
    if (performance.now() - since > SLICE) since = await pause();
  }
  return busy;
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
};

/** Adds the times of one event, with its recurrences, to `busy`. Throws where the event cannot be read. */
async function addBusy(
  busy: Interval[],
  event: ICAL.Component,
  { toInstantOf, window, except }: Terms,
): Promise<void> {
  const word = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  const begin = event.getFirstProperty('dtstart');
  const start = begin?.getFirstValue();
  if (!begin || !(start instanceof ICAL.Time)) return;
  if (word('transp') === 'TRANSPARENT' || word('status') === 'CANCELLED') return;
  const toInstant = toInstantOf(begin);
  const first = toInstant(start);
  const finish = event.getFirstProperty('dtend');
  const end = finish?.getFirstValue();
  const duration = event.getFirstPropertyValue('duration');
  const span =
    end instanceof ICAL.Time
      ? end.subtractDateTz(start)
      : duration instanceof ICAL.Duration
        ? duration
        : null;
  /** A day off is a day on the wall clock, of 23 or 25 hours too. */
  const days = start.isDate && span ? Math.round(span.toSeconds() / 86_400) : 1;
  const length =
    finish && end instanceof ICAL.Time
      ? toInstantOf(finish)(end) - first
      : duration instanceof ICAL.Duration
        ? duration.toSeconds() * 1_000
        : 0;

  /** When it does not take place: instants, and dates ("2026-11-30") for any time of that day. */
  const excluded = new Set<number | string>(except);
  for (const property of event.getAllProperties('exdate'))
    for (const time of property.getValues())
      if (time instanceof ICAL.Time)
        excluded.add(time.isDate && !start.isDate ? time.toString() : toInstantOf(property)(time));
  const add = (time: ICAL.Time, instant: number) => {
    if (excluded.has(instant) || excluded.has(time.toString().slice(0, 10))) return;
    const next = time.clone();
    if (start.isDate) next.adjust(Math.max(days, 1), 0, 0, 0);
    const until = start.isDate ? toInstant(next) : instant + length;
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
    const from = start.clone();
    const near = window.start - Math.max(length, days * DAY) - 2 * DAY;
    if (!rule.count && first < near) moveNear(from, rule, near - first);
    const { until } = rule;
    const last = until ? toInstant(until) + (until.isDate ? DAY - 1 : 0) : window.end;
    rule.until = null;
    const iterator = rule.iterator(from);
    // Days or shorter spans of a month that never has them (February 30) would be looked for without end.
    const mayHang = SPANS[rule.freq] && Object.keys(rule.parts).some((part) => part !== 'BYDAY');
    let latest = Number.NaN;
    const isOver = () => {
      const sliceEnd = performance.now() + SLICE;
      while (performance.now() < sliceEnd) {
        const time = iterator.next();
        const instant = time ? toInstant(time) : Number.POSITIVE_INFINITY;
        if (!time || instant > last || instant >= window.end) return true;
        add(time, instant);
        latest = instant;
      }
      return false;
    };
    const began = performance.now();
    for (let over: boolean | null = false; over !== true; await pause()) {
      over = mayHang ? withoutHanging(isOver) : isOver();
      if (over !== null && performance.now() - began < TIMEOUTS.event) continue;
      if (latest <= last && latest >= window.start && !over)
        busy.push({ start: latest, end: Math.min(last, window.end) });
      break;
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
}

/** What `work` returns; null where it took too long and was ended, as some rules do that never come true. Throws what it throws. */
function withoutHanging<Result>(work: () => Result): Result | null {
  try {
    context.work = work;
    return script.runInContext(context, { timeout: TIMEOUTS.slice });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return null;
    throw error;
  }
}
const script = new Script('work()');
const context = createContext({});

async function pause(): Promise<number> {
  await setImmediate();
  return performance.now();
}

function parse(block: string): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(block));
  } catch {
    return null;
  }
}

/**
 * How the times of a property are read: UTC as it is, dates and floating times in our zone, others in the zone named: one of
 * the IANA, or as the calendar itself describes it (Windows names).
 */
function instantIn(tzid: string, zones: ReadonlyMap<string, ICAL.Timezone>): ToInstant {
  const isKnown = IANAZone.isValidZone(tzid);
  const described = isKnown ? undefined : zones.get(tzid);
  const zone = isKnown ? tzid : availability.timeZone;
  return (time) => {
    const { year, month, day, hour, minute, second } = time;
    const utc = Date.UTC(year, month - 1, day, hour, minute, second);
    if (time.zone === ICAL.Timezone.utcTimezone) return utc;
    if (described && !time.isDate) return utc - described.utcOffset(time) * 1_000;
    const inZone = time.isDate ? availability.timeZone : zone;
    return DateTime.fromObject({ year, month, day, hour, minute, second }, { zone: inZone }).toMillis();
  };
}
