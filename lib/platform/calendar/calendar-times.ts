import { type Problem, readComponents, valuesOf } from './components.ts';
import {
  type CalendarEvent,
  type Interval,
  type Reading,
  readEvent,
  readTimes,
  type Span,
  toInterval,
  type ZonedTime,
} from './read-event.ts';
import { parseRule, repetitions } from './recurrence.ts';
import { DAY, parseDuration, parseTime } from './values.ts';
import { ianaZone, zoneFinder } from './zones.ts';

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
export type CalendarTimes = { times: Interval[]; problems: Problem[] };

/** How many days the rules of a calendar may look at: those of 500 daily rules that began ten years ago, with a count. */
const MOST_WORK = 2_000_000;
/** The longest occurrence of a rule that is noticed after its start. */
const LONGEST_REPEATED = 400 * DAY;
/** Clocks differ by up to 26 hours. */
const MARGIN = 2 * DAY;
/** In this time, each date falls on each weekday. */
const ALL_YEARS = 28 * 366 * DAY;
/** Limits memory. */
const MOST_UNMERGED = 50_000;

/**
 * Returns when there are events in an iCalendar (RFC 5545), also in a malformed one: where it guesses, rather too long
 * than too short. Throws if the text is not a complete calendar. Blocks for some seconds at worst.
 */
export function timesIn(text: string, options: CalendarOptions): CalendarTimes {
  const { window, timeZone, skipFree, skippedUid, gap } = options;
  const problems = new Set<Problem>();
  const report = (problem: Problem) => void problems.add(problem);
  const work = { left: MOST_WORK };
  const components = readComponents(text, report);
  const reading = { localZone: ianaZone(timeZone), findZone: zoneFinder(components, work), report, work };
  const events = newestOf(
    components.flatMap((component) =>
      component.type === 'VEVENT' ? (readEvent(component, reading) ?? []) : [],
    ),
  );
  const changes = Map.groupBy(events, ({ uid, replaced }) => (replaced ? uid : ''));
  const isSkipped = ({ uid, isCanceled, isFree }: CalendarEvent) =>
    isCanceled ||
    (isFree && skipFree) ||
    (skippedUid && uid.startsWith(skippedUid.start) && uid.endsWith(skippedUid.end));

  let times: Interval[] = [];
  for (const event of events) {
    if (isSkipped(event)) continue;
    const own = (event.uid && !event.replaced && changes.get(event.uid)) || [];
    for (const { start, end, change } of occurrencesOf(event, own, window, reading))
      if (end > window.start && start < window.end && !(change && isSkipped(change)))
        times.push({ start, end });
    if (times.length > MOST_UNMERGED) times = merged(times, gap);
  }
  if (work.left <= 0) report('too much work');
  return { times: merged(times, gap), problems: [...problems] };
}

/** Leaves out events of which the calendar also has a newer version. */
function newestOf(events: CalendarEvent[]): CalendarEvent[] {
  const keyOf = ({ uid, replaced }: CalendarEvent) => `${replaced?.wall} ${uid}`;
  const newest = new Map<string, number>();
  for (const event of events)
    newest.set(keyOf(event), Math.max(event.sequence, newest.get(keyOf(event)) ?? 0));
  return events.filter((event) => !event.uid || event.sequence === newest.get(keyOf(event)));
}

type Occurrence = Interval & { /** The event that replaces it and later ones. */ change?: CalendarEvent };

/** Yields the occurrences of an event around the window, without those that `changes` replace one by one. */
function* occurrencesOf(
  event: CalendarEvent,
  changes: readonly CalendarEvent[],
  window: Interval,
  reading: Reading,
): Generator<Occurrence> {
  const { component, start } = event;
  const replaced = changes.flatMap((change) => (change.replaced ? { ...change.replaced, change } : []));
  const exceptions = [...readTimes(component, 'EXDATE', reading, start.zone), ...replaced].filter(
    ({ wall }) => wall > window.start - LONGEST_REPEATED - MARGIN && wall < window.end + MARGIN,
  );
  const days = new Set(exceptions.filter(({ isDate }) => isDate || start.isDate).map(dayOf));
  const instants = new Set(exceptions.map(toInstant));
  const later = replaced
    .filter(({ change }) => change.replacesLater)
    .map(({ change, ...time }) => ({ change, from: toInstant(time) }))
    .sort((one, other) => one.from - other.from);

  for (const span of spansOf(event, window, reading)) {
    const { wall } = span.start;
    if (wall + span.length < window.start - MARGIN || wall > window.end + MARGIN) continue;
    const instant = toInstant(span.start);
    if (days.has(dayOf(span.start)) || instants.has(instant)) continue;
    const moved = later.findLast(({ from }) => from <= instant);
    if (!moved) yield toInterval(span, reading.report);
    else if (!moved.change.component.lines.has('RRULE')) {
      const { start, end } = toInterval(moved.change, reading.report);
      const shift = instant - moved.from;
      yield { start: start + shift, end: end + shift, change: moved.change };
    }
  }
}

/** Yields when an event takes place around the window: its first time, its other dates, and those of its rules. */
function* spansOf(event: CalendarEvent, window: Interval, reading: Reading): Generator<Span> {
  const { component, start, length } = event;
  yield event;
  for (const date of readTimes(component, 'RDATE', reading, start.zone)) {
    const [, end = ''] = date.text.split('/');
    const until = parseTime(end);
    yield { ...event, start: date, length: until ? until.wall - date.wall : (parseDuration(end) ?? length) };
  }
  if (event.replaced && !event.replacesLater) return;
  const from = window.start - Math.min(length, LONGEST_REPEATED) - MARGIN;
  for (const text of valuesOf(component, 'RRULE')) {
    const rule = parseRule(text, start.wall, () => reading.report('RRULE'));
    if (!rule) continue;
    const { until } = rule;
    const to = Math.min(window.end, until?.wall ?? window.end) + MARGIN;
    const isOver = (wall: number) => {
      if (!until) return false;
      if (until.isDate || start.isDate) return Math.floor(wall / DAY) > dayOf(until);
      return until.offset === undefined
        ? wall > until.wall
        : toInstant({ ...start, wall }) > until.wall - until.offset;
    };
    // Nobody meets each minute. A rule that never comes true is a mistake as well.
    const isFine = /^(?:MINUTE|SECOND)LY$/.test(rule.frequency);
    const first = repetitions(rule, start.wall, start.wall, start.wall + ALL_YEARS, reading.work).next();
    if (isFine || first.done) reading.report('RRULE');
    if (!isFine)
      for (const wall of repetitions(rule, start.wall, from, to, reading.work))
        if (!isOver(wall)) yield { ...event, start: { ...start, wall } };
    if (isFine || reading.work.left <= 0) {
      const wall = Math.max(start.wall, from);
      yield { ...event, start: { ...start, wall }, length: Math.max(length, to - wall) };
    }
  }
}

const toInstant = ({ wall, zone }: Pick<ZonedTime, 'wall' | 'zone'>) => wall - (zone(wall)[0] ?? 0);

const dayOf = ({ wall }: { wall: number }) => Math.floor(wall / DAY);

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
