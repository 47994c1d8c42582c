/** Reports what was skipped or guessed, such as `RRULE` or `long line`, never text from the calendar. */
export type Report = (problem: string) => void;

/** A line with its parameters (`;TZID=America/Chicago`) and its value. */
type Line = { name: string; parameters: string; value: string };

/** A VEVENT, a VTIMEZONE, or a part of one, with its lines by name. */
export type Component = { type: string; lines: Map<string, Line[]>; parts: Component[] };

/** Properties that affect when an event is. Others are skipped: they may be malformed, or megabytes long. */
const USED_PROPERTIES = new Set([
  ...['BEGIN', 'END', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
  ...['STATUS', 'TRANSP', 'UID', 'TZID', 'X-LIC-LOCATION', 'TZOFFSETTO', 'FREEBUSY'],
]);
const NAME = /^\s*([a-z-]+)\s*[;:]/i;
const LINE = /^\s*[a-z][a-z0-9-]*[;:]/i;

/** Matches the colon before a time. Parameters may contain colons too: `TZID=(UTC-05:00) Eastern:20261201T100000`. */
const COLON_BEFORE_TIME = /:\s?(?=\d{4}[-/]?\d\d)/;

const TOP_LEVEL = /^(?:VCALENDAR|VEVENT|VTIMEZONE|VTODO|VJOURNAL|VFREEBUSY)$/;

const MAX_LINE_LENGTH = 64 * 1024;
/** Calendar programs fold lines at about 75 characters, so a line at least this long may have been broken. */
const MIN_BROKEN_LENGTH = 60;

/** Returns the events and time zones of an iCalendar (RFC 5545), even a malformed one. Throws if it is incomplete. */
export function readComponents(text: string, report: Report): Component[] {
  const components: Component[] = [];
  let isOpen: boolean | undefined;
  let top: Component | undefined;
  let part: Component | undefined;
  for (const line of readUsedLines(text, report)) {
    const isBegin = line.name === 'BEGIN';
    if (!isBegin && line.name !== 'END') {
      // An alarm has its own duration and id. Its other lines count as lines of the event, because the alarm's end may
      // be missing.
      const isOfPart = top?.type === 'VTIMEZONE' || /^(?:DURATION|UID)$/.test(line.name);
      const { lines } = (isOfPart ? (part ?? top) : top) ?? {};
      if (!lines?.get(line.name)?.push(line)) lines?.set(line.name, [line]);
      continue;
    }
    const type = line.value.toUpperCase();
    // A broken description may contain "Begin: 9 AM".
    if (!/^[A-Z-]+$/.test(type)) continue;
    const begun: Component | undefined = isBegin ? { type, lines: new Map(), parts: [] } : undefined;
    if (type === 'VCALENDAR' && (isBegin || isOpen)) isOpen = isBegin;
    if (TOP_LEVEL.test(type)) {
      const isInEvent = top?.type === 'VEVENT';
      if (isInEvent !== (!isBegin && type === 'VEVENT')) report('unclosed event');
      top = begun;
      if (top) components.push(top);
    } else if (begun) top?.parts.push(begun);
    part = TOP_LEVEL.test(type) ? undefined : begun;
  }
  if (isOpen !== false) throw new Error('This is not a complete calendar.');
  return components;
}

export const valuesOf = ({ lines }: Component, name: string): string[] =>
  lines.get(name)?.map(({ value }) => value) ?? [];

/** Yields the lines named in `USED_PROPERTIES`, unfolded even if a continuation line lacks its leading space. */
function* readUsedLines(text: string, report: Report): Generator<Line> {
  // Some programs end lines with only a carriage return. In other files, a carriage return may be part of a text.
  const usesCarriageReturns = /^\s*BEGIN:VCALENDAR[ \t]*\r(?![\r\n])/i.test(text);
  let line = '';
  let length = 0;
  for (const [raw] of text.matchAll(usesCarriageReturns ? /[^\r\n]+/g : /[^\n]+/g)) {
    const next = raw.trimEnd() && raw.replaceAll('\r', '');
    if (!next) continue;
    const isUsed = USED_PROPERTIES.has(NAME.exec(next)?.[1]?.toUpperCase() ?? '');
    const isFolded = /^[ \t]/.test(next) && !(isUsed && length < MIN_BROKEN_LENGTH);
    const isBroken = line && !isUsed && !(LINE.test(next) && line.includes(':'));
    length = next.length;
    if (isFolded || isBroken) line &&= line + (isFolded ? next.slice(1) : next);
    else {
      if (line) yield toLine(line);
      line = isUsed ? next : '';
    }
    if (line.length > MAX_LINE_LENGTH) report('long line');
    const isMarker = /^\s*(?:BEGIN|END)\s*:/i.test(line);
    if (isMarker) yield toLine(line);
    if (isMarker || line.length > MAX_LINE_LENGTH) line = '';
  }
  if (line) yield toLine(line);
}

function toLine(line: string): Line {
  const [name = ''] = /[a-z-]+/i.exec(line) ?? [];
  const colon = COLON_BEFORE_TIME.exec(line)?.index ?? line.indexOf(':');
  const end = colon < 0 ? line.length : colon;
  return { name: name.toUpperCase(), parameters: line.slice(0, end), value: line.slice(end + 1).trim() };
}
