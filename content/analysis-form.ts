import { calendarMonths } from './season-curves';

/** Errors for a field of a home or month. `text` is what was typed. */
type FieldErrors = { missing: string; invalid: (text: string) => string };

const quote = (text: string) => `“${text.length > 60 ? `${text.slice(0, 59).toWellFormed()}…` : text}”`;

const createErrors = (label: string, range: string): FieldErrors => ({
  missing: `The ${label} is missing.`,
  invalid: (text) => `${quote(text)} isn’t a ${label} ${range}.`,
});

const nightsErrors = createErrors('number of nights', 'from 1 to 365');

/** What the columns are called in a sentence, and in the line of column names. */
const columnLabels = {
  name: ['name', 'Name'],
  bedrooms: ['number of bedrooms', 'Bedrooms'],
  miles: ['distance', 'Miles'],
  nights: ['number of nights', 'Nights'],
  rate: ['nightly rate', 'Rate'],
} as const;
type ColumnName = { name: string; number: number };

/** What happened to lines, after their numbers. */
const notices = {
  above: 'left out, because this is above the names of the columns.',
  names: 'left out, because this repeats the names of the columns.',
  summary: 'left out, because this sums up other lines and isn’t a home.',
  repeated: 'left out, because an earlier line has the same home with the same figures.',
  kilometers: 'converted from kilometers to miles.',
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
  notices,
  lineOf: (number: number, name = '') => (name ? `${number} (${quote(name)})` : `${number}`),
  notice: (kind: keyof typeof notices, lines: readonly string[]) => {
    const more = lines.length > 10 ? ` and ${(lines.length - 10).toLocaleString('en-US')} more` : '';
    return `${lines.length > 1 ? 'Lines' : 'Line'} ${lines.slice(0, 10).join(', ')}${more}: ${notices[kind]}`;
  },
  whichColumn: (column: keyof typeof columnLabels, candidates: readonly ColumnName[]) => {
    const names = candidates.map(({ name, number }) => `${quote(name)} (column ${number})`).join(' or ');
    const others = candidates.length > 2 ? 'columns' : 'column';
    return `Which of these is the ${columnLabels[column][0]}: ${names}? Delete the other ${others}.`;
  },
  noColumn: (column: keyof typeof columnLabels, others: readonly ColumnName[]) => {
    const [label, title] = columnLabels[column];
    const names = others.slice(0, 3).map(({ name }) => quote(name));
    const unclear = names.length > 0 ? ` We left out ${names.join(', ')}, which may be something else.` : '';
    return `The ${label} is missing. Name its column “${title}”.${unclear}`;
  },
  sameHome: (name: string, line: number) =>
    `${quote(name)} is on line ${line} too, with other figures. Delete one of the two lines, or give them different names.`,
  occupancy: (text: string, percent: number) =>
    `${nightsErrors.invalid(text)} Put the booked nights instead: ${percent}% of a whole year is ${Math.round(3.65 * percent)}.`,
  renameNights: (text: string) =>
    `${quote(text)} is in a column of occupancies. If these are the booked nights, name the column “Nights”.`,
  noName: (count: number) =>
    `The name is missing: this line starts with a number and has ${count} values. Each line is name, bedrooms, miles, nights, rate.`,
  moreProblems: (count: number) => `These homes have ${count.toLocaleString('en-US')} more problems.`,
  noHomes: 'Paste 4 to 10 homes, one a line.',
  wrongCount: (count: number) => `4 to 10 homes are needed, and this is ${count.toLocaleString('en-US')}.`,
  tooLittle: 'The middle of these homes is less than $100 a year. Check their nights and rates.',
  noFigures: (text: string) =>
    `${quote(text)} has no figures. Put a tab, a comma or a semicolon between name, bedrooms, miles, nights and rate.`,
  tooMany: (count: number, expected: number, isTyped: boolean) =>
    `This has ${count} values instead of ${expected}. ${
      isTyped
        ? 'Put a name or a number that contains a comma in quotes.'
        : 'Copy the line with the names of the columns too, and we’ll find the right ones.'
    }`,
  longName: (most: number) => `The name is longer than ${most} characters.`,
  columns: {
    name: { missing: 'The name is missing.', invalid: () => '' },
    bedrooms: createErrors('number of bedrooms', 'from 0 to 20'),
    miles: createErrors('distance', 'from 0 to 100 miles'),
    nights: nightsErrors,
    rate: createErrors('nightly rate', 'from $20 to $20,000'),
  },
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
  todoLead:
    'What this owner can do with us or without us. This is what they remember. Up to 80 characters for what to do, 300 for why and how, 60 for the effort.',
  thing: (number: number) => `Thing ${number}`,
  todo: {
    what: { label: 'What', missing: 'Say what to do.' },
    why: { label: 'Why and how', missing: 'Say why, and how.' },
    effort: { label: 'Effort', missing: 'Say how much time or money it takes.' },
  },
  line: (name: string) => `A line to ${name}`,
  lineHint: `At the top of the email and of the first page, signed with our name. Up to 500 characters.`,
  lastYear: 'Rent of last year',
  lastYearHint: 'As the owner gave it. Without it, both pages leave out the comparison with last year.',
  lineLabel: 'Your line',
  optional: '(optional)',
  gets: (name: string) => `What ${name} gets`,
  see: 'See both pages',
  save: 'Save for later',
  send: (name: string) => `Send to ${name}`,
  sending:
    'We email a private link, valid for 180 days, with three free times for a call. The lead is marked as answered. You can correct the analysis and send it again.',
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
