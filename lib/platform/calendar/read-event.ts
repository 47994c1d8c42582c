import { type Component, type Problem, type Report, valuesOf } from './components.ts';
import type { Work } from './recurrence.ts';
import { DAY, HOUR, MINUTE, parseDuration, parseTime, type WrittenTime } from './values.ts';
import { fixedZone, unknownZone, type Zone } from './zones.ts';

/** A half-open interval, in milliseconds since 1970. */
export type Interval = { start: number; end: number };

/** What the events of one calendar share while it is read. */
export type Reading = {
  /** The zone of whole days, and of times without a zone. */
  localZone: Zone;
  findZone: (tzid: string) => Zone | undefined;
  report: Report;
  work: Work;
};

export type ZonedTime = WrittenTime & { zone: Zone };

/** From a start to what clocks in the end's zone show `length` later (ms). */
export type Span = { start: ZonedTime; length: number; endZone: Zone };

export type CalendarEvent = Span & {
  component: Component;
  uid: string;
  sequence: number;
  /** The time of the occurrence that it replaces in a series. */
  replaced: ZonedTime | undefined;
  /** Whether it also replaces the occurrences after that. */
  replacesLater: boolean;
  isCanceled: boolean;
  isFree: boolean;
};

/** Reads an event (VEVENT); undefined if it has no readable time. */
export function readEvent(component: Component, reading: Reading): CalendarEvent | undefined {
  const { report } = reading;
  const [duration] = valuesOf(component, 'DURATION').flatMap((text) => parseDuration(text) ?? []);
  const [written] = readTimes(component, 'DTSTART', reading);
  const [end] = readTimes(component, 'DTEND', reading, written?.zone);
  if (!written) report('DTSTART');
  const start = written ?? (end && { ...end, wall: end.wall - (duration ?? (end.isDate ? DAY : HOUR)) });
  if (!start) return undefined;

  const isEndLost = ['DTEND', 'DURATION'].some((name) => component.lines.has(name));
  let length = end ? end.wall - start.wall : (duration ?? (isEndLost ? HOUR : 0));
  if ((!end && duration === undefined && isEndLost) || (start.isDate && length < 0)) report('DTEND');
  if (start.isDate) length = Math.max(1, Math.ceil(length / DAY)) * DAY;
  // The end of that day
  else if (end?.isDate && length <= 0) length += DAY;

  const [replaced] = readTimes(component, 'RECURRENCE-ID', reading, start.zone);
  const says = (name: string, value: RegExp) => {
    const values = valuesOf(component, name);
    return values.length > 0 && values.every((text) => value.test(text));
  };
  return {
    component,
    uid: valuesOf(component, 'UID')[0] ?? '',
    sequence: Number(valuesOf(component, 'SEQUENCE')[0]) || 0,
    start,
    length,
    endZone: end?.zone ?? start.zone,
    replaced,
    replacesLater:
      component.lines
        .get('RECURRENCE-ID')
        ?.some(({ parameters }) => /;\s*RANGE\s*=\s*"?THISANDFUTURE/i.test(parameters)) ?? false,
    isCanceled: says('STATUS', /^CANCELL?ED$/i),
    isFree: says('TRANSP', /^TRANSPARENT/i),
  };
}

/** The times of all lines with that name; of a time that names no zone, it is `zone`. */
export function readTimes(
  { lines }: Component,
  name: Problem,
  { localZone, findZone, report }: Reading,
  zone = localZone,
): (ZonedTime & { text: string })[] {
  return (lines.get(name) ?? []).flatMap(({ value, parameters }) => {
    const [, tzid] = /;\s*TZID\s*=\s*("[^"]*"|[^;]*)/i.exec(parameters) ?? [];
    const lineZone = tzid === undefined ? zone : (findZone(tzid) ?? unknownZone);
    return value.split(',').flatMap((text) => {
      const time = parseTime(text, parameters);
      if (!time) report(name);
      const ownZone = time?.offset === undefined ? lineZone : fixedZone(time.offset);
      return time ? { ...time, text, zone: time.isDate ? localZone : ownZone } : [];
    });
  });
}

/** Returns the interval of a span: the widest if its zone is a guess, an hour if it ends before it starts. */
export function toInterval({ start: { wall, zone }, length, endZone }: Span, report: Report): Interval {
  const starts = zone(wall).map((offset) => wall - offset);
  const ends = endZone(wall + length).map((offset) => wall + length - offset);
  if ([starts, ends].some(([first, ...others]) => others.some((other) => other !== first))) report('TZID');
  const [start, end] = [Math.min(...starts), Math.max(...ends)];
  if (end < start) report('DTEND');
  return { start, end: Math.max(end < start ? start + HOUR : end, start + MINUTE) };
}
