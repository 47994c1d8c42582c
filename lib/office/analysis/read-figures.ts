import { analysisForm } from '@/content/analysis-form';
import { calendarMonths } from '@/content/season-curves';
import { inDollars, type Month, proposeMonths, rangeOf, totalsOf } from './figures';
import { type Figure, nightsFigure, parseFigure, readHomes, rentFigure } from './read-homes';

/** The fields of the office's form as they were typed, by their path in an analysis: "homes", "months[3].rent". */
export type Texts = Readonly<Record<string, string>>;

/** What must be corrected, by the path of the field; `line` is its line in the pasted homes. */
export type Problem = { path: string; message: string; line?: number };

/** Says what is wrong, and in which line or field. */
export const formatProblem = ({ path, message, line }: Problem): string =>
  line === undefined
    ? [analysisForm.fieldName(path), message].filter(Boolean).join(': ')
    : analysisForm.problemIn(line, message);

export const monthPath = (month: number, figure: keyof Month) => `months[${month}].${figure}`;
export const monthPaths = calendarMonths.flatMap((_, month) => [
  monthPath(month, 'nights'),
  monthPath(month, 'rent'),
]);

/** The field that holds the months as they were last filled in, so that those nobody changed follow the homes. */
export const PROPOSED = 'proposed';

const monthsIn = (texts: Texts) => monthPaths.map((path) => texts[path]?.trim() ?? '').join(' ');

/** Returns the texts without their months, so that they are filled in again. */
export const removeMonths = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([path]) => !monthPaths.includes(path)));

/**
 * Reads the homes and the months of the form, and fills in the months that nobody changed from the middle figure.
 * `range` is null if a home must be corrected, `months` if a month must be.
 */
export function readFigures(given: Texts, area: string) {
  const { lines, header } = readHomes(given.homes ?? '');
  const homes = lines.flatMap(({ home }) => home ?? []);
  const problems = lines.flatMap((line, at) =>
    line.problems.map(({ column, message }): Problem => {
      const path = column ? `homes[${at}].${column}` : `homes[${at}]`;
      return { path, message, line: line.number };
    }),
  );
  if (lines.length === 0) problems.push({ path: 'homes', message: analysisForm.noHomes });
  else if (lines.length < 4 || lines.length > 10)
    problems.push({ path: 'homes', message: analysisForm.wrongCount(lines.length) });
  else if (problems.length === 0 && rangeOf(homes).middle === 0)
    problems.push({ path: 'homes', message: analysisForm.tooLittle });
  const range = problems.length === 0 ? rangeOf(homes) : null;

  const isUntouched = monthsIn(given).trim() === '' || monthsIn(given) === given[PROPOSED];
  const texts = range && isUntouched ? { ...given, ...toTexts(proposeMonths(homes, area)) } : given;
  const isFilled = monthsIn(texts).trim() !== '';
  const read = (
    path: string,
    figure: Figure,
    words: { missing: string; invalid: (text: string) => string },
  ) => {
    const text = texts[path]?.trim() ?? '';
    const value = parseFigure(text, figure);
    if (value === null && isFilled)
      problems.push({ path, message: text ? words.invalid(text) : words.missing });
    return value;
  };
  const months = calendarMonths.flatMap(({ days }, month): Month[] => {
    const nights = read(monthPath(month, 'nights'), nightsFigure(days), analysisForm.monthNights(days));
    const rent = read(monthPath(month, 'rent'), rentFigure, analysisForm.monthRent);
    return nights === null || rent === null ? [] : [{ nights, rent }];
  });
  const isComplete = months.length === calendarMonths.length;
  const balance = range && isComplete ? balanceOf(totalsOf(months).rent, range.middle) : null;
  if (balance && !balance.fits)
    problems.push({ path: 'months', message: `${balance.words} ${analysisForm.withinOne}` });
  /** Whether the months are about to change, because the homes have. */
  const areMonthsUpdated = monthsIn(texts) !== monthsIn(given);
  return { lines, header, homes, range, texts, months, balance, areMonthsUpdated, problems };
}

/** Compares the rents of the months with the middle figure; they fit within 1 percent. */
function balanceOf(rent: number, middle: number) {
  // A sum of cents has fractions of them.
  const total = Math.round(rent * 100) / 100;
  const difference = Math.abs(total - middle);
  const percent = Math.round((difference * 1000) / middle) / 10;
  const words =
    difference === 0
      ? analysisForm.fits(inDollars(total))
      : analysisForm.differs(
          inDollars(total),
          inDollars(difference),
          percent,
          total > middle,
          inDollars(middle),
        );
  return { fits: difference * 100 <= middle, words };
}

/** Returns months as the fields of the form, with a copy to tell later whether anybody changed them. */
function toTexts(months: readonly Month[]): Texts {
  const texts = Object.fromEntries(
    months.flatMap(({ nights, rent }, month) => [
      [monthPath(month, 'nights'), String(nights)],
      [monthPath(month, 'rent'), inDollars(rent)],
    ]),
  );
  return { ...texts, [PROPOSED]: monthsIn(texts) };
}
