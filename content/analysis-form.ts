import { limits } from './limits';
import { formatNumber } from './numbers';
import { calendarMonths } from './season-curves';

/** Errors for a field of a home or month. `text` is what was typed. */
type FieldErrors = { label: string; missing: string; invalid: (text: string) => string };

const quote = (text: string) => `“${text.length > 60 ? `${text.slice(0, 59).toWellFormed()}…` : text}”`;

const createErrors = (label: string, range: string): FieldErrors => ({
  label,
  missing: `The ${label} is missing.`,
  invalid: (text) => `${quote(text)} isn’t a ${label} ${range}.`,
});

const nightsErrors = createErrors('number of nights', 'from 1 to 365');
const nightsHint = (percent: number) =>
  ` Put the booked nights instead: ${percent}% of a whole year is ${Math.round(3.65 * percent)}.`;

/** A pasted column: its name, its place from 0, and the first value below. */
type PastedColumn = { name: string; place: number; cell: string };

const columnErrors = {
  name: createErrors('name', ''),
  bedrooms: createErrors('number of bedrooms', 'from 0 to 20'),
  miles: createErrors('distance', 'from 0 to 100 miles'),
  nights: {
    ...nightsErrors,
    invalid: (text: string) =>
      nightsErrors.invalid(text) + (text.endsWith('%') ? nightsHint(Number.parseFloat(text)) : ''),
  },
  rate: createErrors('nightly rate', 'from $20 to $20,000'),
};

/** Why a line is left out. */
const reasons = {
  above: 'above the names of the columns',
  names: 'the names of the columns again',
  summary: 'a summary of other lines or the owner’s own home',
  repeated: 'the same home and figures as on an earlier line',
};

/** Copy for the office's form that writes an analysis. Browsers load this file as a script. */
export const analysisForm = {
  title: (name: string) => `Analysis for ${name}`,
  homesTitle: '1. Homes like it',
  homesLead:
    'One home a line: name, bedrooms, miles away, nights in a year, average nightly rate. Paste from a spreadsheet, or type with commas. Four to ten homes.',
  homes: 'Homes, one a line',
  heads: ['Read as', 'Nights', 'Rate', 'A year'],
  facts: (bedrooms: number, miles: number) => `${bedrooms} BR, ${miles} mi`,
  ends: { low: 'Low', middle: 'Middle', high: 'High' },
  problemIn: (number: number, problem: string) => `Line ${number}: ${problem}`,
  header: (number: number, used: readonly string[]) =>
    `Line ${number} names the columns. We use these: ${used.join(', ')}.`,
  reasons,
  lineOf: (number: number, name: string) => (name ? `${number} (${quote(name)})` : `${number}`),
  leftOut: (lines: Readonly<Record<keyof typeof reasons, readonly string[]>>) =>
    (['above', 'names', 'summary', 'repeated'] as const).flatMap((reason) => {
      const [numbers, more] = [lines[reason], lines[reason].length - 10];
      const list = numbers.slice(0, 10).join(', ') + (more > 0 ? ` and ${more} more` : '');
      const title = numbers.length > 1 ? 'Lines' : 'Line';
      return numbers.length > 0 ? `${title} ${list}: left out (${reasons[reason]}).` : [];
    }),
  whichColumn: (column: keyof typeof columnErrors, options: readonly PastedColumn[]) => {
    const names = options.map(({ name, place }) => `${quote(name)} (column ${place + 1})`).join(' or ');
    const rest = options.length > 2 ? 'columns' : 'column';
    return `Which of these is the ${columnErrors[column].label}: ${names}? Delete the other ${rest}.`;
  },
  noColumn: (column: keyof typeof columnErrors, others: readonly PastedColumn[]) => {
    const names = others.slice(0, 3).map(({ name }) => quote(name));
    const unclear = names.length > 0 ? ` We left out ${names.join(', ')}, which may be something else.` : '';
    const share = Number.parseFloat(
      others.find(({ name }) => /occ/i.test(name))?.cell.replace(',', '.') ?? '',
    );
    const percent = Math.round(share * (share <= 1 ? 1_000 : 10)) / 10;
    const hint = column === 'nights' && percent <= 100 ? nightsHint(percent) : '';
    const title = `“${column[0]?.toUpperCase()}${column.slice(1)}”`;
    return `${columnErrors[column].missing} Name its column ${title}.${unclear}${hint}`;
  },
  otherYears: (names: readonly string[]) =>
    `Are ${names.map(quote).join(' and ')} of the same, latest year? Paste nights and rates of the last 12 months, named “Nights” and “Rate”.`,
  maybeSummary: (text: string) =>
    `${quote(text)} may sum up other lines. If so, delete this line. If this is a home like it, change these words.`,
  sameHome: (name: string, line: number) =>
    `${quote(name)} is on line ${line} too, with other figures. Delete one of the two, or give them different names.`,
  noName: (count: number) =>
    `The name is missing: this line starts with a number and has ${count} values. Each line is name, bedrooms, miles, nights, rate.`,
  tooManyLines: (most: number) => `Here are more than ${most} lines. Keep the 4 to 10 homes most like it.`,
  moreProblems: (count: number) => `These homes have ${formatNumber(count)} more problems.`,
  noHomes: 'Paste 4 to 10 homes, one a line.',
  wrongCount: (count: number) => `4 to 10 homes are needed, and this is ${formatNumber(count)}.`,
  tooLittle: 'The middle of these homes is less than $100 a year. Check their nights and rates.',
  oneMonth:
    'No home has more than 31 nights. If these are the nights of a month, paste those of the last 12 months.',
  noFigures: (text: string) =>
    `${quote(text)} has no figures. Put a tab, a comma or a semicolon between name, bedrooms, miles, nights and rate.`,
  tooMany: (count: number, expected: number, isTyped: boolean) =>
    `This has ${count} values instead of ${expected}. ${
      isTyped
        ? 'Put a name or a number that contains a comma in quotes.'
        : 'Copy the line with the names of the columns too, and we’ll find the right ones.'
    }`,
  longName: (most: number) => `The name is longer than ${most} characters.`,
  columns: columnErrors,
  yearTitle: '2. The year, month by month',
  yearLead: (curve: string) =>
    `Leave these empty at first. When you save, nights and rent of each month are filled in from the middle figure and our season curve for ${curve}, which is a sample and not measured. Then change what you know better.`,
  monthHints: { nights: 'Nights', rent: 'Rent' },
  nights: (month: string) => `Nights in ${month}`,
  rent: (month: string) => `Rent in ${month}`,
  monthNights: (days: number) => createErrors('number of nights', `from 0 to ${days}`),
  monthRent: createErrors('rent', 'in dollars'),
  notYetFilled: 'These are filled in when you save or look at the pages.',
  fits: (sum: string) => `The rents add up to ${sum}, which is the middle.`,
  differs: (sum: string, difference: string, percent: number, isAbove: boolean, middle: string) =>
    `The rents add up to ${sum}, which is ${difference} (${percent}%) ${isAbove ? 'above' : 'below'} the middle of ${middle}.`,
  withinOne: 'Bring them within 1%, or fill them in again.',
  fillAgain: 'Fill in the months again',
  todoTitle: '3. Three things to do first',
  todoLead: `What this owner can do with us or without us. This is what they remember. Up to ${limits.analysis.what} characters for what to do, ${limits.analysis.why} for why and how, ${limits.analysis.effort} for the effort.`,
  thing: (number: number) => `Thing ${number}`,
  todo: {
    what: { label: 'What', missing: 'Say what to do.' },
    why: { label: 'Why and how', missing: 'Say why, and how.' },
    effort: { label: 'Effort', missing: 'Say how much time or money it takes.' },
  },
  line: (name: string) => `A line to ${name}`,
  lineHint: `At the top of the email and of the first page, signed with our name. Up to ${limits.analysis.line} characters.`,
  lastYear: 'Rent of last year',
  lastYearHint: 'As the owner gave it. Without it, both pages leave out the comparison with last year.',
  lineLabel: 'Your line',
  gets: (name: string) => `What ${name} gets`,
  see: 'See both pages',
  save: 'Save for later',
  send: (name: string) => `Send to ${name}`,
  sending: `We email a private link, valid for ${limits.analysisDays} days, with three free times for a call. The lead is marked as answered. You can correct the analysis and send it again.`,
  notSent: (count: number) =>
    `Nothing was sent or saved: ${count === 1 ? 'one thing needs' : `${count} things need`} another look. Your input is still in its fields.`,
  draftSaved: 'somebody saved a draft',
  wasSent: 'somebody sent the analysis',
  theirs: (field: string) => `${field}, saved meanwhile:`,
  empty: '(empty)',
  /** The name of a field in lists of problems or differences; empty for hidden fields. */
  fieldName: (path: string) => {
    const [, list, at, name] = /^(months|todo)\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
    if (list === 'months') return `${calendarMonths[Number(at)]?.name}, ${name}`;
    if (list === 'todo') return `Thing ${Number(at) + 1}, ${name}`;
    return { homes: 'Homes', line: 'Your line', lastYear: 'Rent of last year' }[path] ?? '';
  },
  preview: (name: string) => `This is what ${name} will see. It is saved, and not sent.`,
  backToForm: 'Back to the form',
  tooLong: (most: number, length: number) => `Keep this to ${most} characters; it has ${length}.`,
} as const;
