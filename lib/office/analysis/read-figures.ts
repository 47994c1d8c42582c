import { analysisForm } from '@/content/analysis-form';
import { formatDollars } from '@/content/numbers';
import { calendarMonths } from '@/content/season-curves';
import { type Home, type Month, proposeMonths, rangeOf, totalsOf, type YearRange } from './figures';
import { type FigureRule, parseFigure, rentRule, toNightsRule } from './parse-figure';
import { readComparedHomes } from './read-homes';

const MAX_PROBLEMS = 20;

/** The texts in the fields of the office's form, by path: "homes", "months[3].rent". */
export type Texts = Readonly<Record<string, string>>;

/** `line` is the line in the pasted homes, counted from 1. */
export type Problem = { path: string; message: string; line?: number };

export const formatProblem = ({ path, message, line }: Problem): string =>
  line === undefined
    ? [analysisForm.fieldName(path), message].filter(Boolean).join(': ')
    : analysisForm.problemIn(line, message);

export const monthPath = (month: number, figure: keyof Month) => `months[${month}].${figure}`;
export const monthPaths = calendarMonths.flatMap((_, month) => [
  monthPath(month, 'nights'),
  monthPath(month, 'rent'),
]);

/** The name of the hidden field with the months as last proposed. It shows whether anybody has edited them since. */
export const PROPOSED_FIELD = 'proposed';

const joinMonths = (texts: Texts) => monthPaths.map((path) => texts[path]?.trim() ?? '').join(' ');

/** Removes the months, so that they are proposed again. */
export const removeMonths = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([path]) => !monthPaths.includes(path)));

/** The homes and figures that the office has typed into the form so far, with problems in them. */
export type Reading = {
  notices: readonly string[];
  homes: Home[];
  /** Null if there are errors in the homes. */
  range: YearRange | null;
  texts: Texts;
  /** Only those that can be read. */
  months: Month[];
  balance: Balance | null;
  /** Whether the months were proposed again, because the homes have changed. */
  areMonthsUpdated: boolean;
  problems: Problem[];
};

/** Compares the sum of the rents with the middle figure. `fits` is true if they differ by at most 1 percent. */
type Balance = { fits: boolean; words: string };

/** Proposes the months again unless somebody edited them. */
export function readFigures(typed: Texts, area: string): Reading {
  const { lines, questions, notices } = readComparedHomes(typed.homes ?? '');
  const homes = lines.flatMap(({ home }) => home ?? []);
  const found: Problem[] = [
    ...questions.map(({ column, message, line }) => ({ path: `homes.${column ?? 'lines'}`, message, line })),
    ...lines.flatMap((line, at) =>
      line.problems.map(({ column, message }) => {
        const path = column ? `homes[${at}].${column}` : `homes[${at}]`;
        return { path, message, line: line.number };
      }),
    ),
  ];
  const problems = found.slice(0, MAX_PROBLEMS);
  const count = lines.filter((line) => line.home || line.problems.length > 0).length;
  if (found.length > MAX_PROBLEMS)
    problems.push({ path: 'homes.more', message: analysisForm.moreProblems(found.length - MAX_PROBLEMS) });
  else if (count === 0 && questions.length === 0)
    problems.push({ path: 'homes', message: analysisForm.noHomes });
  else if (questions.length === 0 && (count < 4 || count > 10))
    problems.push({ path: 'homes', message: analysisForm.wrongCount(count) });
  else if (problems.length === 0 && rangeOf(homes).middle === 0)
    problems.push({ path: 'homes', message: analysisForm.tooLittle });
  else if (problems.length === 0 && homes.every(({ nights }) => nights <= 31))
    problems.push({ path: 'homes', message: analysisForm.oneMonth });
  const range = problems.length === 0 ? rangeOf(homes) : null;

  const isUntouched = joinMonths(typed).trim() === '' || joinMonths(typed) === typed[PROPOSED_FIELD];
  const texts = range && isUntouched ? { ...typed, ...toTexts(proposeMonths(homes, area)) } : typed;
  const isFilled = joinMonths(texts).trim() !== '';
  const read = (
    path: string,
    figure: FigureRule,
    copy: { missing: string; invalid: (text: string) => string },
  ) => {
    const text = texts[path]?.trim() ?? '';
    const value = parseFigure(text, figure);
    if (value === null && isFilled)
      problems.push({ path, message: text ? copy.invalid(text) : copy.missing });
    return value;
  };
  const months = calendarMonths.flatMap(({ days }, month): Month[] => {
    const nights = read(monthPath(month, 'nights'), toNightsRule(days), analysisForm.monthNights(days));
    const rent = read(monthPath(month, 'rent'), rentRule, analysisForm.monthRent);
    return nights === null || rent === null ? [] : [{ nights, rent }];
  });
  const isComplete = months.length === calendarMonths.length;
  const balance = range && isComplete ? balanceOf(totalsOf(months).rent, range.middle) : null;
  if (balance && !balance.fits)
    problems.push({ path: 'months', message: `${balance.words} ${analysisForm.withinOne}` });
  const areMonthsUpdated = joinMonths(texts) !== joinMonths(typed);
  return { notices, homes, range, texts, months, balance, areMonthsUpdated, problems };
}

function balanceOf(rent: number, middle: number): Balance {
  // In floating point, sums of cents are slightly off, so round to cents.
  const total = Math.round(rent * 100) / 100;
  const difference = Math.abs(total - middle);
  const percent = Math.round((difference * 1000) / middle) / 10;
  const words =
    difference === 0
      ? analysisForm.fits(formatDollars(total))
      : analysisForm.differs(
          formatDollars(total),
          formatDollars(difference),
          percent,
          total > middle,
          formatDollars(middle),
        );
  return { fits: difference * 100 <= middle, words };
}

/** Converts proposed months to field values, and adds the hidden field `PROPOSED_FIELD`. */
function toTexts(months: readonly Month[]): Texts {
  const texts = Object.fromEntries(
    months.flatMap(({ nights, rent }, month) => [
      [monthPath(month, 'nights'), String(nights)],
      [monthPath(month, 'rent'), formatDollars(rent)],
    ]),
  );
  return { ...texts, [PROPOSED_FIELD]: joinMonths(texts) };
}
