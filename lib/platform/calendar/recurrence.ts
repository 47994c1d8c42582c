import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { parseTime, type WrittenTime } from './values.ts';

/** A recurrence rule (RFC 5545, 3.3.10). A missing list allows every value. */
export type Rule = {
  frequency: string;
  interval: number;
  count: number;
  until?: WrittenTime | undefined;
  /** 0 for Sunday. */
  weekStart: number;
  months?: number[] | undefined;
  monthDays?: number[] | undefined;
  yearDays?: number[] | undefined;
  /** "MO", or "-1MO" for the last Monday. */
  weekdays?: string[] | undefined;
  hours: number[];
  minutes: number[];
  positions?: number[] | undefined;
};

/** The number of days and occurrences that may still be checked. */
export type WorkBudget = { left: number };

const FREQUENCY = /^(?:YEARLY|MONTHLY|WEEKLY|DAILY|HOURLY|MINUTELY|SECONDLY)$/;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * Reads the rule of an event that starts at `first`, a local time. Calls `report` for parts that it can't read, and
 * ignores them: the event then mostly repeats too often, not too rarely. Returns undefined without a frequency.
 */
export function parseRule(text: string, first: number, report: () => void): Rule | undefined {
  const written = text.toUpperCase().replace(/\s/g, '').split(';');
  const parts = new Map(written.map((part) => [part.split('=')[0], part.slice(part.indexOf('=') + 1)]));
  const frequency = parts.get('FREQ') ?? '';
  if (!FREQUENCY.test(frequency)) return void report();

  function readList<Value>(name: string, toValue: (text: string) => Value | undefined): Value[] | undefined {
    const texts = parts.get(name)?.split(',').filter(Boolean);
    const values = texts?.flatMap((text) => toValue(text) ?? []);
    if (values?.length === 0 || values?.length !== texts?.length) report();
    return values?.length ? values : undefined;
  }
  const readNumbers = (name: string, lowest: number, highest: number) =>
    readList(name, (text) => {
      const value = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
      return value >= lowest && value <= highest && (value !== 0 || lowest === 0) ? value : undefined;
    })?.sort((one, other) => one - other);
  const isYearly = frequency === 'YEARLY';
  const isMonthlyOrYearly = isYearly || frequency === 'MONTHLY';
  const start = new Date(first);
  const rule: Rule = {
    frequency,
    interval: readNumbers('INTERVAL', 1, 1e9)?.[0] ?? 1,
    count: readNumbers('COUNT', 1, 1e9)?.[0] ?? Number.POSITIVE_INFINITY,
    until: readList('UNTIL', (text) => parseTime(text))?.[0],
    weekStart: WEEKDAYS.indexOf(
      readList('WKST', (text) => WEEKDAYS.find((day) => text.startsWith(day)))?.[0] ?? 'MO',
    ),
    months: readNumbers('BYMONTH', 1, 12),
    monthDays: readNumbers('BYMONTHDAY', -31, 31),
    yearDays: isYearly ? readNumbers('BYYEARDAY', -366, 366) : undefined,
    weekdays: readList('BYDAY', (text) => {
      const [, nth, weekday] = /^([+-]?\d*)(SU|MO|TU|WE|TH|FR|SA)/.exec(text) ?? [];
      return weekday && `${(isMonthlyOrYearly && Number(nth)) || ''}${weekday}`;
    }),
    hours: readNumbers('BYHOUR', 0, 23) ?? (frequency === 'HOURLY' ? HOURS : [start.getUTCHours()]),
    minutes: readNumbers('BYMINUTE', 0, 59) ?? [start.getUTCMinutes()],
    positions: readNumbers('BYSETPOS', -366, 366),
  };
  // Report the parts of a rule that we don't support.
  if (['RSCALE', 'BYWEEKNO', isYearly ? '' : 'BYYEARDAY'].some((name) => parts.has(name))) report();
  if (rule.weekdays ?? rule.monthDays ?? rule.yearDays) return rule;
  if (frequency === 'WEEKLY' || parts.has('BYWEEKNO'))
    return { ...rule, weekdays: WEEKDAYS.filter((_, weekday) => weekday === start.getUTCDay()) };
  if (isYearly) rule.months ??= [start.getUTCMonth() + 1];
  return isMonthlyOrYearly ? { ...rule, monthDays: [start.getUTCDate()] } : rule;
}

/**
 * Yields the repetitions of an event that starts at `first`, as local times, from the day of `from` to the day of `to`.
 * If the rule has a count, begins at `first` instead of `from`. Checks each day up to `to`, so it ends even if the rule
 * never matches.
 */
export function* repetitions(
  rule: Rule,
  first: number,
  from: number,
  to: number,
  work: WorkBudget,
): Generator<number> {
  let { count } = rule;
  const start = Math.max(first, count === Number.POSITIVE_INFINITY ? from : first);
  let set = { index: Number.NaN, times: [] as number[] };
  for (let day = Math.floor(start / DAY_MS); day * DAY_MS <= to && work.left > 0; day += 1) {
    let times = timesOn(day, rule, first);
    work.left -= 1 + times.length;
    if (rule.positions && times.length > 0) {
      const { index, start, length } = periodOf(day, rule.frequency, rule.weekStart);
      if (index !== set.index) {
        const days = Array.from({ length }, (_, nth) => start + nth);
        set = { index, times: days.flatMap((day) => timesOn(day, rule, first)) };
        work.left -= length;
      }
      times = times.filter((time) =>
        allows(rule.positions, positionsOf(set.times.indexOf(time), set.times.length)),
      );
    }
    for (const time of times) {
      if (time < first) continue;
      if (count === 0) return;
      count -= 1;
      yield time;
    }
  }
}

/** The repetitions on `day` (days since 1970) of an event that starts at `first`, before BYSETPOS is applied. */
function timesOn(day: number, rule: Rule, first: number): number[] {
  const { frequency, interval, weekStart } = rule;
  const isHourly = frequency === 'HOURLY';
  const indexOf = (day: number) => periodOf(day, frequency, weekStart).index;
  if (!isHourly && (indexOf(day) - indexOf(Math.floor(first / DAY_MS))) % interval !== 0) return [];
  const month = periodOf(day, 'MONTHLY');
  const year = periodOf(day, 'YEARLY');
  const weekday = WEEKDAYS[new Date(day * DAY_MS).getUTCDay()];
  const { start, length } = frequency === 'YEARLY' && !rule.months ? year : month;
  const nth = positionsOf(day - start, length).map(
    (place) => Math.sign(place) * Math.ceil(Math.abs(place) / 7),
  );
  const isAllowedDay =
    allows(rule.months, [(month.index % 12) + 1]) &&
    allows(rule.monthDays, positionsOf(day - month.start, month.length)) &&
    allows(rule.yearDays, positionsOf(day - year.start, year.length)) &&
    allows(
      rule.weekdays,
      ['', ...nth].map((nth) => `${nth}${weekday}`),
    );
  const hours = isAllowedDay ? rule.hours : [];
  return hours
    .filter((hour) => !isHourly || (day * 24 + hour - Math.floor(first / HOUR_MS)) % interval === 0)
    .flatMap((hour) =>
      rule.minutes.map((minute) => day * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS + (first % MINUTE_MS)),
    );
}

const allows = <Value>(list: readonly Value[] | undefined, values: readonly Value[]) =>
  !list || values.some((value) => list.includes(value));

/** Returns the position of an item from the start (1 is the first) and from the end (-1 is the last). */
const positionsOf = (index: number, length: number) => [index + 1, index - length];

/** Returns the year, month, week or day that contains `day`: its number, its first day, and its length in days. */
function periodOf(day: number, frequency: string, weekStart = 0) {
  // Day 0 is January 1, 1970, a Thursday, so day 3 was a Sunday.
  const week = Math.floor((day - 3 - weekStart) / 7);
  if (frequency === 'WEEKLY') return { index: week, start: week * 7 + 3 + weekStart, length: 7 };
  const isYear = frequency === 'YEARLY';
  if (!isYear && frequency !== 'MONTHLY') return { index: day, start: day, length: 1 };
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), isYear ? 0 : date.getUTCMonth()];
  const start = Date.UTC(year, month) / DAY_MS;
  const end = Date.UTC(year, month + (isYear ? 12 : 1)) / DAY_MS;
  return { index: isYear ? year : year * 12 + month, start, length: end - start };
}
