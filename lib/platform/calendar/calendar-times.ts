import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { type Component, readComponents, valuesOf } from './components.ts';
import { parseRule, repetitions } from './recurrence.ts';
import { type Interval, parseDuration, parseTime, type WrittenTime } from './values.ts';
import { fixedZone, ianaZone, unknownZone, type Zone, zoneFinder } from './zones.ts';

export type CalendarOptions = {
  window: Interval;
  /** The IANA time zone for all-day events and for times without a zone. */
  timeZone: string;
  /** Whether to skip events that don't block time (`TRANSP:TRANSPARENT`). */
  skipFree: boolean;
  skippedUid?: { start: string; end: string };
  /** Merges times that are less than this many milliseconds apart. */
  gap: number;
  /** Whether an event from midnight to midnight of one time zone means whole days, as in calendars of homes. */
  midnightsAreDays?: boolean;
};

/** `times` are sorted. All-day events run from midnight to midnight. `problems` names what was skipped or guessed. */
export type CalendarTimes = { times: Interval[]; problems: string[] };

/** After these problems, more time is busy than should be. After any other, the time of an event may be missing. */
const HARMLESS = new Set(['TZID', 'EXDATE', 'RECURRENCE-ID', 'too much work']);

export const mayMissEvents = (problems: readonly string[]) =>
  problems.some((problem) => !HARMLESS.has(problem));

/**
 * How many days and occurrences the rules of one calendar may check: enough for 250 rules that have repeated daily for
 * ten years. Once this limit is reached, a rule's whole time within the window counts as busy.
 */
const MAX_WORK = 2_000_000;
/** An occurrence that starts more than this (ms) before the window is missed, even if it lasts into the window. */
const MAX_REPEATED_LENGTH = 400 * DAY_MS;
/** Extends the window (ms) where it is compared with local times, which differ by up to 26 hours around the world. */
const MARGIN = 2 * DAY_MS;
/** Weekdays repeat after 28 years (until 2100), so a rule that matches no day in that time (ms) is surely a mistake. */
const CALENDAR_CYCLE = 28 * 366 * DAY_MS;
/** To limit memory, intervals are merged if there are more than this, and twice as many as after the last time. */
const MIN_MERGED = 50_000;

type ZonedTime = WrittenTime & { zone: Zone };

/** `length` is in milliseconds of local time. The end may be in another time zone than the start. */
type Span = { start: ZonedTime; length: number; endZone: Zone };

type CalendarEvent = Span & {
  component: Component;
  uid: string;
  /** The original time of the occurrence that this event replaces. With `replacesLater`, it replaces later ones too. */
  replaced?: ZonedTime;
  replacesLater: boolean;
  isSkipped: boolean;
};

/**
 * Returns the times of the events in an iCalendar (RFC 5545). Guesses what malformed parts mean, and in doubt returns
 * longer times. Throws if the calendar is incomplete. Can block for a few seconds.
 */
export function timesIn(text: string, options: CalendarOptions): CalendarTimes {
  return new CalendarReader(text, options).read();
}

class CalendarReader {
  readonly #options: CalendarOptions;
  readonly #problems = new Set<string>();
  readonly #work = { left: MAX_WORK };
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
    let times: Interval[] = [];
    let limit = MIN_MERGED;
    for (const some of this.#allTimes()) {
      for (const time of some) if (time.end > window.start && time.start < window.end) times.push(time);
      if (times.length <= limit) continue;
      times = mergeIntervals(times, gap);
      limit = Math.max(MIN_MERGED, 2 * times.length);
    }
    if (this.#work.left <= 0) this.#problems.add('too much work');
    return { times: mergeIntervals(times, gap), problems: [...this.#problems] };
  }

  *#allTimes(): Generator<Iterable<Interval>> {
    // Some calendars are published as busy times only.
    for (const component of this.#components.filter(({ type }) => type === 'VFREEBUSY'))
      for (const period of this.#readPeriods(component, 'FREEBUSY', this.#localZone, 0))
        if (!/;\s*FBTYPE\s*=\s*"?FREE\b/i.test(period.start.parameters)) yield [this.#toInterval(period)];

    const events = this.#components.flatMap((component) =>
      component.type === 'VEVENT' ? (this.#readEvent(component) ?? []) : [],
    );
    const changes = Map.groupBy(events, ({ uid, replaced }) => (replaced ? uid : ''));
    for (const event of events) {
      if (event.isSkipped) continue;
      const edits = (event.uid && !event.replaced && this.#work.left > 0 && changes.get(event.uid)) || [];
      yield this.#occurrencesOf(event, edits);
    }
  }

  #readEvent(component: Component): CalendarEvent | undefined {
    const [duration] = valuesOf(component, 'DURATION').flatMap((text) => parseDuration(text) ?? []);
    const [tzid = ''] = valuesOf(component, 'TZID');
    const [written] = this.#readTimes(component, 'DTSTART', this.#findZone(tzid));
    const [end] = this.#readTimes(component, 'DTEND', written?.zone);
    if (!written) this.#problems.add('DTSTART');
    let start =
      written ?? (end && { ...end, wall: end.wall - (duration ?? (end.isDate ? DAY_MS : HOUR_MS)) });
    if (!start) return undefined;

    const isEndLost =
      !end && duration === undefined && /DTEND|DURATION/.test([...component.lines.keys()].join());
    let length = end ? end.wall - start.wall : (duration ?? (isEndLost ? HOUR_MS : 0));
    if (isEndLost || (start.isDate && length < 0)) this.#problems.add('DTEND');
    // Some programs end whole days at 23:59 or 23:59:59.
    const restOfDay = DAY_MS - ((start.wall + length) % DAY_MS);
    if (restOfDay <= MINUTE_MS) length += restOfDay;
    if (start.isDate) length = Math.max(1, Math.ceil(length / DAY_MS)) * DAY_MS;
    // If only the end is a date, and not after the start, the event lasts until the end of that day.
    else if (end?.isDate && length <= 0) length += DAY_MS;
    const endZone = end?.zone ?? start.zone;
    if (this.#options.midnightsAreDays && start.wall % DAY_MS === 0 && length > 0 && length % DAY_MS === 0) {
      const [offsets, endOffsets] = [start.zone(start.wall), endZone(start.wall)];
      if (offsets.join() === endOffsets.join()) start = { ...start, isDate: true, zone: this.#localZone };
    }

    const { skipFree, skippedUid } = this.#options;
    const [uid = ''] = valuesOf(component, 'UID');
    const isOurs = skippedUid && uid.startsWith(skippedUid.start) && uid.endsWith(skippedUid.end);
    const isFree = skipFree && allValuesMatch(component, 'TRANSP', /^TRANSPARENT/i);
    const [replaced] = this.#readTimes(component, 'RECURRENCE-ID', start.zone);
    return {
      component,
      uid,
      start,
      length,
      endZone: start.isDate ? start.zone : endZone,
      replaced,
      replacesLater: /;\s*RANGE\s*=\s*"?THISANDFUTURE/i.test(replaced?.parameters ?? ''),
      isSkipped: isOurs || isFree || allValuesMatch(component, 'STATUS', /^CANCELL?ED$/i),
    };
  }

  /** Reads the times in all lines called `name`. `zone` is for lines without a TZID. */
  #readTimes({ lines }: Component, name: string, zone = this.#localZone) {
    return (lines.get(name) ?? []).flatMap(({ value, parameters }) => {
      const [, tzid = ''] = /;\s*TZID\s*=\s*("[^"]*"|[^;]*)/i.exec(parameters) ?? [];
      const lineZone = /\w/.test(tzid) ? (this.#findZone(tzid) ?? unknownZone) : zone;
      return value.split(',').flatMap((text) => {
        const time = parseTime(text, parameters);
        if (!time) this.#problems.add(name);
        const ownZone = time?.offset === undefined ? lineZone : fixedZone(time.offset);
        return time ? { ...time, text, parameters, zone: time.isDate ? this.#localZone : ownZone } : [];
      });
    });
  }

  /** Reads periods, such as `20261204T150000Z/PT2H`. Those without an end last for `length`. */
  #readPeriods(component: Component, name: string, zone: Zone, length: number) {
    return this.#readTimes(component, name, zone).map((start) => {
      const [, end = ''] = start.text.split('/');
      const until = parseTime(end);
      const ownLength = until ? until.wall - start.wall : parseDuration(end);
      return { start, endZone: start.zone, length: ownLength ?? length };
    });
  }

  *#occurrencesOf(event: CalendarEvent, changes: readonly CalendarEvent[]): Generator<Interval> {
    const { component, start } = event;
    const { window } = this.#options;
    const replaced = changes.flatMap((change) => (change.replaced ? { ...change.replaced, change } : []));
    const exceptions = [...this.#readTimes(component, 'EXDATE', start.zone), ...replaced].filter(
      ({ wall }) => wall > window.start - MAX_REPEATED_LENGTH - MARGIN && wall < window.end + MARGIN,
    );
    const exceptWalls = new Set(exceptions.map((time) => toSeriesTime(start, time)));
    const later = replaced
      .filter(({ change }) => change.replacesLater)
      .map(({ change, ...time }) => ({ change, from: toSeriesTime(start, time) }))
      .sort((one, other) => one.from - other.from);
    this.#work.left -= changes.length;

    for (const span of this.#spansOf(event)) {
      const wall = toSeriesTime(start, span.start);
      if (wall + span.length < window.start - MARGIN || wall > window.end + MARGIN) continue;
      if (exceptWalls.has(wall)) continue;
      this.#work.left -= later.length;
      const { change, from } = later.findLast(({ from }) => from <= wall) ?? {};
      if (!change || from === undefined) yield this.#toInterval(span);
      // A change with its own RRULE is a separate series: `#allTimes` yields its occurrences.
      else if (!change.isSkipped && !change.component.lines.has('RRULE'))
        yield this.#toInterval({
          ...change,
          start: { ...change.start, wall: change.start.wall + wall - from },
        });
    }
  }

  *#spansOf(event: CalendarEvent): Generator<Span> {
    const { component, start, length } = event;
    const { window } = this.#options;
    yield event;
    for (const span of this.#readPeriods(component, 'RDATE', start.zone, length))
      yield span.start.isDate
        ? { ...event, start: { ...start, wall: toSeriesTime(start, span.start) } }
        : span;
    if (event.replaced && !event.replacesLater) return;
    const from = Math.max(start.wall, window.start - Math.min(length, MAX_REPEATED_LENGTH) - MARGIN);
    for (const text of valuesOf(component, 'RRULE')) {
      const rule = parseRule(text, start.wall, () => this.#problems.add('RRULE'));
      if (!rule) continue;
      const { until } = rule;
      const end = until && {
        ...until,
        zone: until.offset === undefined ? start.zone : fixedZone(until.offset),
      };
      const last = end ? toSeriesTime(start, end) : Number.POSITIVE_INFINITY;
      const to = Math.min(window.end + MARGIN, last);
      // A rule that repeats every minute or second, or never matches a day, is surely a mistake.
      const isTooFrequent = /^(?:MINUTE|SECOND)LY$/.test(rule.frequency);
      const next = repetitions(rule, start.wall, start.wall, start.wall + CALENDAR_CYCLE, this.#work).next();
      if (isTooFrequent || next.done) this.#problems.add('RRULE');
      if (!isTooFrequent)
        for (const wall of repetitions(rule, start.wall, from, to, this.#work))
          if (wall <= last) yield { ...event, start: { ...start, wall } };
      if (isTooFrequent || this.#work.left <= 0)
        yield { ...event, start: { ...start, wall: from }, length: Math.max(length, to - from) };
    }
  }

  #toInterval({ start: { wall, zone }, length, endZone }: Span): Interval {
    const starts = zone(wall).map((offset) => wall - offset);
    const ends = endZone(wall + length).map((offset) => wall + length - offset);
    if (new Set(starts).size > 1 || new Set(ends).size > 1) this.#problems.add('TZID');
    const [start, end] = [Math.min(...starts), Math.max(...ends)];
    if (end < start) this.#problems.add('DTEND');
    return { start, end: Math.max(end < start ? start + HOUR_MS : end, start + MINUTE_MS) };
  }
}

/** Requires all lines called `name` to match, because a wrapped line of a description may look like such a line. */
function allValuesMatch(component: Component, name: string, value: RegExp): boolean {
  const values = valuesOf(component, name);
  return values.length > 0 && values.every((text) => value.test(text));
}

const dayOf = ({ wall }: { wall: number }) => Math.floor(wall / DAY_MS);

/** Converts a time to the local time of a series. A date without a time means the occurrence on that day. */
function toSeriesTime(series: ZonedTime, time: ZonedTime): number {
  if (time.isDate || series.isDate) return series.wall + (dayOf(time) - dayOf(series)) * DAY_MS;
  if (time.zone === series.zone) return time.wall;
  const instant = time.wall - (time.zone(time.wall)[0] ?? 0);
  const [offset = 0] = series.zone(instant);
  return instant + (series.zone(instant + offset)[0] ?? 0);
}

function mergeIntervals(times: readonly Interval[], gap: number): Interval[] {
  const result: Interval[] = [];
  for (const { start, end } of times.toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  )) {
    const last = result.at(-1);
    const isRepeated = last?.start === start && last.end === end;
    if (last && (isRepeated || start - last.end < gap)) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
