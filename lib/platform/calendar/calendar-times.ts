import { type Component, readComponents, valuesOf } from './components.ts';
import { parseRule, repetitions } from './recurrence.ts';
import { DAY, HOUR, type Interval, MINUTE, parseDuration, parseTime, type WrittenTime } from './values.ts';
import { fixedZone, ianaZone, unknownZone, type Zone, zoneFinder } from './zones.ts';

export type CalendarOptions = {
  window: Interval;
  /** The IANA zone of whole days, and of times without a zone. */
  timeZone: string;
  /** Whether to skip events that block nothing (`TRANSP:TRANSPARENT`). */
  skipFree: boolean;
  /** Skips events whose UID begins and ends like this. */
  skippedUid?: { start: string; end: string };
  /** Merges times with a shorter gap, in milliseconds. */
  gap: number;
};

/** When there are events, in order; whole days from midnight to midnight. And what was left out or guessed. */
export type CalendarTimes = { times: Interval[]; problems: string[] };

/** How many days rules may look at in one calendar: those of 500 daily rules of ten years with a count. */
const MOST_WORK = 2_000_000;
/** The longest occurrence of a rule that is noticed after its start. */
const LONGEST_REPEATED = 400 * DAY;
/** Clocks differ by up to 26 hours. */
const MARGIN = 2 * DAY;
/** In that time each date falls on each weekday. */
const ALL_YEARS = 28 * 366 * DAY;
/** Limits memory. */
const MOST_UNMERGED = 50_000;

type ZonedTime = WrittenTime & { zone: Zone };

/** From a start to what clocks in the zone of the end show `length` later (ms). */
type Span = { start: ZonedTime; length: number; endZone: Zone };

type CalendarEvent = Span & {
  component: Component;
  uid: string;
  /** The time of the occurrence that it replaces in its series, and whether it also replaces those after that. */
  replaced?: ZonedTime;
  replacesLater: boolean;
  isSkipped: boolean;
};

/**
 * Returns when there are events in an iCalendar (RFC 5545), also in a malformed one: where it guesses, rather too long
 * than too short. Throws if the text is not a complete calendar. Blocks for some seconds at worst.
 */
export function timesIn(text: string, options: CalendarOptions): CalendarTimes {
  return new CalendarReader(text, options).read();
}

class CalendarReader {
  readonly #options: CalendarOptions;
  readonly #problems = new Set<string>();
  readonly #work = { left: MOST_WORK };
  readonly #components: Component[];
  readonly #localZone: Zone;
  readonly #findZone: (tzid: string) => Zone | undefined;

  constructor(text: string, options: CalendarOptions) {
    this.#options = options;
    this.#components = readComponents(text, (problem) => this.#problems.add(problem));
    this.#localZone = ianaZone(options.timeZone);
    this.#findZone = zoneFinder(this.#components, options.window, this.#work);
  }

  read(): CalendarTimes {
    const { window, gap } = this.#options;
    const events = this.#components.flatMap((component) =>
      component.type === 'VEVENT' ? (this.#readEvent(component) ?? []) : [],
    );
    const changes = Map.groupBy(events, ({ uid, replaced }) => (replaced ? uid : ''));
    let times: Interval[] = [];
    for (const event of events) {
      if (event.isSkipped) continue;
      const own = (event.uid && !event.replaced && this.#work.left > 0 && changes.get(event.uid)) || [];
      for (const time of this.#occurrencesOf(event, own))
        if (time.end > window.start && time.start < window.end) times.push(time);
      if (times.length > MOST_UNMERGED) times = merged(times, gap);
    }
    if (this.#work.left <= 0) this.#problems.add('too much work');
    return { times: merged(times, gap), problems: [...this.#problems] };
  }

  /** Reads an event (VEVENT); undefined if it has no readable time. */
  #readEvent(component: Component): CalendarEvent | undefined {
    const [duration] = valuesOf(component, 'DURATION').flatMap((text) => parseDuration(text) ?? []);
    const [tzid = ''] = valuesOf(component, 'TZID');
    const [written] = this.#readTimes(component, 'DTSTART', this.#findZone(tzid));
    const [end] = this.#readTimes(component, 'DTEND', written?.zone);
    if (!written) this.#problems.add('DTSTART');
    const start = written ?? (end && { ...end, wall: end.wall - (duration ?? (end.isDate ? DAY : HOUR)) });
    if (!start) return undefined;

    const isEndLost =
      !end && duration === undefined && /DTEND|DURATION/.test([...component.lines.keys()].join());
    let length = end ? end.wall - start.wall : (duration ?? (isEndLost ? HOUR : 0));
    if (isEndLost || (start.isDate && length < 0)) this.#problems.add('DTEND');
    if (start.isDate) length = Math.max(1, Math.ceil(length / DAY)) * DAY;
    // That day ends at midnight.
    else if (end?.isDate && length <= 0) length += DAY;

    const { skipFree, skippedUid } = this.#options;
    const [uid = ''] = valuesOf(component, 'UID');
    const isOurs = skippedUid && uid.startsWith(skippedUid.start) && uid.endsWith(skippedUid.end);
    const isFree = skipFree && says(component, 'TRANSP', /^TRANSPARENT/i);
    const [replaced] = this.#readTimes(component, 'RECURRENCE-ID', start.zone);
    return {
      component,
      uid,
      start,
      length,
      endZone: end?.zone ?? start.zone,
      replaced,
      replacesLater: /;\s*RANGE\s*=\s*"?THISANDFUTURE/i.test(replaced?.parameters ?? ''),
      isSkipped: isOurs || isFree || says(component, 'STATUS', /^CANCELL?ED$/i),
    };
  }

  /** The times of all lines with that name; those that name no zone are in `zone`. */
  #readTimes({ lines }: Component, name: string, zone = this.#localZone) {
    return (lines.get(name) ?? []).flatMap(({ value, parameters }) => {
      const [, tzid] = /;\s*TZID\s*=\s*("[^"]*"|[^;]*)/i.exec(parameters) ?? [];
      const lineZone = tzid === undefined ? zone : (this.#findZone(tzid) ?? unknownZone);
      return value.split(',').flatMap((text) => {
        const time = parseTime(text, parameters);
        if (!time) this.#problems.add(name);
        const ownZone = time?.offset === undefined ? lineZone : fixedZone(time.offset);
        return time ? { ...time, text, parameters, zone: time.isDate ? this.#localZone : ownZone } : [];
      });
    });
  }

  /** Yields when an event takes place around the window, except where `changes` replace it. */
  *#occurrencesOf(event: CalendarEvent, changes: readonly CalendarEvent[]): Generator<Interval> {
    const { component, start } = event;
    const { window } = this.#options;
    const replaced = changes.flatMap((change) => (change.replaced ? { ...change.replaced, change } : []));
    const exceptions = [...this.#readTimes(component, 'EXDATE', start.zone), ...replaced].filter(
      ({ wall }) => wall > window.start - LONGEST_REPEATED - MARGIN && wall < window.end + MARGIN,
    );
    const exceptWalls = new Set(exceptions.map((time) => onClockOf(start, time)));
    const later = replaced
      .filter(({ change }) => change.replacesLater)
      .map(({ change, ...time }) => ({ change, from: onClockOf(start, time) }))
      .sort((one, other) => one.from - other.from);
    this.#work.left -= changes.length;

    for (const span of this.#spansOf(event)) {
      const wall = onClockOf(start, span.start);
      if (wall + span.length < window.start - MARGIN || wall > window.end + MARGIN) continue;
      if (exceptWalls.has(wall)) continue;
      this.#work.left -= later.length;
      const { change, from } = later.findLast(({ from }) => from <= wall) ?? {};
      if (!change || from === undefined) yield this.#toInterval(span);
      // A change with a rule of its own is a series of its own.
      else if (!change.isSkipped && !change.component.lines.has('RRULE'))
        yield this.#toInterval({
          ...change,
          start: { ...change.start, wall: change.start.wall + wall - from },
        });
    }
  }

  /** Yields the first time of an event, its other dates, and those of its rules around the window. */
  *#spansOf(event: CalendarEvent): Generator<Span> {
    const { component, start, length } = event;
    const { window } = this.#options;
    yield event;
    for (const date of this.#readTimes(component, 'RDATE', start.zone)) {
      const [, end = ''] = date.text.split('/');
      const until = parseTime(end);
      const own = until ? until.wall - date.wall : parseDuration(end);
      yield { start: date, endZone: date.zone, length: own ?? length };
    }
    if (event.replaced && !event.replacesLater) return;
    const from = Math.max(start.wall, window.start - Math.min(length, LONGEST_REPEATED) - MARGIN);
    for (const text of valuesOf(component, 'RRULE')) {
      const rule = parseRule(text, start.wall, () => this.#problems.add('RRULE'));
      if (!rule) continue;
      const { until } = rule;
      const end = until && {
        ...until,
        zone: until.offset === undefined ? start.zone : fixedZone(until.offset),
      };
      const last = end ? onClockOf(start, end) : Number.POSITIVE_INFINITY;
      const to = Math.min(window.end + MARGIN, last);
      // Nobody meets each minute. A rule that never comes true is a mistake, too.
      const isFine = /^(?:MINUTE|SECOND)LY$/.test(rule.frequency);
      const next = repetitions(rule, start.wall, start.wall, start.wall + ALL_YEARS, this.#work).next();
      if (isFine || next.done) this.#problems.add('RRULE');
      if (!isFine)
        for (const wall of repetitions(rule, start.wall, from, to, this.#work))
          if (wall <= last) yield { ...event, start: { ...start, wall } };
      if (isFine || this.#work.left <= 0)
        yield { ...event, start: { ...start, wall: from }, length: Math.max(length, to - from) };
    }
  }

  /** The widest interval if a zone is a guess; an hour if it ends before it starts. */
  #toInterval({ start: { wall, zone }, length, endZone }: Span): Interval {
    const starts = zone(wall).map((offset) => wall - offset);
    const ends = endZone(wall + length).map((offset) => wall + length - offset);
    if (new Set(starts).size > 1 || new Set(ends).size > 1) this.#problems.add('TZID');
    const [start, end] = [Math.min(...starts), Math.max(...ends)];
    if (end < start) this.#problems.add('DTEND');
    return { start, end: Math.max(end < start ? start + HOUR : end, start + MINUTE) };
  }
}

/** Whether all lines with that name say so. A broken text may look like one. */
function says(component: Component, name: string, value: RegExp): boolean {
  const values = valuesOf(component, name);
  return values.length > 0 && values.every((text) => value.test(text));
}

const dayOf = ({ wall }: { wall: number }) => Math.floor(wall / DAY);

/** When a time is, on the clock of a series. A date stands for the occurrence of that day. */
function onClockOf(series: ZonedTime, time: ZonedTime): number {
  if (time.isDate || series.isDate) return series.wall + (dayOf(time) - dayOf(series)) * DAY;
  if (time.zone === series.zone) return time.wall;
  const instant = time.wall - (time.zone(time.wall)[0] ?? 0);
  const [offset = 0] = series.zone(instant);
  return instant + (series.zone(instant + offset)[0] ?? 0);
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
