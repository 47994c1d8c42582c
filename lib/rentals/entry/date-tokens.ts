import { calendarMonths } from '@/content/season-curves';
import { isNameOf, parseCount } from './line-tokens';

export interface DateParts {
  year?: number | undefined;
  month: number;
  /** Missing for a whole month. */
  day?: number | undefined;
  /** In tokens. */
  length: number;
}

/** Reads the date that begins at `tokens[at]`. After `previous`, "30" is a day of the same month: "June 1 - 30". */
export function readDate(tokens: readonly string[], at: number, previous?: DateParts): DateParts | null {
  const token = tokens[at] ?? '';
  const [year, month, day] = token.split('-').map(Number);
  if (/^\d{4}-/.test(token) && month) return { year, month, day, length: 1 };
  const withYear = (month: number, day: number | undefined, length: number): DateParts => {
    const comma = Number(tokens[at + length] === ',');
    const [number = '', next = ''] = tokens.slice(at + length + comma, at + length + comma + 2);
    const isYear = /^20\d\d$/.test(number) && !/^(nights?|nightly)$/.test(next);
    return isYear ? { year: Number(number), month, day, length: length + comma + 1 } : { month, day, length };
  };
  if (/^\d+\//.test(token)) {
    const [month = 0, day, year] = token.split('/').map(Number);
    return year === undefined
      ? withYear(month, day, 1)
      : { year: year < 100 ? year + 2000 : year, month, day, length: 1 };
  }
  const dayAt = (index: number) => {
    const count = parseCount(tokens[index]) ?? 0;
    const next = tokens[index + 1] === '-' ? tokens[index + 2] : tokens[index + 1];
    return /^\d/.test(tokens[index] ?? '') &&
      count >= 1 &&
      count <= 31 &&
      !/^(nights?|nts?|min)$/.test(next ?? '')
      ? count
      : undefined;
  };
  const monthAt = (index: number) =>
    calendarMonths.findIndex(({ name }) => isNameOf(name, tokens[index])) + 1;
  if (monthAt(at)) {
    const point = Number(tokens[at + 1] === '.');
    const day = dayAt(at + 1 + point);
    return withYear(monthAt(at), day, 1 + point + Number(day !== undefined));
  }
  const firstDay = dayAt(at);
  if (firstDay === undefined) return null;
  if (monthAt(at + 1)) return withYear(monthAt(at + 1), firstDay, 2);
  const isAfterRange = /^(to|-|through|thru)$/.test(tokens[at - 1] ?? '');
  return previous?.day !== undefined && isAfterRange ? withYear(previous.month, firstDay, 1) : null;
}
