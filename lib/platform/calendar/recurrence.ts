import { DAY, HOUR, MINUTE, parseTime, type WrittenTime } from './values.ts';

/** A recurrence rule (RFC 5545, 3.3.10). A list that is missing allows everything. Sunday is day 0 of a week. */
export type Rule = {
  frequency: string;
  interval: number;
  count: number;
  until?: WrittenTime;
  weekStart: number;
  /** `nth` of its month or year, from the end if negative; 0 for all. */
  weekdays?: { weekday: number; nth: number }[];
  months?: number[];
  monthDays?: number[];
  yearDays?: number[];
  hours: number[];
  minutes: number[];
  positions?: number[];
};

/** How many more days may be looked at. */
export type Work = { left: number };

const FREQUENCY = /^(?:YEARLY|MONTHLY|WEEKLY|DAILY|HOURLY|MINUTELY|SECONDLY)$/;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * Reads the rule of an event that starts at `first`, a wall-clock time. What cannot be read in it is left out, so that
 * it repeats the event more often rather than less. Undefined without a frequency.
 */
export function parseRule(text: string, first: number, report: () => void): Rule | undefined {
  const written = text.toUpperCase().replace(/\s/g, '').split(';');
  const parts = new Map(written.map((part) => [part.split('=')[0], part.slice(part.indexOf('=') + 1)]));
  const frequency = parts.get('FREQ') ?? '';
  if (!FREQUENCY.test(frequency)) return void report();

  function list<Value>(name: string, toValue: (text: string) => Value | undefined): Value[] | undefined {
    const texts = parts.get(name)?.split(',').filter(Boolean);
    const values = texts?.flatMap((text) => toValue(text) ?? []);
    if (values?.length === 0 || values?.length !== texts?.length) report();
    return values?.length ? values : undefined;
  }
  const numbers = (name: string, lowest: number, highest: number) =>
    list(name, (text) => {
      const value = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
      return value >= lowest && value <= highest && (value !== 0 || lowest === 0) ? value : undefined;
    })?.sort((one, other) => one - other);
  const isYearly = frequency === 'YEARLY';
  const start = new Date(first);
  const rule: Rule = {
    frequency,
    interval: numbers('INTERVAL', 1, 1e9)?.[0] ?? 1,
    count: numbers('COUNT', 1, 1e9)?.[0] ?? Number.POSITIVE_INFINITY,
    until: list('UNTIL', (text) => parseTime(text))?.[0],
    weekStart: list('WKST', weekdayOf)?.[0] ?? 1,
    weekdays: list('BYDAY', (text) => {
      const weekday = weekdayOf(text.replace(/^[+-]?\d+/, ''));
      const nth = Number.parseInt(text, 10) || 0;
      if (weekday === undefined) return undefined;
      return { weekday, nth: isYearly || frequency === 'MONTHLY' ? nth : 0 };
    }),
    months: numbers('BYMONTH', 1, 12),
    monthDays: numbers('BYMONTHDAY', -31, 31),
    yearDays: isYearly ? numbers('BYYEARDAY', -366, 366) : undefined,
    hours: numbers('BYHOUR', 0, 23) ?? (frequency === 'HOURLY' ? HOURS : [start.getUTCHours()]),
    minutes: numbers('BYMINUTE', 0, 59) ?? [start.getUTCMinutes()],
    positions: numbers('BYSETPOS', -366, 366),
  };
  // These are not supported.
  if (['RSCALE', 'BYWEEKNO', isYearly ? '' : 'BYYEARDAY'].some((name) => parts.has(name))) report();
  if (rule.weekdays ?? rule.monthDays ?? rule.yearDays) return rule;
  if (frequency === 'WEEKLY' || parts.has('BYWEEKNO'))
    return { ...rule, weekdays: [{ weekday: start.getUTCDay(), nth: 0 }] };
  if (isYearly) rule.months ??= [start.getUTCMonth() + 1];
  return isYearly || frequency === 'MONTHLY' ? { ...rule, monthDays: [start.getUTCDate()] } : rule;
}

/** The weekday of `TU`, `TUE` or `TUESDAY`. */
function weekdayOf(text: string): number | undefined {
  const index = WEEKDAYS.indexOf(text.slice(0, 2));
  return index < 0 || /\d/.test(text) ? undefined : index;
}

/**
 * Yields when a rule repeats `first`, as wall-clock times from the day of `from` to the day of `to`; all since `first` if
 * the rule has a count. Each day is asked whether the rule names it, so a rule that never comes true ends too.
 */
export function* repetitions(
  rule: Rule,
  first: number,
  from: number,
  to: number,
  work: Work,
): Generator<number> {
  let { count } = rule;
  const start = Math.max(first, count === Number.POSITIVE_INFINITY ? from : first);
  let set = { index: Number.NaN, times: [] as number[] };
  for (let day = Math.floor(start / DAY); day * DAY <= to && work.left > 0; day += 1) {
    work.left -= 1;
    let times = timesOn(day, rule, first);
    if (rule.positions && times.length > 0) {
      const { index, start, length } = periodOf(day, rule.frequency, rule.weekStart);
      const days = Array.from({ length }, (_, nth) => start + nth);
      if (index !== set.index) set = { index, times: days.flatMap((day) => timesOn(day, rule, first)) };
      times = times.filter((time) => isAt(rule.positions, set.times.indexOf(time), set.times.length));
    }
    for (const time of times) {
      if (time < first) continue;
      if (count === 0) return;
      count -= 1;
      yield time;
    }
  }
}

/** The times at which a rule repeats `first` on a day (counted from 1970). */
function timesOn(day: number, rule: Rule, first: number): number[] {
  const { frequency, interval } = rule;
  if (!isNamed(day, rule, Math.floor(first / DAY))) return [];
  const hours = rule.hours.filter(
    (hour) => frequency !== 'HOURLY' || (day * 24 + hour - Math.floor(first / HOUR)) % interval === 0,
  );
  return hours.flatMap((hour) =>
    rule.minutes.map((minute) => day * DAY + hour * HOUR + minute * MINUTE + (first % MINUTE)),
  );
}

/** Whether a rule names a day. */
function isNamed(day: number, rule: Rule, firstDay: number): boolean {
  const { frequency, interval, weekStart, weekdays, months, monthDays, yearDays } = rule;
  const date = new Date(day * DAY);
  const indexOf = (day: number) => periodOf(day, frequency, weekStart).index;
  const isInPeriod =
    interval === 1 || frequency === 'HOURLY' || (indexOf(day) - indexOf(firstDay)) % interval === 0;
  const isDayOf = (period: string, list: number[] | undefined) => {
    if (!list) return true;
    const { start, length } = periodOf(day, period);
    return isAt(list, day - start, length);
  };
  const isNth = (nth: number) => {
    const { start, length } = periodOf(day, frequency === 'YEARLY' && !months ? 'YEARLY' : 'MONTHLY');
    return nth === Math.ceil((day - start + 1) / 7) || nth === -Math.ceil((start + length - day) / 7);
  };
  return (
    isInPeriod &&
    (!months || months.includes(date.getUTCMonth() + 1)) &&
    isDayOf('MONTHLY', monthDays) &&
    isDayOf('YEARLY', yearDays) &&
    (!weekdays ||
      weekdays.some(({ weekday, nth }) => weekday === date.getUTCDay() && (nth === 0 || isNth(nth))))
  );
}

/** Whether a list holds the place of an item, counted from the first (1) or from the last (-1). */
const isAt = (list: number[] | undefined, index: number, length: number) =>
  !list || list.includes(index + 1) || list.includes(index - length);

/** The year, month, week or day that a day is in: its number, its first day and its length in days. */
function periodOf(day: number, frequency: string, weekStart = 0) {
  const date = new Date(day * DAY);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const between = (start: number, end: number) => ({ start: start / DAY, length: (end - start) / DAY });
  if (frequency === 'YEARLY') return { index: year, ...between(Date.UTC(year, 0), Date.UTC(year + 1, 0)) };
  if (frequency === 'MONTHLY')
    return { index: year * 12 + month, ...between(Date.UTC(year, month), Date.UTC(year, month + 1)) };
  if (frequency !== 'WEEKLY') return { index: day, start: day, length: 1 };
  // Day 3 was a Sunday.
  const index = Math.floor((day - 3 - weekStart) / 7);
  return { index, start: index * 7 + 3 + weekStart, length: 7 };
}
