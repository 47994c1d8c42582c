import type { Rate } from '@/content/rates';
import { weekdays } from '@/content/weekdays';
import { covers, isYearly, listTurns } from '@/lib/rentals/rates';
import { formatDay, parseDay } from '@/lib/time/calendar-days';
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
const minimumTokens = toTokens('min minimum');
const otherTokens = toTokens(
  ', : ; . ( ) | - to through thru nightly minimum min stay and usd of the dates rate rates ' +
    'arrive arrival arrivals arriving check checkin in only turnover changeover',
);

/** Read first, because nothing else may follow "per" or "a": "$3,150 per stay" is not the price of a night. */
const PER_NIGHT = /(?:\/|\b(?:per|a|each)\b)\s?(?:night|nt)\b/gi;

type Period = Pick<Rate, 'from' | 'to' | 'when'>;

/** `period` is set if it is certain which nights the line is about. */
type RateFault = LineFault & { period?: Period };

/** Reads a line such as "May 22 to August 15: $450, 5 nights, Saturday" or "otherwise $275, 3 nights". */
export function parseRateLine(line: string): Rate | RateFault {
  const result = readLine(line);
  if (!('fault' in result) && result.price !== null) return result;
  const fault = 'fault' in result ? result.fault : 'it has no price per night';
  const [start = '', ...others] = line.split(':');
  const before = readLine(others.length > 0 ? start : '');
  const after = toLowerCase(splitTokens(others.join(':')));
  // With further dates, the line may be about other nights, too.
  const hasDates = after.some((_, at) => readDate(after, at));
  if ('fault' in before || before.from === undefined || hasDates) return { fault };
  const { from, to, when } = before;
  return { fault, period: { from, to, ...(when && { when }) } };
}

const toLowerCase = (tokens: readonly string[]) => tokens.map((token) => token.toLowerCase());

function readLine(line: string): Rate | LineFault {
  const written = splitTokens(line.replace(PER_NIGHT, ' nightly'));
  const tokens = toLowerCase(written);
  const hasClearTerms = tokens.some((token) => token === 'nightly' || minimumTokens.has(token));
  const dates: DateParts[] = [];
  const prices: string[] = [];
  const minimums: number[] = [];
  const days = new Set<NonNullable<Rate['arrivalDay']>>();
  const label: string[] = [];
  let hasRestToken = false;
  let isRange = false;
  /** Whether the price may be for several nights: "$3,150 (7 nights)". */
  let isUnclear = false;

  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    const isBeforePrice = prices.length === 0;
    const unitAt = at + (tokens[at + 1] === '-' ? 2 : 1);
    const isWeeks = /^weeks?$/.test(tokens[unitAt] ?? '');
    const hasUnit = isWeeks || nightTokens.has(tokens[unitAt]);
    const date = readDate(tokens, at, dates.at(-1));
    const count = parseCount(token);
    const weekday = weekdays.find((day) => isNameOf(day, token));
    if (date) {
      if (dates.length === 1 && !rangeTokens.has(tokens[at - 1]))
        return { fault: 'it needs “to” between its dates' };
      dates.push(date);
      at += date.length - 1;
    } else if (count !== null && !token.startsWith('$') && (hasUnit || isAfterMinimum(tokens, at))) {
      isUnclear ||= !hasClearTerms && (isBeforePrice || !/^[,;|]$/.test(tokens[at - 1] ?? ''));
      minimums.push(isWeeks ? count * 7 : count);
      if (hasUnit) at = unitAt;
    } else if (count !== null) {
      if (/^20\d\d$/.test(token))
        return { fault: `“${token}” may be a year: write it after a date, or “$${token}” for a price` };
      prices.push(token);
    } else if (weekday && isBeforePrice)
      return { fault: 'a day of the week is the day of arrival, after the price' };
    else if (weekday) days.add(weekday);
    else if (isBeforePrice && seasonTokens.has(token)) label.push(written[at] ?? '');
    else if (restTokens.has(token)) hasRestToken = true;
    else if (token === 'from' && readDate(tokens, at + 1)) isRange = true;
    else if (!otherTokens.has(token)) return { fault: `“${written[at]}” has no place in it` };
    // Not the "to" of "Saturday to Saturday".
    else if (token !== '-' && rangeTokens.has(token) && days.size === 0) isRange = true;
  }
  const price = parseCount(prices[0]);
  const [minNights = 1] = minimums;
  const [arrivalDay] = days;
  const isSeason = label.some((word) => word.toLowerCase() !== 'the');
  if (prices.length > 1) return { fault: `it has more than one price: ${prices.join(' and ')}` };
  if (price !== null && isUnclear)
    return { fault: 'it’s unclear whether its price is for one night: write “a night” after the price' };
  if (minimums.length > 1 || days.size > 1)
    return { fault: 'it has more than one shortest stay or day of arrival' };
  if (price !== null && (price < 10 || price > 50_000))
    return { fault: `$${price} can’t be a price per night` };
  if (minNights < 1 || minNights > 90) return { fault: `${minNights} nights can’t be a shortest stay` };
  if (dates.length > 2) return { fault: 'it has more than one period' };
  if (dates.length === 1 && isRange) return { fault: 'it needs its first and its last night' };
  if (dates.length > 0 && hasRestToken) return { fault: 'it has both dates and a word for all other dates' };
  if (dates.length === 0 && isSeason) return { fault: 'it needs the dates of the season' };
  const period = toPeriod(dates);
  if ('fault' in period) return period;
  const when = /^(in|over|during)$/i.test(label[0] ?? '') && label.length > 1 && label.join(' ');
  return { ...period, ...(when && { when }), price, minNights, ...(arrivalDay && { arrivalDay }) };
}

const isAfterMinimum = (tokens: string[], at: number) =>
  /^(min|minimum|stay)$/.test(tokens[/^[:.]$/.test(tokens[at - 1] ?? '') ? at - 2 : at - 1] ?? '');

function toPeriod([first, last = first]: DateParts[]): Period | LineFault {
  if (!first || !last) return {};
  const endsNextYear = last.month < first.month;
  const lastYear = last.year ?? (first.year && first.year + Number(endsNextYear));
  const firstYear = first.year ?? (lastYear && lastYear - Number(endsNextYear));
  const monthEnd = new Date(Date.UTC(lastYear ?? LEAP_YEAR, last.month, 0)).getUTCDate();
  // Few people think of leap years when they write that every winter ends on February 28.
  const lastDay = !lastYear && last.month === 2 && last.day === 28 ? monthEnd : (last.day ?? monthEnd);
  const from = toDate(firstYear, first.month, first.day ?? 1);
  const to = toDate(lastYear, last.month, lastDay);
  if (!from || !to) return { fault: 'it has a date that doesn’t exist' };
  const isReversed = to < from && (lastYear || !endsNextYear);
  return isReversed ? { fault: 'it ends before it begins' } : { from, to };
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
 * is an exception within the period of the later one. Returns a date such as "January 2", or null. Looks only at nights
 * on which rates may change: all others are like the one before.
 */
export function findUnclearNight(rates: readonly Rate[]): string | null {
  // In the year after the last one, only the periods of every year have nights.
  const years = rates.flatMap(({ from = '', to = '' }) =>
    isYearly(from) || !from ? [] : [Number(from.slice(0, 4)), Number(to.slice(0, 4)) + 1],
  );
  const [first, last] = years.length > 0 ? [Math.min(...years), Math.max(...years)] : [LEAP_YEAR, LEAP_YEAR];
  const nights = [...new Set([`${first}-01-01`, ...listTurns(rates, first, last)])].sort();
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
