import { type Rate, weekdays } from '@/content/rates';
import { covers, isYearly } from '@/lib/rentals/rates';
import { addDays, countNights, formatDay, parseDay } from '@/lib/time/calendar-days';
import { type DateParts, readDate } from './date-tokens';
import { isNameOf, type LineFault, parseCount, splitTokens, toTokens } from './line-tokens';

/** The year of periods of every year, so that they may begin or end on February 29. */
const LEAP_YEAR = 2000;

const rangeTokens = toTokens('to - through thru');
const restTokens = toTokens('otherwise other all rest remaining year round standard base default');
const seasonTokens = toTokens(
  'in over during the summer spring fall autumn winter season peak high low off mid shoulder early late ' +
    'holiday holidays break christmas easter thanksgiving',
);
const nightTokens = toTokens('night nights nt nts');
const otherTokens = toTokens(
  ', : ; . ( ) | - / to through thru a per each nightly minimum min stay and usd of the dates rate rates ' +
    'arrive arrival arrivals arriving check checkin in only turnover changeover',
);

type Period = Pick<Rate, 'from' | 'to' | 'when'>;

/** `period` is set if it is certain which nights the line is about. */
type RateFault = LineFault & { period?: Period };

/** Reads a line such as "May 22 to August 15: $450, 5 nights, Saturday" or "otherwise $275, 3 nights". */
export function parseRateLine(line: string): Rate | RateFault {
  const result = readLine(line);
  if (!('fault' in result) && result.price !== null) return result;
  const fault = 'fault' in result ? result.fault : 'it has no price per night';
  const before = readLine(line.slice(0, Math.max(0, line.indexOf(':'))));
  if ('fault' in before || before.from === undefined) return { fault };
  const { from, to, when } = before;
  return { fault, period: { from, to, ...(when && { when }) } };
}

function readLine(line: string): Rate | LineFault {
  const written = splitTokens(line);
  const tokens = written.map((token) => token.toLowerCase());
  const dates: DateParts[] = [];
  const prices: number[] = [];
  const minimums: number[] = [];
  const days = new Set<NonNullable<Rate['arrivalDay']>>();
  const label: string[] = [];
  let hasRestToken = false;

  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    const isBeforePrice = prices.length === 0;
    const next = tokens[at + 1] === '-' ? tokens[at + 2] : tokens[at + 1];
    const date = readDate(tokens, at, dates.at(-1));
    const count = parseCount(token);
    const weekday = weekdays.find((day) => isNameOf(day, token.replace(/s$/, '')));
    if (date) {
      if (dates.length === 1 && !rangeTokens.has(tokens[at - 1]))
        return { fault: 'it needs “to” between its dates' };
      dates.push(date);
      at += date.length - 1;
    } else if (
      count !== null &&
      !token.startsWith('$') &&
      (nightTokens.has(next) || isAfterMinimum(tokens, at))
    )
      minimums.push(count);
    else if (count !== null && !token.startsWith('$') && /^weeks?$/.test(next ?? '')) {
      minimums.push(count * 7);
      at += 1;
    } else if (count !== null) prices.push(count);
    else if (weekday && isBeforePrice) return { fault: 'the day of arrival must follow the price' };
    else if (weekday) days.add(weekday);
    else if (isBeforePrice && seasonTokens.has(token)) label.push(written[at] ?? '');
    else if (isBeforePrice && restTokens.has(token)) hasRestToken = true;
    else if (
      !(token === 'from' && readDate(tokens, at + 1)) &&
      !otherTokens.has(token) &&
      !nightTokens.has(token)
    )
      return { fault: `“${written[at]}” has no place in it` };
  }
  const [price = null] = prices;
  const [minNights = 1] = minimums;
  const [arrivalDay] = days;
  const isSeason = label.some((word) => word.toLowerCase() !== 'the');
  if (prices.length > 1) return { fault: 'it has more than one price' };
  if (minimums.length > 1 || days.size > 1)
    return { fault: 'it has more than one shortest stay or day of arrival' };
  if (price !== null && (price < 10 || price > 50_000))
    return { fault: `$${price} can’t be a price per night` };
  if (minNights < 1 || minNights > 90) return { fault: `${minNights} nights can’t be a shortest stay` };
  if (dates.length > 2) return { fault: 'it has more than one period' };
  if (dates.length > 0 && hasRestToken) return { fault: 'it has both dates and a word for all other dates' };
  if (dates.length === 0 && isSeason) return { fault: 'it needs the dates of the season' };
  const period = toPeriod(dates);
  if ('fault' in period) return period;
  const when = /^(in|over|during)$/i.test(label[0] ?? '') && label.length > 1 && label.join(' ');
  return { ...period, ...(when && { when }), price, minNights, ...(arrivalDay && { arrivalDay }) };
}

const isAfterMinimum = (tokens: string[], at: number) =>
  /^(min|minimum|stay)$/.test(tokens.slice(0, at).findLast((token) => token !== ':' && token !== '.') ?? '');

function toPeriod([first, last = first]: DateParts[]): Period | LineFault {
  if (!first || !last) return {};
  const startDay = first.day ?? 1;
  const endsNextYear =
    last.month < first.month || (last.month === first.month && (last.day ?? 31) < startDay);
  const lastYear = last.year ?? (first.year && first.year + Number(endsNextYear));
  const firstYear = first.year ?? (lastYear && lastYear - Number(endsNextYear));
  const lastDay = last.day ?? new Date(Date.UTC(lastYear ?? LEAP_YEAR, last.month, 0)).getUTCDate();
  const from = toDate(firstYear, first.month, startDay);
  const to = toDate(lastYear, last.month, lastDay);
  if (!from || !to) return { fault: 'it has a date that doesn’t exist' };
  return lastYear && to < from ? { fault: 'it ends before it begins' } : { from, to };
}

/** Returns "2027-05-22", "05-22" without a year, or an empty string if the day doesn't exist. */
function toDate(year: number | undefined, month: number, day: number): string {
  const [monthText, dayText] = [month, day].map((part) => String(part).padStart(2, '0'));
  const date = parseDay(`${year ?? LEAP_YEAR}-${monthText}-${dayText}`);
  if (year && (year < 2000 || year > 2100)) return '';
  return year ? date : date.slice('2000-'.length);
}

/**
 * Finds a night that two rates cover, so that it is unclear what it costs. It's clear if the earlier rate of the list
 * is an exception within the period of the later one. Returns a date such as "January 2", or null.
 */
export function findUnclearNight(rates: readonly Rate[]): string | null {
  const years = rates.flatMap(({ from = '', to = '' }) => (isYearly(from) ? [] : [from, to])).filter(Boolean);
  const numbers = years.map((date) => Number(date.slice(0, 4)));
  const first = Math.min(...numbers, numbers.length > 0 ? Number.POSITIVE_INFINITY : LEAP_YEAR);
  // In the year after the last one, only the periods of every year have nights.
  const end = Math.max(...numbers.map((year) => year + 1), first) + 1;
  const start = `${first}-01-01`;
  const nights = Array.from({ length: countNights(start, `${end}-01-01`) }, (_, index) =>
    addDays(start, index),
  );
  const covered = rates.map((rate) => nights.map((night) => covers(rate, night)));
  for (const [index, later] of covered.entries())
    for (const earlier of covered.slice(0, index)) {
      const isException =
        earlier.every((is, at) => !is || later[at]) && later.some((is, at) => is && !earlier[at]);
      const night = isException ? undefined : nights.find((_, at) => earlier[at] && later[at]);
      if (night) return formatDay(night, { month: 'long', day: 'numeric' });
    }
  return null;
}
