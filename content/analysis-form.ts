/** Why a value of a home or a month was rejected. `text` is what was typed. */
type Rejection = { missing: string; invalid: (text: string) => string };

const rejection = (label: string, range: string): Rejection => ({
  missing: `The ${label} is missing.`,
  invalid: (text) => `“${text}” isn’t a ${label} ${range}.`,
});

/** The words of the office's form that writes an analysis. Browsers need these as script. */
export const analysisForm = {
  homesTitle: '1. Homes like it',
  homesLead:
    'One home a line: name, bedrooms, miles away, nights in a year, average nightly rate. Paste from a spreadsheet, or type with commas. Four to ten homes.',
  homes: 'Homes, one a line',
  readAs: 'Read as',
  heads: ['Bedrooms', 'Miles', 'Nights', 'Rate', 'A year'],
  ends: { low: 'Low', middle: 'Middle', high: 'High' },
  line: (number: number, problem: string) => `Line ${number}: ${problem}`,
  header: (number: number) => `Line ${number} was read as the names of the columns.`,
  noHomes: 'Paste 4 to 10 homes, one a line.',
  wrongCount: (count: number) => `4 to 10 homes are needed, and this is ${count}.`,
  tooLittle: 'The middle of these homes is less than $100 a year. Check their nights and rates.',
  noFigures: (text: string) =>
    `“${text}” has no figures. Put a tab, a comma or a semicolon between name, bedrooms, miles, nights and rate.`,
  tooMany: (count: number) =>
    `This has ${count} values instead of 5: name, bedrooms, miles, nights, rate. Put a name or a number that contains a comma in quotes.`,
  longName: (most: number) => `The name is longer than ${most} characters.`,
  columns: {
    name: { missing: 'The name is missing.', invalid: () => '' },
    bedrooms: rejection('number of bedrooms', 'from 0 to 20'),
    miles: rejection('distance', 'from 0 to 100 miles'),
    nights: rejection('number of nights', 'from 1 to 365'),
    rate: rejection('nightly rate', 'from $20 to $20,000'),
  },
  yearTitle: '2. The year, month by month',
  yearLead: (curve: string) =>
    `Filled in from the middle figure and our season curve for ${curve}, which is a sample and not measured. Change what you know better.`,
  nights: (month: string) => `Nights in ${month}`,
  rent: (month: string) => `Rent in ${month}`,
  monthNights: (days: number) => rejection('number of nights', `from 0 to ${days}`),
  monthRent: rejection('rent', 'in dollars'),
  notYetFilled: 'These are filled in when you save or look at the pages.',
  fits: (sum: string) => `The rents add up to ${sum}, which is the middle.`,
  differs: (sum: string, difference: string, percent: number, isAbove: boolean, middle: string) =>
    `The rents add up to ${sum}, which is ${difference} (${percent}%) ${isAbove ? 'above' : 'below'} the middle of ${middle}.`,
  withinOne: 'Bring them within 1%, or fill them in again.',
  fillAgain: 'Fill in the months again',
  todoTitle: '3. Three things to do first',
  todoLead: 'What this owner can do with us or without us. This is what they remember.',
  thing: (number: number) => `Thing ${number}`,
  todo: {
    what: { label: 'What', missing: 'Say what to do.' },
    why: { label: 'Why and how', missing: 'Say why, and how.' },
    effort: { label: 'Effort', missing: 'Say how much time or money it takes.' },
  },
  tooLong: (most: number, length: number) => `Keep this to ${most} characters; it has ${length}.`,
} as const;
